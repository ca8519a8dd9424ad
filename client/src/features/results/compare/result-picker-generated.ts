/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResultPicker_ResultFragment = { candidateId: string, reference: string, name: string | null, percentage: number, status: Types.ResultStatus };

export const ResultPicker_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultPicker_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<ResultPicker_ResultFragment, unknown>;