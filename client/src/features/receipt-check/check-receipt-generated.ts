/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckReceiptQueryVariables = Exact<{
  code: string;
}>;


export type CheckReceiptQuery = { checkReceipt: { code: string, position: number | null, questionCount: number, storedAt: string, isLate: boolean, assessmentId: string, assessmentTitle: string, candidateId: string, candidateName: string } };


export const CheckReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}}]}}]}}]} as unknown as DocumentNode<CheckReceiptQuery, CheckReceiptQueryVariables>;
type CheckReceiptQueryOptions = (useQuery.Options<CheckReceiptQuery, CheckReceiptQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useCheckReceiptQuery = (options: CheckReceiptQueryOptions) => useQuery(CheckReceiptDocument, options);
export const useCheckReceiptLazyQuery = (options?: useLazyQuery.Options<CheckReceiptQuery, CheckReceiptQueryVariables>) =>
  useLazyQuery(CheckReceiptDocument, options);