/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReturnPathQueryVariables = Exact<{
  assessmentId: string;
}>;


export type ReturnPathQuery = { assessment: { id: string, returnPath: { assessmentId: string, previousSecretUntil: string | null } } };

export type RevealReturnSecretMutationVariables = Exact<{
  assessmentId: string;
}>;


export type RevealReturnSecretMutation = { revealReturnSecret: { secret: string } };

export type RotateReturnSecretMutationVariables = Exact<{
  input: Types.RotateReturnSecretInput;
}>;


export type RotateReturnSecretMutation = { rotateReturnSecret: { returnPath: { assessmentId: string, previousSecretUntil: string | null } } };


export const ReturnPathDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnPath"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"returnPath"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]}}]}}]} as unknown as DocumentNode<ReturnPathQuery, ReturnPathQueryVariables>;
export const RevealReturnSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealReturnSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealReturnSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<RevealReturnSecretMutation, RevealReturnSecretMutationVariables>;
export const RotateReturnSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateReturnSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateReturnSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateReturnSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnPath"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]}}]}}]} as unknown as DocumentNode<RotateReturnSecretMutation, RotateReturnSecretMutationVariables>;
type ReturnPathQueryOptions = (useQuery.Options<ReturnPathQuery, ReturnPathQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useReturnPathQuery = (options: ReturnPathQueryOptions) => useQuery(ReturnPathDocument, options);
export const useReturnPathLazyQuery = (options?: useLazyQuery.Options<ReturnPathQuery, ReturnPathQueryVariables>) =>
  useLazyQuery(ReturnPathDocument, options);

export const useRevealReturnSecretMutation = (options?: useMutation.Options<RevealReturnSecretMutation, RevealReturnSecretMutationVariables>) =>
  useMutation(RevealReturnSecretDocument, options);

export const useRotateReturnSecretMutation = (options?: useMutation.Options<RotateReturnSecretMutation, RotateReturnSecretMutationVariables>) =>
  useMutation(RotateReturnSecretDocument, options);