/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionList_Question_AudioResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_DateResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_DocumentResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_DropdownResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_FileUploadResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_FillInTheBlankResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_HiddenResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_MatchingResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_MultipleChoiceResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_NumberResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_OpenEndedResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_QualifierResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_RankingResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_RatingResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_ShortAnswerResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_SlidesResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_SpreadsheetResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_TrueFalseResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_VideoResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_Question_XlcxResultQuestion_Fragment = { id: string, position: number, type: Types.QuestionType, text: string, textHtml: string | null, skill: string, difficulty: Types.Difficulty, isAdditional: boolean, usedSeconds: number | null, allottedSeconds: number, lateAnswer: { revision: number } | null, mark: { score: number | null, maxScore: number, origin: Types.MarkOrigin } };

export type QuestionList_QuestionFragment =
  | QuestionList_Question_AudioResultQuestion_Fragment
  | QuestionList_Question_DateResultQuestion_Fragment
  | QuestionList_Question_DocumentResultQuestion_Fragment
  | QuestionList_Question_DropdownResultQuestion_Fragment
  | QuestionList_Question_FileUploadResultQuestion_Fragment
  | QuestionList_Question_FillInTheBlankResultQuestion_Fragment
  | QuestionList_Question_HiddenResultQuestion_Fragment
  | QuestionList_Question_MatchingResultQuestion_Fragment
  | QuestionList_Question_MultipleChoiceResultQuestion_Fragment
  | QuestionList_Question_NumberResultQuestion_Fragment
  | QuestionList_Question_OpenEndedResultQuestion_Fragment
  | QuestionList_Question_QualifierResultQuestion_Fragment
  | QuestionList_Question_RankingResultQuestion_Fragment
  | QuestionList_Question_RatingResultQuestion_Fragment
  | QuestionList_Question_ShortAnswerResultQuestion_Fragment
  | QuestionList_Question_SlidesResultQuestion_Fragment
  | QuestionList_Question_SpreadsheetResultQuestion_Fragment
  | QuestionList_Question_TrueFalseResultQuestion_Fragment
  | QuestionList_Question_VideoResultQuestion_Fragment
  | QuestionList_Question_XlcxResultQuestion_Fragment
;

export const QuestionList_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionList_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditional"}},{"kind":"Field","name":{"kind":"Name","value":"usedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"allottedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"maxScore"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}}]} as unknown as DocumentNode<QuestionList_QuestionFragment, unknown>;