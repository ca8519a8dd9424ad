/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AssessmentLanguagesQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentLanguagesQuery = { assessment: { id: string, title: string, jobRole: string, description: string, welcomeVideoUrl: string | null, language: Types.ContentLanguage | null, welcomeVideo: { id: string } | null, configuration: { languages: Types.LanguageOffer }, gradeBands: Array<{ name: string }>, translation: { title: string, jobRole: string, description: string, welcomeVideoUrl: string | null, bandNames: Array<string> } | null, translationGaps: Array<{ kind: Types.TranslationGapKind, text: string, textHtml: string | null, state: Types.TranslationState, questionId: string | null, testId: string | null, isInNewestVersion: boolean }> } };

export type TranslateAssessmentMutationVariables = Exact<{
  input: Types.UpdateAssessmentInput;
}>;


export type TranslateAssessmentMutation = { updateAssessment: { assessment: { id: string, translation: { title: string, jobRole: string, description: string, welcomeVideoUrl: string | null, bandNames: Array<string> } | null } } };

export type TakeTranslatedVersionsMutationVariables = Exact<{
  input: Types.TestQuestionsInput;
}>;


export type TakeTranslatedVersionsMutation = { takeNewestVersions: { test: { id: string, outdatedQuestionIds: Array<string> } } };


export const AssessmentLanguagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentLanguages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bandNames"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translationGaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"testId"}},{"kind":"Field","name":{"kind":"Name","value":"isInNewestVersion"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentLanguagesQuery, AssessmentLanguagesQueryVariables>;
export const TranslateAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bandNames"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TranslateAssessmentMutation, TranslateAssessmentMutationVariables>;
export const TakeTranslatedVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeTranslatedVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeNewestVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedQuestionIds"}}]}}]}}]}}]} as unknown as DocumentNode<TakeTranslatedVersionsMutation, TakeTranslatedVersionsMutationVariables>;
type AssessmentLanguagesQueryOptions = (useQuery.Options<AssessmentLanguagesQuery, AssessmentLanguagesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAssessmentLanguagesQuery = (options: AssessmentLanguagesQueryOptions) => useQuery(AssessmentLanguagesDocument, options);
export const useAssessmentLanguagesLazyQuery = (options?: useLazyQuery.Options<AssessmentLanguagesQuery, AssessmentLanguagesQueryVariables>) =>
  useLazyQuery(AssessmentLanguagesDocument, options);

export const useTranslateAssessmentMutation = (options?: useMutation.Options<TranslateAssessmentMutation, TranslateAssessmentMutationVariables>) =>
  useMutation(TranslateAssessmentDocument, options);

export const useTakeTranslatedVersionsMutation = (options?: useMutation.Options<TakeTranslatedVersionsMutation, TakeTranslatedVersionsMutationVariables>) =>
  useMutation(TakeTranslatedVersionsDocument, options);