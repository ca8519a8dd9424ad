/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PasswordWasSetQueryVariables = Exact<{
  confirmation: string;
}>;


export type PasswordWasSetQuery = { passwordWasSet: boolean };


export const PasswordWasSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordWasSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordWasSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}]}]}}]} as unknown as DocumentNode<PasswordWasSetQuery, PasswordWasSetQueryVariables>;
type PasswordWasSetQueryOptions = (useQuery.Options<PasswordWasSetQuery, PasswordWasSetQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const usePasswordWasSetQuery = (options: PasswordWasSetQueryOptions) => useQuery(PasswordWasSetDocument, options);
export const usePasswordWasSetLazyQuery = (options?: useLazyQuery.Options<PasswordWasSetQuery, PasswordWasSetQueryVariables>) =>
  useLazyQuery(PasswordWasSetDocument, options);