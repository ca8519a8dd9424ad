/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WindowsCalendar_MomentFragment = { kind: Types.WindowMomentKind, at: string, assessmentId: string, assessmentTitle: string, count: number };

export type WindowMomentsQueryVariables = Exact<{
  from: string;
  until: string;
  assessmentId?: string | null | undefined;
}>;


export type WindowMomentsQuery = { windowMoments: Array<{ kind: Types.WindowMomentKind, at: string, assessmentId: string, assessmentTitle: string, count: number }> };

export const WindowsCalendar_MomentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WindowsCalendar_moment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WindowMoment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<WindowsCalendar_MomentFragment, unknown>;
export const WindowMomentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WindowMoments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"windowMoments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"assessmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WindowsCalendar_moment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WindowsCalendar_moment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WindowMoment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentTitle"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<WindowMomentsQuery, WindowMomentsQueryVariables>;
type WindowMomentsQueryOptions = (useQuery.Options<WindowMomentsQuery, WindowMomentsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useWindowMomentsQuery = (options: WindowMomentsQueryOptions) => useQuery(WindowMomentsDocument, options);
export const useWindowMomentsLazyQuery = (options?: useLazyQuery.Options<WindowMomentsQuery, WindowMomentsQueryVariables>) =>
  useLazyQuery(WindowMomentsDocument, options);