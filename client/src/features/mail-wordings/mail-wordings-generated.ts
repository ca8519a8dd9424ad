/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailWording_WordingFragment = { kind: Types.MailKind, language: Types.ContentLanguage, subject: string, text: string, isReworded: boolean, placeholders: Array<string>, necessary: string };

export type MailWordingsQueryVariables = Exact<{
  assessmentId: string;
}>;


export type MailWordingsQuery = { assessment: { id: string, mailWordings: Array<{ kind: Types.MailKind, language: Types.ContentLanguage, subject: string, text: string, isReworded: boolean, placeholders: Array<string>, necessary: string }> } };

export type RewordMailMutationVariables = Exact<{
  input: Types.WordMailInput;
}>;


export type RewordMailMutation = { rewordMail: { wording: { kind: Types.MailKind, language: Types.ContentLanguage, subject: string, text: string, isReworded: boolean, placeholders: Array<string>, necessary: string } } };

export type ResetMailWordingMutationVariables = Exact<{
  input: Types.WhichMailInput;
}>;


export type ResetMailWordingMutation = { resetMailWording: { wording: { kind: Types.MailKind, language: Types.ContentLanguage, subject: string, text: string, isReworded: boolean, placeholders: Array<string>, necessary: string } } };

export type PreviewMailMutationVariables = Exact<{
  input: Types.WordMailInput;
}>;


export type PreviewMailMutation = { previewMail: { mail: { subject: string, text: string, html: string } } };

export type SendTestMailMutationVariables = Exact<{
  input: Types.WordMailInput;
}>;


export type SendTestMailMutation = { sendTestMail: { sentTo: string } };

export const MailWording_WordingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailWording_wording"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isReworded"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"}},{"kind":"Field","name":{"kind":"Name","value":"necessary"}}]}}]} as unknown as DocumentNode<MailWording_WordingFragment, unknown>;
export const MailWordingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailWordings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assessmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mailWordings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailWording_wording"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailWording_wording"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isReworded"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"}},{"kind":"Field","name":{"kind":"Name","value":"necessary"}}]}}]} as unknown as DocumentNode<MailWordingsQuery, MailWordingsQueryVariables>;
export const RewordMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RewordMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WordMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewordMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailWording_wording"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailWording_wording"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isReworded"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"}},{"kind":"Field","name":{"kind":"Name","value":"necessary"}}]}}]} as unknown as DocumentNode<RewordMailMutation, RewordMailMutationVariables>;
export const ResetMailWordingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetMailWording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WhichMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetMailWording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailWording_wording"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailWording_wording"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isReworded"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"}},{"kind":"Field","name":{"kind":"Name","value":"necessary"}}]}}]} as unknown as DocumentNode<ResetMailWordingMutation, ResetMailWordingMutationVariables>;
export const PreviewMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WordMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewMailMutation, PreviewMailMutationVariables>;
export const SendTestMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WordMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentTo"}}]}}]}}]} as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
type MailWordingsQueryOptions = (useQuery.Options<MailWordingsQuery, MailWordingsQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useMailWordingsQuery = (options: MailWordingsQueryOptions) => useQuery(MailWordingsDocument, options);
export const useMailWordingsLazyQuery = (options?: useLazyQuery.Options<MailWordingsQuery, MailWordingsQueryVariables>) =>
  useLazyQuery(MailWordingsDocument, options);

export const useRewordMailMutation = (options?: useMutation.Options<RewordMailMutation, RewordMailMutationVariables>) =>
  useMutation(RewordMailDocument, options);

export const useResetMailWordingMutation = (options?: useMutation.Options<ResetMailWordingMutation, ResetMailWordingMutationVariables>) =>
  useMutation(ResetMailWordingDocument, options);

export const usePreviewMailMutation = (options?: useMutation.Options<PreviewMailMutation, PreviewMailMutationVariables>) =>
  useMutation(PreviewMailDocument, options);

export const useSendTestMailMutation = (options?: useMutation.Options<SendTestMailMutation, SendTestMailMutationVariables>) =>
  useMutation(SendTestMailDocument, options);