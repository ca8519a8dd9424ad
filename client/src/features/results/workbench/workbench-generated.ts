/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkingQueue_ItemFragment = { id: string, assessmentId: string, assessmentTitle: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, candidateName: string | null, alias: string, score: number | null, maxScore: number, hasLateAnswer: boolean };

export type MarkingPanel_TaskFragment = { id: string, assessmentId: string, assessmentTitle: string, position: number, type: Types.QuestionType, text: string, candidateName: string | null, alias: string, score: number | null, maxScore: number, attemptId: string, isBlind: boolean, revision: number, criteria: Array<{ text: string, points: number }>, marks: Array<{ score: number, feedback: string | null, markedByName: string | null, markedAt: string | null }>, question:
    | { recordSeconds: number, rubric: string | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, dateRange: { earliest: string | null, latest: string | null }, dateKey: { from: string, to: string } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { rubric: string | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { fileKinds: Array<Types.FileKind>, rubric: string | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { gapText: string, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }>, blanks: Array<{ acceptedAnswers: Array<string>, tolerance: string | null, rightChoices: Array<number> | null }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, prompts: Array<{ id: string, text: string, match: number | null }>, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { allowsSeveral: boolean, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { unit: string | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, number: { value: string, tolerance: string, others: Array<{ value: string, tolerance: string, share: string }> | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { wordLimit: number | null, rubric: string | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null }, ratingKey: { from: number, to: number } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { acceptedAnswers: Array<string>, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { rubric: string | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { rubric: string | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> }, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { truth: boolean | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { recordSeconds: number, rubric: string | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
    | { rubric: string | null, id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, givenIn: Types.ContentLanguage | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, lateAnswer: { savedAt: string, revision: number, value:
          | { blanks: Array<string> }
          | { cells: Array<{ row: number, column: number, text: string }> }
          | { choiceIds: Array<string> }
          | { date: string }
          | { fileIds: Array<string> }
          | { matches: Array<{ promptId: string, choiceId: string }> }
          | { rating: number }
          | { text: string }
          | { truth: boolean }
         | null } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } } }
   };

export type MarkDifferences_ReportFragment = { compared: number, identical: number, withinTolerance: number, meanDistance: number | null, differences: Array<{ first: number, second: number, firstByName: string | null, secondByName: string | null, isWithinTolerance: boolean, settledScore: number | null, settledReason: string | null, item: { id: string, position: number, text: string, textHtml: string | null, alias: string, candidateName: string | null, maxScore: number } }> };

export type MarkConflict_MarkFragment = { revision: number, points: number | null, feedback: string | null, markedAt: string | null };

export type GiveQueuedMarkMutationVariables = Exact<{
  input: Types.GiveQueuedMarkInput;
}>;


export type GiveQueuedMarkMutation = { giveQueuedMark: { outcome:
      | { __typename: 'MarkChanged', revision: number, points: number | null, feedback: string | null, markedAt: string | null }
      | { __typename: 'QueuedMark', remainingCount: number }
     } };

export type MarkingRulesQueryVariables = Exact<{
  assessmentId: string;
}>;


export type MarkingRulesQuery = { assessment: { id: string, markingRules: { assessmentId: string, isBlind: boolean, needsSecondMark: boolean, tolerancePercent: number } } };

export type MarkDifferencesQueryVariables = Exact<{
  assessmentId: string;
  isBlind: boolean;
}>;


export type MarkDifferencesQuery = { assessment: { id: string, markDifferences: { compared: number, identical: number, withinTolerance: number, meanDistance: number | null, differences: Array<{ first: number, second: number, firstByName: string | null, secondByName: string | null, isWithinTolerance: boolean, settledScore: number | null, settledReason: string | null, item: { id: string, position: number, text: string, textHtml: string | null, alias: string, candidateName: string | null, maxScore: number } }> } } };

export type SetMarkingRulesMutationVariables = Exact<{
  input: Types.MarkingRulesInput;
}>;


export type SetMarkingRulesMutation = { setMarkingRules: { markingRules: { assessmentId: string, isBlind: boolean, needsSecondMark: boolean, tolerancePercent: number } } };

export const MarkingQueue_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingQueue_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"hasLateAnswer"}}]}}]} as unknown as DocumentNode<MarkingQueue_ItemFragment, unknown>;
export const MarkingPanel_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingPanel_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionBeside_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChoicesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"choiceId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruthAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truth"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlanksAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blanks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CellsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FilesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"givenIn"}},{"kind":"Field","name":{"kind":"Name","value":"inOtherLanguage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionBeside_words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateCountedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultipleChoiceResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DropdownResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QualifierResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrueFalseResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truth"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShortAnswerResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FillInTheBlankResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNumeric"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"rightChoices"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpreadsheetResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileUploadResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AudioResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenEndedResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlidesResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"XlcxResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]}}]} as unknown as DocumentNode<MarkingPanel_TaskFragment, unknown>;
export const MarkDifferences_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkDifferences_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkDifferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compared"}},{"kind":"Field","name":{"kind":"Name","value":"identical"}},{"kind":"Field","name":{"kind":"Name","value":"withinTolerance"}},{"kind":"Field","name":{"kind":"Name","value":"meanDistance"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"second"}},{"kind":"Field","name":{"kind":"Name","value":"firstByName"}},{"kind":"Field","name":{"kind":"Name","value":"secondByName"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinTolerance"}},{"kind":"Field","name":{"kind":"Name","value":"settledScore"}},{"kind":"Field","name":{"kind":"Name","value":"settledReason"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}}]} as unknown as DocumentNode<MarkDifferences_ReportFragment, unknown>;
export const MarkConflict_MarkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkConflict_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]} as unknown as DocumentNode<MarkConflict_MarkFragment, unknown>;
export const GiveQueuedMarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveQueuedMark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveQueuedMarkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveQueuedMark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueuedMark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkConflict_mark"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkConflict_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]} as unknown as DocumentNode<GiveQueuedMarkMutation, GiveQueuedMarkMutationVariables>;
export const MarkingRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"markingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondMark"}},{"kind":"Field","name":{"kind":"Name","value":"tolerancePercent"}}]}}]}}]}}]} as unknown as DocumentNode<MarkingRulesQuery, MarkingRulesQueryVariables>;
export const MarkDifferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkDifferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isBlind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"markDifferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isBlind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isBlind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkDifferences_report"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkDifferences_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkDifferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compared"}},{"kind":"Field","name":{"kind":"Name","value":"identical"}},{"kind":"Field","name":{"kind":"Name","value":"withinTolerance"}},{"kind":"Field","name":{"kind":"Name","value":"meanDistance"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"second"}},{"kind":"Field","name":{"kind":"Name","value":"firstByName"}},{"kind":"Field","name":{"kind":"Name","value":"secondByName"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinTolerance"}},{"kind":"Field","name":{"kind":"Name","value":"settledScore"}},{"kind":"Field","name":{"kind":"Name","value":"settledReason"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}}]} as unknown as DocumentNode<MarkDifferencesQuery, MarkDifferencesQueryVariables>;
export const SetMarkingRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMarkingRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMarkingRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"isBlind"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondMark"}},{"kind":"Field","name":{"kind":"Name","value":"tolerancePercent"}}]}}]}}]}}]} as unknown as DocumentNode<SetMarkingRulesMutation, SetMarkingRulesMutationVariables>;
export const useGiveQueuedMarkMutation = (options?: useMutation.Options<GiveQueuedMarkMutation, GiveQueuedMarkMutationVariables>) =>
  useMutation(GiveQueuedMarkDocument, options);

type MarkingRulesQueryOptions = (useQuery.Options<MarkingRulesQuery, MarkingRulesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useMarkingRulesQuery = (options: MarkingRulesQueryOptions) => useQuery(MarkingRulesDocument, options);
export const useMarkingRulesLazyQuery = (options?: useLazyQuery.Options<MarkingRulesQuery, MarkingRulesQueryVariables>) =>
  useLazyQuery(MarkingRulesDocument, options);

type MarkDifferencesQueryOptions = (useQuery.Options<MarkDifferencesQuery, MarkDifferencesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useMarkDifferencesQuery = (options: MarkDifferencesQueryOptions) => useQuery(MarkDifferencesDocument, options);
export const useMarkDifferencesLazyQuery = (options?: useLazyQuery.Options<MarkDifferencesQuery, MarkDifferencesQueryVariables>) =>
  useLazyQuery(MarkDifferencesDocument, options);

export const useSetMarkingRulesMutation = (options?: useMutation.Options<SetMarkingRulesMutation, SetMarkingRulesMutationVariables>) =>
  useMutation(SetMarkingRulesDocument, options);