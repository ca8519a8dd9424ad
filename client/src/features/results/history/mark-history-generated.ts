/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkHistory_Question_AudioResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_DateResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_DocumentResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_DropdownResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_FileUploadResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_FillInTheBlankResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_HiddenResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_MatchingResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_MultipleChoiceResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_NumberResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_OpenEndedResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_QualifierResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_RankingResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_RatingResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_ShortAnswerResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_SlidesResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_SpreadsheetResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_TrueFalseResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_VideoResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_Question_XlcxResultQuestion_Fragment = { id: string, mark: { maxScore: number }, history: Array<{ id: string, at: string, byName: string | null, cause: Types.MarkHistoryCause, reason: string | null, before: number | null, after: number | null, changesFeedback: boolean }> };

export type MarkHistory_QuestionFragment =
  | MarkHistory_Question_AudioResultQuestion_Fragment
  | MarkHistory_Question_DateResultQuestion_Fragment
  | MarkHistory_Question_DocumentResultQuestion_Fragment
  | MarkHistory_Question_DropdownResultQuestion_Fragment
  | MarkHistory_Question_FileUploadResultQuestion_Fragment
  | MarkHistory_Question_FillInTheBlankResultQuestion_Fragment
  | MarkHistory_Question_HiddenResultQuestion_Fragment
  | MarkHistory_Question_MatchingResultQuestion_Fragment
  | MarkHistory_Question_MultipleChoiceResultQuestion_Fragment
  | MarkHistory_Question_NumberResultQuestion_Fragment
  | MarkHistory_Question_OpenEndedResultQuestion_Fragment
  | MarkHistory_Question_QualifierResultQuestion_Fragment
  | MarkHistory_Question_RankingResultQuestion_Fragment
  | MarkHistory_Question_RatingResultQuestion_Fragment
  | MarkHistory_Question_ShortAnswerResultQuestion_Fragment
  | MarkHistory_Question_SlidesResultQuestion_Fragment
  | MarkHistory_Question_SpreadsheetResultQuestion_Fragment
  | MarkHistory_Question_TrueFalseResultQuestion_Fragment
  | MarkHistory_Question_VideoResultQuestion_Fragment
  | MarkHistory_Question_XlcxResultQuestion_Fragment
;

export const MarkHistory_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkHistory_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"changesFeedback"}}]}}]}}]} as unknown as DocumentNode<MarkHistory_QuestionFragment, unknown>;