/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UpdateHrScreenQueryVariables = Exact<{
  id: string;
}>;


export type UpdateHrScreenQuery = { hr: { id: string, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } } };


export const UpdateHrScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateHrScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HrForm_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HrForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<UpdateHrScreenQuery, UpdateHrScreenQueryVariables>;
type UpdateHrScreenQueryOptions = (useQuery.Options<UpdateHrScreenQuery, UpdateHrScreenQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useUpdateHrScreenQuery = (options: UpdateHrScreenQueryOptions) => useQuery(UpdateHrScreenDocument, options);
export const useUpdateHrScreenLazyQuery = (options?: useLazyQuery.Options<UpdateHrScreenQuery, UpdateHrScreenQueryVariables>) =>
  useLazyQuery(UpdateHrScreenDocument, options);