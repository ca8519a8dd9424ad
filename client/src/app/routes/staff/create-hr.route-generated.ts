/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewHrQueryVariables = Exact<{ [key: string]: never; }>;


export type NewHrQuery = { viewer: { id: string, requestsForNewUsers: number } | null };


export const NewHrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewHr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestsForNewUsers"}}]}}]}}]} as unknown as DocumentNode<NewHrQuery, NewHrQueryVariables>;
type NewHrQueryOptions = (useQuery.Options<NewHrQuery, NewHrQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useNewHrQuery = (options: NewHrQueryOptions = {}) => useQuery(NewHrDocument, options);
export const useNewHrLazyQuery = (options?: useLazyQuery.Options<NewHrQuery, NewHrQueryVariables>) =>
  useLazyQuery(NewHrDocument, options);