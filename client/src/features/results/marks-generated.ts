/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkAnswerMutationVariables = Exact<{
  input: Types.MarkAnswerInput;
}>;


export type MarkAnswerMutation = { markAnswer: { outcome:
      | { __typename: 'MarkChanged', revision: number, points: number | null, feedback: string | null, markedAt: string | null }
      | { __typename: 'Result', id: string, reference: string, externalId: string | null, language: Types.ContentLanguage, score: number, totalScore: number, percentage: number, status: Types.ResultStatus, isDisqualified: boolean, awaitingCount: number, startedAt: string, submittedAt: string, submittedBy: Types.ClosedBy, usedSeconds: number, allottedSeconds: number, passMark: number, standardError: number | null, isTooCloseToCall: boolean, questions: Array<
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, recordSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, dateRange: { earliest: string | null, latest: string | null }, dateKey: { from: string, to: string } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, fileKinds: Array<Types.FileKind>, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, gapText: string, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }>, blanks: Array<{ acceptedAnswers: Array<string>, tolerance: string | null, rightChoices: Array<number> | null }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, prompts: Array<{ id: string, text: string, match: number | null }>, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, allowsSeveral: boolean, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, unit: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, number: { value: string, tolerance: string, others: Array<{ value: string, tolerance: string, share: string }> | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, wordLimit: number | null, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null }, ratingKey: { from: number, to: number } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, acceptedAnswers: Array<string>, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> }, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, truth: boolean | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, recordSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
          | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
                | { blanks: Array<string> }
                | { cells: Array<{ row: number, column: number, text: string }> }
                | { choiceIds: Array<string> }
                | { date: string }
                | { fileIds: Array<string> }
                | { matches: Array<{ promptId: string, choiceId: string }> }
                | { rating: number }
                | { text: string }
                | { truth: boolean }
               | null } | null }
        >, hiding: { parts: Array<Types.ReportPart>, revealedUntil: string | null }, candidate: { id: string, name: string, email: string, phone: string | null } | null, band: { name: string, color: string, min: number, max: number } | null, gradeBands: Array<{ name: string, color: string, min: number, max: number }>, percentile: { rank: number, groupSize: number, groupName: string } | null, inSameLanguage: { rank: number, groupSize: number, language: Types.ContentLanguage | null } | null }
     } };

export type CountLateAnswerMutationVariables = Exact<{
  input: Types.CountLateAnswerInput;
}>;


