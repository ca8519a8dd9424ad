/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Feedback_FeedbackFragment = { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: Types.FeedbackDelivery };

export type GiveFeedbackMutationVariables = Exact<{
  input: Types.GiveFeedbackInput;
}>;


export type GiveFeedbackMutation = { giveFeedback: { feedback: { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: Types.FeedbackDelivery } } };

export type GiveAnswerFeedbackMutationVariables = Exact<{
  input: Types.GiveAnswerFeedbackInput;
}>;


export type GiveAnswerFeedbackMutation = { giveAnswerFeedback: { feedback: string | null } };

export type FeedbackOfQueryVariables = Exact<{
  assessmentId: string;
  candidateId: string;
}>;


export type FeedbackOfQuery = { assessment: { id: string, result: { id: string, feedback: { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: Types.FeedbackDelivery } } } };

export type GiveTaskFeedbackMutationVariables = Exact<{
  input: Types.GiveTaskFeedbackInput;
}>;


export type GiveTaskFeedbackMutation = { giveTaskFeedback: { feedback: { attemptId: string, text: string | null, byName: string | null, at: string | null, isShared: boolean, delivery: Types.FeedbackDelivery } } };

export const Feedback_FeedbackFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]} as unknown as DocumentNode<Feedback_FeedbackFragment, unknown>;
export const GiveFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Feedback_feedback"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]} as unknown as DocumentNode<GiveFeedbackMutation, GiveFeedbackMutationVariables>;
export const GiveAnswerFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveAnswerFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveAnswerFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveAnswerFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"}}]}}]}}]} as unknown as DocumentNode<GiveAnswerFeedbackMutation, GiveAnswerFeedbackMutationVariables>;
export const FeedbackOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedbackOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Feedback_feedback"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]} as unknown as DocumentNode<FeedbackOfQuery, FeedbackOfQueryVariables>;
export const GiveTaskFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveTaskFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveTaskFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveTaskFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Feedback_feedback"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Feedback_feedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]} as unknown as DocumentNode<GiveTaskFeedbackMutation, GiveTaskFeedbackMutationVariables>;
export const useGiveFeedbackMutation = (options?: useMutation.Options<GiveFeedbackMutation, GiveFeedbackMutationVariables>) =>
  useMutation(GiveFeedbackDocument, options);

export const useGiveAnswerFeedbackMutation = (options?: useMutation.Options<GiveAnswerFeedbackMutation, GiveAnswerFeedbackMutationVariables>) =>
  useMutation(GiveAnswerFeedbackDocument, options);

type FeedbackOfQueryOptions = (useQuery.Options<FeedbackOfQuery, FeedbackOfQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useFeedbackOfQuery = (options: FeedbackOfQueryOptions) => useQuery(FeedbackOfDocument, options);
export const useFeedbackOfLazyQuery = (options?: useLazyQuery.Options<FeedbackOfQuery, FeedbackOfQueryVariables>) =>
  useLazyQuery(FeedbackOfDocument, options);

export const useGiveTaskFeedbackMutation = (options?: useMutation.Options<GiveTaskFeedbackMutation, GiveTaskFeedbackMutationVariables>) =>
  useMutation(GiveTaskFeedbackDocument, options);