/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportOptions_AssessmentFragment = { id: string, reportOptions: { showCandidateInformation: boolean, showQuestions: boolean, showCorrectAnswers: boolean } };

export const ReportOptions_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportOptions_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showCandidateInformation"}},{"kind":"Field","name":{"kind":"Name","value":"showQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"showCorrectAnswers"}}]}}]}}]} as unknown as DocumentNode<ReportOptions_AssessmentFragment, unknown>;