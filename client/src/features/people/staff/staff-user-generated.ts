/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffTable_UserFragment = { id: string, role: Types.Role, name: string, email: string, phone: string | null, companyName: string | null, companySize: number | null, isVerified: boolean, hasPassword: boolean, candidateCount: number, assessmentCount: number, lastSignInAt: string | null, createdAt: string, credits: { numberOfRequests: number, maxRequests: number | null, remaining: number | null } };

export type ChangeStaffVerificationMutationVariables = Exact<{
  input: Types.ChangeStaffVerificationInput;
}>;


export type ChangeStaffVerificationMutation = { changeStaffVerification: { staffUser: { id: string, isVerified: boolean } } };

export type EndStaffSessionsMutationVariables = Exact<{
  input: Types.EndStaffSessionsInput;
}>;


export type EndStaffSessionsMutation = { endStaffSessions: { endedSessions: number } };

export type StaffUserRecordsQueryVariables = Exact<{
  id: string;
}>;


export type StaffUserRecordsQuery = { staffUserHoldings: { assessments: number, tests: number, questions: number, candidates: number, invitations: number, results: number }, receivers: { edges: Array<{ node: { id: string, name: string, email: string, role: Types.Role } }> } };

export type Receivers_ListFragment = { edges: Array<{ node: { id: string, name: string, email: string, role: Types.Role } }> };

export type ReceiversQueryVariables = Exact<{
  excludingId: string;
  search: string;
}>;


export type ReceiversQuery = { receivers: { edges: Array<{ node: { id: string, name: string, email: string, role: Types.Role } }> } };

export type DeleteStaffUserMutationVariables = Exact<{
  input: Types.DeleteStaffUserInput;
}>;


export type DeleteStaffUserMutation = { deleteStaffUser: { staffUserId: string } };

export type ResetSecondFactorsMutationVariables = Exact<{
  input: Types.ResetSecondFactorsInput;
}>;


export type ResetSecondFactorsMutation = { resetSecondFactors: { staffUser: { id: string } } };

export const StaffTable_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"candidateCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<StaffTable_UserFragment, unknown>;
export const Receivers_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receivers_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<Receivers_ListFragment, unknown>;
export const ChangeStaffVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStaffVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeStaffVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeStaffVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeStaffVerificationMutation, ChangeStaffVerificationMutationVariables>;
export const EndStaffSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndStaffSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndStaffSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endStaffSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedSessions"}}]}}]}}]} as unknown as DocumentNode<EndStaffSessionsMutation, EndStaffSessionsMutationVariables>;
export const StaffUserRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffUserRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUserHoldings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"}},{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}},{"kind":"Field","name":{"kind":"Name","value":"results"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"excludingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Receivers_list"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receivers_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<StaffUserRecordsQuery, StaffUserRecordsQueryVariables>;
export const ReceiversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Receivers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"excludingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"excludingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"excludingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Receivers_list"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receivers_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffUserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<ReceiversQuery, ReceiversQueryVariables>;
export const DeleteStaffUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStaffUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteStaffUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStaffUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}}]}}]}}]} as unknown as DocumentNode<DeleteStaffUserMutation, DeleteStaffUserMutationVariables>;
export const ResetSecondFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetSecondFactorsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ResetSecondFactorsMutation, ResetSecondFactorsMutationVariables>;
export const useChangeStaffVerificationMutation = (options?: useMutation.Options<ChangeStaffVerificationMutation, ChangeStaffVerificationMutationVariables>) =>
  useMutation(ChangeStaffVerificationDocument, options);

export const useEndStaffSessionsMutation = (options?: useMutation.Options<EndStaffSessionsMutation, EndStaffSessionsMutationVariables>) =>
  useMutation(EndStaffSessionsDocument, options);

type StaffUserRecordsQueryOptions = (useQuery.Options<StaffUserRecordsQuery, StaffUserRecordsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useStaffUserRecordsQuery = (options: StaffUserRecordsQueryOptions) => useQuery(StaffUserRecordsDocument, options);
export const useStaffUserRecordsLazyQuery = (options?: useLazyQuery.Options<StaffUserRecordsQuery, StaffUserRecordsQueryVariables>) =>
  useLazyQuery(StaffUserRecordsDocument, options);

type ReceiversQueryOptions = (useQuery.Options<ReceiversQuery, ReceiversQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useReceiversQuery = (options: ReceiversQueryOptions) => useQuery(ReceiversDocument, options);
export const useReceiversLazyQuery = (options?: useLazyQuery.Options<ReceiversQuery, ReceiversQueryVariables>) =>
  useLazyQuery(ReceiversDocument, options);

export const useDeleteStaffUserMutation = (options?: useMutation.Options<DeleteStaffUserMutation, DeleteStaffUserMutationVariables>) =>
  useMutation(DeleteStaffUserDocument, options);

export const useResetSecondFactorsMutation = (options?: useMutation.Options<ResetSecondFactorsMutation, ResetSecondFactorsMutationVariables>) =>
  useMutation(ResetSecondFactorsDocument, options);