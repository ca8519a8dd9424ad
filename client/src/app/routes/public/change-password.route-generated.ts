/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PasswordTicketQueryVariables = Exact<{
  ticket: string;
}>;


export type PasswordTicketQuery = { passwordTicket: { isValid: boolean, purpose: Types.TicketPurpose | null, minimumLength: number } };


export const PasswordTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}}]}}]}}]} as unknown as DocumentNode<PasswordTicketQuery, PasswordTicketQueryVariables>;
type PasswordTicketQueryOptions = (useQuery.Options<PasswordTicketQuery, PasswordTicketQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const usePasswordTicketQuery = (options: PasswordTicketQueryOptions) => useQuery(PasswordTicketDocument, options);
export const usePasswordTicketLazyQuery = (options?: useLazyQuery.Options<PasswordTicketQuery, PasswordTicketQueryVariables>) =>
  useLazyQuery(PasswordTicketDocument, options);