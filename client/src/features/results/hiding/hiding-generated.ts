/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Hiding_HidingFragment = { parts: Array<Types.ReportPart>, revealedUntil: string | null };

export type RevealResultsMutationVariables = Exact<{
  assessmentId: string;
}>;


export type RevealResultsMutation = { revealResults: { hiding: { parts: Array<Types.ReportPart>, revealedUntil: string | null } } };

export type HideResultsMutationVariables = Exact<{
  assessmentId: string;
}>;


export type HideResultsMutation = { hideResults: { hiding: { parts: Array<Types.ReportPart>, revealedUntil: string | null } } };

export const Hiding_HidingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}}]} as unknown as DocumentNode<Hiding_HidingFragment, unknown>;
export const RevealResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}}]} as unknown as DocumentNode<RevealResultsMutation, RevealResultsMutationVariables>;
export const HideResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hiding_hiding"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hiding_hiding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHiding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"revealedUntil"}}]}}]} as unknown as DocumentNode<HideResultsMutation, HideResultsMutationVariables>;
export const useRevealResultsMutation = (options?: useMutation.Options<RevealResultsMutation, RevealResultsMutationVariables>) =>
  useMutation(RevealResultsDocument, options);

export const useHideResultsMutation = (options?: useMutation.Options<HideResultsMutation, HideResultsMutationVariables>) =>
  useMutation(HideResultsDocument, options);