export type CountLateAnswerMutation = { countLateAnswer: { result: { id: string, reference: string, externalId: string | null, language: Types.ContentLanguage, score: number, totalScore: number, percentage: number, status: Types.ResultStatus, isDisqualified: boolean, awaitingCount: number, startedAt: string, submittedAt: string, submittedBy: Types.ClosedBy, usedSeconds: number, allottedSeconds: number, passMark: number, standardError: number | null, isTooCloseToCall: boolean, questions: Array<
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, recordSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, dateRange: { earliest: string | null, latest: string | null }, dateKey: { from: string, to: string } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, fileKinds: Array<Types.FileKind>, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, gapText: string, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, gaps: Array<{ isNumeric: boolean, choices: Array<string> }>, blanks: Array<{ acceptedAnswers: Array<string>, tolerance: string | null, rightChoices: Array<number> | null }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, prompts: Array<{ id: string, text: string, match: number | null }>, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, allowsSeveral: boolean, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, unit: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, number: { value: string, tolerance: string, others: Array<{ value: string, tolerance: string, share: string }> | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, wordLimit: number | null, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, choices: Array<{ id: string, text: string, isRight: boolean, isFixed: boolean }>, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, rating: { min: number, max: number, lowLabel: string | null, highLabel: string | null }, ratingKey: { from: number, to: number } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, acceptedAnswers: Array<string>, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, grid: { columns: number, rows: number, cells: Array<{ row: number, column: number, text: string, isLocked: boolean }> }, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, truth: boolean | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, recordSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
        | { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, isAdditional: boolean, skill: string, difficulty: Types.Difficulty, usedSeconds: number | null, allottedSeconds: number, rubric: string | null, givenIn: Types.ContentLanguage | null, closedBy: Types.ClosedBy | null, lateCountedAt: string | null, mark: { origin: Types.MarkOrigin, score: number | null, maxScore: number, revision: number, feedback: string | null, markedByName: string | null, markedAt: string | null, explanation: { code: string, params: Array<{ name: string, value: string }> }, derivation: { rule: Types.DerivationRule, floor: number, rounding: number, parts: Array<{ label: string | null, given: string | null, read: string | null, steps: Array<Types.ReadingStep>, expected: Array<string>, verdict: Types.PartVerdict, score: number, maxScore: number }> } }, lateAnswer: { revision: number, savedAt: string, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null, inOtherLanguage: { language: Types.ContentLanguage, text: string, textHtml: string | null, gapText: string | null, choices: Array<string>, acceptedAnswers: Array<string> } | null, files: Array<{ id: string, name: string, contentType: string, byteSize: number, scan: Types.FileScan | null, url: string }>, answer: { savedAt: string, revision: number, value:
              | { blanks: Array<string> }
              | { cells: Array<{ row: number, column: number, text: string }> }
              | { choiceIds: Array<string> }
              | { date: string }
              | { fileIds: Array<string> }
              | { matches: Array<{ promptId: string, choiceId: string }> }
              | { rating: number }
              | { text: string }
              | { truth: boolean }
             | null } | null }
      >, hiding: { parts: Array<Types.ReportPart>, revealedUntil: string | null }, candidate: { id: string, name: string, email: string, phone: string | null } | null, band: { name: string, color: string, min: number, max: number } | null, gradeBands: Array<{ name: string, color: string, min: number, max: number }>, percentile: { rank: number, groupSize: number, groupName: string } | null, inSameLanguage: { rank: number, groupSize: number, language: Types.ContentLanguage | null } | null } } };


export const MarkAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionList_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultHeader_result"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WhyDrawer_result"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkConflict_mark"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionBeside_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChoicesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"choiceId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruthAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truth"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlanksAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blanks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CellsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FilesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultStanding_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"isTooCloseToCall"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"inSameLanguage"},"name":{"kind":"Name","value":"percentile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inSameLanguage"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"givenIn"}},{"kind":"Field","name":{"kind":"Name","value":"inOtherLanguage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionBeside_words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateCountedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultipleChoiceResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DropdownResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QualifierResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrueFalseResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truth"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShortAnswerResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FillInTheBlankResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNumeric"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"rightChoices"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpreadsheetResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileUploadResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AudioResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenEndedResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlidesResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"XlcxResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultHeader_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultStanding_result"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDisqualified"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WhyDrawer_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkConflict_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]} as unknown as DocumentNode<MarkAnswerMutation, MarkAnswerMutationVariables>;
export const CountLateAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CountLateAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountLateAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countLateAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionList_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultHeader_result"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WhyDrawer_result"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionBeside_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChoicesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"choiceId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruthAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truth"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlanksAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blanks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CellsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FilesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultStanding_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"isTooCloseToCall"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"inSameLanguage"},"name":{"kind":"Name","value":"percentile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inSameLanguage"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"givenIn"}},{"kind":"Field","name":{"kind":"Name","value":"inOtherLanguage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionBeside_words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateCountedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultipleChoiceResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DropdownResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QualifierResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrueFalseResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truth"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShortAnswerResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FillInTheBlankResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNumeric"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"rightChoices"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpreadsheetResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileUploadResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AudioResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenEndedResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlidesResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"XlcxResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultHeader_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultStanding_result"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDisqualified"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WhyDrawer_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}}]}}]}}]}}]} as unknown as DocumentNode<CountLateAnswerMutation, CountLateAnswerMutationVariables>;
export const useMarkAnswerMutation = (options?: useMutation.Options<MarkAnswerMutation, MarkAnswerMutationVariables>) =>
  useMutation(MarkAnswerDocument, options);

export const useCountLateAnswerMutation = (options?: useMutation.Options<CountLateAnswerMutation, CountLateAnswerMutationVariables>) =>
  useMutation(CountLateAnswerDocument, options);