/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenAccessRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenAccessRequestCountQuery = { openAccessRequestCount: number };


export const OpenAccessRequestCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAccessRequestCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAccessRequestCount"}}]}}]} as unknown as DocumentNode<OpenAccessRequestCountQuery, OpenAccessRequestCountQueryVariables>;
type OpenAccessRequestCountQueryOptions = (useQuery.Options<OpenAccessRequestCountQuery, OpenAccessRequestCountQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useOpenAccessRequestCountQuery = (options: OpenAccessRequestCountQueryOptions = {}) => useQuery(OpenAccessRequestCountDocument, options);
export const useOpenAccessRequestCountLazyQuery = (options?: useLazyQuery.Options<OpenAccessRequestCountQuery, OpenAccessRequestCountQueryVariables>) =>
  useLazyQuery(OpenAccessRequestCountDocument, options);