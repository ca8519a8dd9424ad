/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AwaitingMarkCountQueryVariables = Exact<{ [key: string]: never; }>;


export type AwaitingMarkCountQuery = { awaitingMarkCount: number };


export const AwaitingMarkCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AwaitingMarkCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingMarkCount"}}]}}]} as unknown as DocumentNode<AwaitingMarkCountQuery, AwaitingMarkCountQueryVariables>;
type AwaitingMarkCountQueryOptions = (useQuery.Options<AwaitingMarkCountQuery, AwaitingMarkCountQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useAwaitingMarkCountQuery = (options: AwaitingMarkCountQueryOptions = {}) => useQuery(AwaitingMarkCountDocument, options);
export const useAwaitingMarkCountLazyQuery = (options?: useLazyQuery.Options<AwaitingMarkCountQuery, AwaitingMarkCountQueryVariables>) =>
  useLazyQuery(AwaitingMarkCountDocument, options);