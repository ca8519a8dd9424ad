/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TemplateRow_TemplateFragment = { id: string, isReady: boolean, title: string, jobRole: string, description: string, level: Types.Level | null, language: Types.ContentLanguage | null, passMark: number, tests: Array<{ id: string, title: string, questionCount: number, durationSeconds: number }> };

export type RoleTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleTemplatesQuery = { roleTemplates: Array<{ id: string, isReady: boolean, title: string, jobRole: string, description: string, level: Types.Level | null, language: Types.ContentLanguage | null, passMark: number, tests: Array<{ id: string, title: string, questionCount: number, durationSeconds: number }> }> };

export type StartFromTemplateMutationVariables = Exact<{
  input: Types.RoleTemplateIdInput;
}>;


export type StartFromTemplateMutation = { startFromTemplate: { assessment: { id: string } } };

export type SaveRoleTemplateMutationVariables = Exact<{
  input: Types.SaveRoleTemplateInput;
}>;


export type SaveRoleTemplateMutation = { saveRoleTemplate: { roleTemplate: { id: string, isReady: boolean, title: string, jobRole: string, description: string, level: Types.Level | null, language: Types.ContentLanguage | null, passMark: number, tests: Array<{ id: string, title: string, questionCount: number, durationSeconds: number }> }, replaced: { title: string } | null } };

export type DeleteRoleTemplateMutationVariables = Exact<{
  input: Types.RoleTemplateIdInput;
}>;


export type DeleteRoleTemplateMutation = { deleteRoleTemplate: { roleTemplateId: string } };

export const TemplateRow_TemplateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateRow_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}}]}}]}}]} as unknown as DocumentNode<TemplateRow_TemplateFragment, unknown>;
export const RoleTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateRow_template"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateRow_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}}]}}]}}]} as unknown as DocumentNode<RoleTemplatesQuery, RoleTemplatesQueryVariables>;
export const StartFromTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartFromTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleTemplateIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startFromTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<StartFromTemplateMutation, StartFromTemplateMutationVariables>;
export const SaveRoleTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRoleTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveRoleTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRoleTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateRow_template"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replaced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateRow_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobRole"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}}]}}]}}]} as unknown as DocumentNode<SaveRoleTemplateMutation, SaveRoleTemplateMutationVariables>;
export const DeleteRoleTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRoleTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleTemplateIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRoleTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleTemplateId"}}]}}]}}]} as unknown as DocumentNode<DeleteRoleTemplateMutation, DeleteRoleTemplateMutationVariables>;
type RoleTemplatesQueryOptions = (useQuery.Options<RoleTemplatesQuery, RoleTemplatesQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useRoleTemplatesQuery = (options: RoleTemplatesQueryOptions = {}) => useQuery(RoleTemplatesDocument, options);
export const useRoleTemplatesLazyQuery = (options?: useLazyQuery.Options<RoleTemplatesQuery, RoleTemplatesQueryVariables>) =>
  useLazyQuery(RoleTemplatesDocument, options);

export const useStartFromTemplateMutation = (options?: useMutation.Options<StartFromTemplateMutation, StartFromTemplateMutationVariables>) =>
  useMutation(StartFromTemplateDocument, options);

export const useSaveRoleTemplateMutation = (options?: useMutation.Options<SaveRoleTemplateMutation, SaveRoleTemplateMutationVariables>) =>
  useMutation(SaveRoleTemplateDocument, options);

export const useDeleteRoleTemplateMutation = (options?: useMutation.Options<DeleteRoleTemplateMutation, DeleteRoleTemplateMutationVariables>) =>
  useMutation(DeleteRoleTemplateDocument, options);