/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResultDetailsQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type ResultDetailsQuery = { assessment: { id: string, result: { id: string, reference: string, externalId: string | null, language: Types.ContentLanguage, score: number, totalScore: number, percentage: number, status: Types.ResultStatus, isDisqualified: boolean, awaitingCount: number, startedAt: string, submittedAt: string, submittedBy: Types.ClosedBy, usedSeconds: number, allottedSeconds: number, passMark: number, standardError: number | null, isTooCloseToCall: boolean, invitation: { id: string, tags: Array<string>, candidate: { id: string, name: string }, decisions: { edges: Array<{ node: { id: string, reason: string | null, decidedByName: string, decidedAt: string, stage: { id: string, name: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, notes: { edges: Array<{ node: { id: string, text: string, writtenByName: string, writtenAt: string, isOwn: boolean, mentionedNames: Array<string> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, decisionStage: { id: string, name: string | null } | null } | null, assessment: { id: string, title: string, tags: Array<string>, configuration: { languages: Types.LanguageOffer }, decisionStages: Array<{ id: string, name: string | null, count: number }> }, feedback: { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: Types.FeedbackDelivery }, questions: Array<
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
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
             | null } | null, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> }
      >, hiding: { parts: Array<Types.ReportPart>, revealedUntil: string | null }, candidate: { id: string, name: string, email: string, phone: string | null } | null, band: { name: string, color: string, min: number, max: number } | null, gradeBands: Array<{ name: string, color: string, min: number, max: number }>, percentile: { rank: number, groupSize: number, groupName: string } | null, inSameLanguage: { rank: number, groupSize: number, language: Types.ContentLanguage | null } | null } } };

export type ResultProgressedSubscriptionVariables = Exact<{
  assessmentId: string;
}>;


export type ResultProgressedSubscription = { attemptProgressed: { id: string, state: Types.ExamState, candidate: { id: string } } };


export const ResultDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionPanel_invitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionStages_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Feedback_feedback"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionList_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerDetail_question"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkHistory_question"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultHeader_result"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WhyDrawer_result"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionCell_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Decisions_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DecisionConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notes_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoteConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByName"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mentionedNames"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionBeside_words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionWords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChoicesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choiceIds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"choiceId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruthAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truth"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlanksAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blanks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CellsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FilesAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileIds"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Derivation_mark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"derivation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultStanding_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"standardError"}},{"kind":"Field","name":{"kind":"Name","value":"isTooCloseToCall"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"inSameLanguage"},"name":{"kind":"Name","value":"percentile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inSameLanguage"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"groupSize"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionPanel_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionCell_invitation"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Decisions_list"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notes_list"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionStages_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerDetail_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"givenIn"}},{"kind":"Field","name":{"kind":"Name","value":"inOtherLanguage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionBeside_words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenAnswer_answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lateCountedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"markedByName"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultipleChoiceResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowsSeveral"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DropdownResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QualifierResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isRight"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrueFalseResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truth"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShortAnswerResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"lowLabel"}},{"kind":"Field","name":{"kind":"Name","value":"highLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FillInTheBlankResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gapText"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNumeric"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"tolerance"}},{"kind":"Field","name":{"kind":"Name","value":"rightChoices"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpreadsheetResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileUploadResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileKinds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AudioResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VideoResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenEndedResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wordLimit"}},{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlidesResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"XlcxResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rubric"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkHistory_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"changesFeedback"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultHeader_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultStanding_result"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDisqualified"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WhyDrawer_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"band"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Derivation_mark"}}]}}]}}]}}]} as unknown as DocumentNode<ResultDetailsQuery, ResultDetailsQueryVariables>;
export const ResultProgressedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ResultProgressed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptProgressed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ResultProgressedSubscription, ResultProgressedSubscriptionVariables>;
type ResultDetailsQueryOptions = (useQuery.Options<ResultDetailsQuery, ResultDetailsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useResultDetailsQuery = (options: ResultDetailsQueryOptions) => useQuery(ResultDetailsDocument, options);
export const useResultDetailsLazyQuery = (options?: useLazyQuery.Options<ResultDetailsQuery, ResultDetailsQueryVariables>) =>
  useLazyQuery(ResultDetailsDocument, options);

export const useResultProgressedSubscription = (options: useSubscription.Options<ResultProgressedSubscription, ResultProgressedSubscriptionVariables>) =>
  useSubscription(ResultProgressedDocument, options);