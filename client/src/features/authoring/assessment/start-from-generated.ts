/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LastAssessmentQueryVariables = Exact<{ [key: string]: never; }>;


export type LastAssessmentQuery = { dashboard: { lastPublishedAssessment: { id: string, title: string } | null } };


export const LastAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastAssessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastPublishedAssessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<LastAssessmentQuery, LastAssessmentQueryVariables>;
type LastAssessmentQueryOptions = (useQuery.Options<LastAssessmentQuery, LastAssessmentQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useLastAssessmentQuery = (options: LastAssessmentQueryOptions = {}) => useQuery(LastAssessmentDocument, options);
export const useLastAssessmentLazyQuery = (options?: useLazyQuery.Options<LastAssessmentQuery, LastAssessmentQueryVariables>) =>
  useLazyQuery(LastAssessmentDocument, options);