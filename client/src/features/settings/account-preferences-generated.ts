/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPreferencesQuery = { settings: { timeZone: string | null, theme: Types.ThemeChoice } };


export const AccountPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}}]}}]}}]} as unknown as DocumentNode<AccountPreferencesQuery, AccountPreferencesQueryVariables>;
type AccountPreferencesQueryOptions = (useQuery.Options<AccountPreferencesQuery, AccountPreferencesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAccountPreferencesQuery = (options: AccountPreferencesQueryOptions = {}) => useQuery(AccountPreferencesDocument, options);
export const useAccountPreferencesLazyQuery = (options?: useLazyQuery.Options<AccountPreferencesQuery, AccountPreferencesQueryVariables>) =>
  useLazyQuery(AccountPreferencesDocument, options);