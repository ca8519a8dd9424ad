/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WelcomeVideo_AssessmentFragment = { id: string, title: string, language: Types.ContentLanguage | null, welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null, welcomeVideo: { id: string, name: string, contentType: string, byteSize: number, url: string } | null };

export type WelcomeVideoQueryVariables = Exact<{
  id: string;
}>;


export type WelcomeVideoQuery = { assessment: { id: string, title: string, language: Types.ContentLanguage | null, welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null, welcomeVideo: { id: string, name: string, contentType: string, byteSize: number, url: string } | null } };

export type SetWelcomeVideoMutationVariables = Exact<{
  input: Types.UpdateAssessmentInput;
}>;


export type SetWelcomeVideoMutation = { updateAssessment: { assessment: { id: string, title: string, language: Types.ContentLanguage | null, welcomeVideoUrl: string | null, welcomeVideoCaptions: string | null, welcomeVideo: { id: string, name: string, contentType: string, byteSize: number, url: string } | null } } };

export type StartVideoUploadMutationVariables = Exact<{
  input: Types.StartUploadInput;
}>;


export type StartVideoUploadMutation = { startUpload: { upload: { id: string, partBytes: number, receivedParts: Array<number> } } };

export type SendVideoPartMutationVariables = Exact<{
  input: Types.UploadPartInput;
}>;


export type SendVideoPartMutation = { uploadPart: { upload: { id: string } } };

export type FinishVideoUploadMutationVariables = Exact<{
  input: Types.FinishUploadInput;
}>;


export type FinishVideoUploadMutation = { finishUpload: { file: { id: string } } };

export const WelcomeVideo_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WelcomeVideo_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoCaptions"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<WelcomeVideo_AssessmentFragment, unknown>;
export const WelcomeVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WelcomeVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WelcomeVideo_assessment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WelcomeVideo_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoCaptions"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<WelcomeVideoQuery, WelcomeVideoQueryVariables>;
export const SetWelcomeVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWelcomeVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WelcomeVideo_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WelcomeVideo_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideoCaptions"}},{"kind":"Field","name":{"kind":"Name","value":"welcomeVideo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SetWelcomeVideoMutation, SetWelcomeVideoMutationVariables>;
export const StartVideoUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartVideoUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedParts"}}]}}]}}]}}]} as unknown as DocumentNode<StartVideoUploadMutation, StartVideoUploadMutationVariables>;
export const SendVideoPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendVideoPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SendVideoPartMutation, SendVideoPartMutationVariables>;
export const FinishVideoUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishVideoUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<FinishVideoUploadMutation, FinishVideoUploadMutationVariables>;
type WelcomeVideoQueryOptions = (useQuery.Options<WelcomeVideoQuery, WelcomeVideoQueryVariables> & { returnPartialData?: false }) | SkipToken;
export const useWelcomeVideoQuery = (options: WelcomeVideoQueryOptions) => useQuery(WelcomeVideoDocument, options);
export const useWelcomeVideoLazyQuery = (options?: useLazyQuery.Options<WelcomeVideoQuery, WelcomeVideoQueryVariables>) =>
  useLazyQuery(WelcomeVideoDocument, options);

export const useSetWelcomeVideoMutation = (options?: useMutation.Options<SetWelcomeVideoMutation, SetWelcomeVideoMutationVariables>) =>
  useMutation(SetWelcomeVideoDocument, options);

export const useStartVideoUploadMutation = (options?: useMutation.Options<StartVideoUploadMutation, StartVideoUploadMutationVariables>) =>
  useMutation(StartVideoUploadDocument, options);

export const useSendVideoPartMutation = (options?: useMutation.Options<SendVideoPartMutation, SendVideoPartMutationVariables>) =>
  useMutation(SendVideoPartDocument, options);

export const useFinishVideoUploadMutation = (options?: useMutation.Options<FinishVideoUploadMutation, FinishVideoUploadMutationVariables>) =>
  useMutation(FinishVideoUploadDocument, options);