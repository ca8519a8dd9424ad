import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { graphql as known } from '../generated/gql';
import { TypedDocumentString } from '../generated/graphql';

/** What a journey asks stands in it as graphql(`…`); `npm run codegen` knows from the schema what may be given and what comes back. */
export const graphql = ((source: string) => {
  const document = (known as (source: string) => unknown)(source);
  if (document instanceof TypedDocumentString) return document;
  throw new Error(`"npm run codegen" has not seen this yet: ${source}`);
}) as typeof known;

export type { TypedDocumentString } from '../generated/graphql';

/** What a document, or a fragment, answers. */
export type ResultOf<Document> = Document extends DocumentTypeDecoration<infer Result, never> ? Result : never;

/** The variables of a document, left out where it asks for none. */
export type Given<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];
