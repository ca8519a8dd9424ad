/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PublicLink_LinkFragment = { id: string, url: string, state: Types.PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null };

export type PublicLinkQueryVariables = Exact<{
  assessmentId: string;
}>;


export type PublicLinkQuery = { assessment: { id: string, publicLink: { id: string, url: string, state: Types.PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null } | null } };

export type CreatePublicLinkMutationVariables = Exact<{
  input: Types.CreatePublicLinkInput;
}>;


export type CreatePublicLinkMutation = { createPublicLink: { publicLink: { id: string, url: string, state: Types.PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null } } };

export type ChangePublicLinkMutationVariables = Exact<{
  input: Types.ChangePublicLinkInput;
}>;


export type ChangePublicLinkMutation = { changePublicLink: { publicLink: { id: string, url: string, state: Types.PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null } } };

export type ClosePublicLinkMutationVariables = Exact<{
  input: Types.ClosePublicLinkInput;
}>;


export type ClosePublicLinkMutation = { closePublicLink: { publicLink: { id: string, url: string, state: Types.PublicLinkState, cap: number, joinedCount: number, closesAt: string | null, closedAt: string | null } } };

export const PublicLink_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<PublicLink_LinkFragment, unknown>;
export const PublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink_link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<PublicLinkQuery, PublicLinkQueryVariables>;
export const CreatePublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePublicLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPublicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink_link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<CreatePublicLinkMutation, CreatePublicLinkMutationVariables>;
export const ChangePublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePublicLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePublicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink_link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<ChangePublicLinkMutation, ChangePublicLinkMutationVariables>;
export const ClosePublicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosePublicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClosePublicLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closePublicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink_link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<ClosePublicLinkMutation, ClosePublicLinkMutationVariables>;
type PublicLinkQueryOptions = (useQuery.Options<PublicLinkQuery, PublicLinkQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const usePublicLinkQuery = (options: PublicLinkQueryOptions) => useQuery(PublicLinkDocument, options);
export const usePublicLinkLazyQuery = (options?: useLazyQuery.Options<PublicLinkQuery, PublicLinkQueryVariables>) =>
  useLazyQuery(PublicLinkDocument, options);

export const useCreatePublicLinkMutation = (options?: useMutation.Options<CreatePublicLinkMutation, CreatePublicLinkMutationVariables>) =>
  useMutation(CreatePublicLinkDocument, options);

export const useChangePublicLinkMutation = (options?: useMutation.Options<ChangePublicLinkMutation, ChangePublicLinkMutationVariables>) =>
  useMutation(ChangePublicLinkDocument, options);

export const useClosePublicLinkMutation = (options?: useMutation.Options<ClosePublicLinkMutation, ClosePublicLinkMutationVariables>) =>
  useMutation(ClosePublicLinkDocument, options);