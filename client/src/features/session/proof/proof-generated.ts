/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProofWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type ProofWaysQuery = { signInSecurity: { hasPassword: boolean, oneTimeCodesSince: string | null, provider: { id: string, name: string } | null, passkeys: Array<{ id: string }> } };

export type ProveIdentityMutationVariables = Exact<{
  input: Types.ProveIdentityInput;
}>;


export type ProveIdentityMutation = { proveIdentity: { holdsUntil: string } };

export type StartPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyProofMutation = { startPasskeyProof: { question: { handle: string, options: string } } };


export const ProofWaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProofWays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimeCodesSince"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ProofWaysQuery, ProofWaysQueryVariables>;
export const ProveIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}}]}}]}}]} as unknown as DocumentNode<ProveIdentityMutation, ProveIdentityMutationVariables>;
export const StartPasskeyProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskeyProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeyProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]}}]} as unknown as DocumentNode<StartPasskeyProofMutation, StartPasskeyProofMutationVariables>;
type ProofWaysQueryOptions = (useQuery.Options<ProofWaysQuery, ProofWaysQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useProofWaysQuery = (options: ProofWaysQueryOptions = {}) => useQuery(ProofWaysDocument, options);
export const useProofWaysLazyQuery = (options?: useLazyQuery.Options<ProofWaysQuery, ProofWaysQueryVariables>) =>
  useLazyQuery(ProofWaysDocument, options);

export const useProveIdentityMutation = (options?: useMutation.Options<ProveIdentityMutation, ProveIdentityMutationVariables>) =>
  useMutation(ProveIdentityDocument, options);

export const useStartPasskeyProofMutation = (options?: useMutation.Options<StartPasskeyProofMutation, StartPasskeyProofMutationVariables>) =>
  useMutation(StartPasskeyProofDocument, options);