/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StagesForSelectionQueryVariables = Exact<{
  assessmentId: string;
}>;


export type StagesForSelectionQuery = { assessment: { id: string, tags: Array<string>, decisionStages: Array<{ id: string, name: string | null, count: number }> } };


export const StagesForSelectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StagesForSelection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionStages_assessment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionStages_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"decisionStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<StagesForSelectionQuery, StagesForSelectionQueryVariables>;
type StagesForSelectionQueryOptions = (useQuery.Options<StagesForSelectionQuery, StagesForSelectionQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useStagesForSelectionQuery = (options: StagesForSelectionQueryOptions) => useQuery(StagesForSelectionDocument, options);
export const useStagesForSelectionLazyQuery = (options?: useLazyQuery.Options<StagesForSelectionQuery, StagesForSelectionQueryVariables>) =>
  useLazyQuery(StagesForSelectionDocument, options);