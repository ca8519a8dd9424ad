/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionTranslationQueryVariables = Exact<{
  id: string;
}>;


export type QuestionTranslationQuery = { questionTranslation: { questionId: string, from: Types.ContentLanguage, to: Types.ContentLanguage, state: Types.TranslationState, reviewedAt: string | null, reviewedByName: string | null, texts: Array<{ path: string, form: Types.TextForm, source: string, translated: string | null, staleSource: string | null, isMissing: boolean, faults: Array<Types.TranslationFault> }> } };

export type TranslateQuestionMutationVariables = Exact<{
  input: Types.TranslateQuestionInput;
}>;


export type TranslateQuestionMutation = { translateQuestion: { question:
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
      | { id: string, version: number, translationState: Types.TranslationState }
     } };


export const QuestionTranslationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionTranslation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionTranslation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedByName"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"translated"}},{"kind":"Field","name":{"kind":"Name","value":"staleSource"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"faults"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionTranslationQuery, QuestionTranslationQueryVariables>;
export const TranslateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslateQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translateQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translationState"}}]}}]}}]}}]} as unknown as DocumentNode<TranslateQuestionMutation, TranslateQuestionMutationVariables>;
type QuestionTranslationQueryOptions = (useQuery.Options<QuestionTranslationQuery, QuestionTranslationQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useQuestionTranslationQuery = (options: QuestionTranslationQueryOptions) => useQuery(QuestionTranslationDocument, options);
export const useQuestionTranslationLazyQuery = (options?: useLazyQuery.Options<QuestionTranslationQuery, QuestionTranslationQueryVariables>) =>
  useLazyQuery(QuestionTranslationDocument, options);

export const useTranslateQuestionMutation = (options?: useMutation.Options<TranslateQuestionMutation, TranslateQuestionMutationVariables>) =>
  useMutation(TranslateQuestionDocument, options);