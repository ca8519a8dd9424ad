/**
 * What a test asks stands in its file as graphql(`…`); `npm run codegen` knows from the schema what may be given and what comes back.
 * Wrong on purpose, of another schema or put together it is a string, and goes by `rawRequest`.
 */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { graphql as known } from '../generated/gql';
import { TypedDocumentString } from '../generated/graphql';

/** Typed by what stands in it, letter by letter. */
export const graphql = ((source: string) => {
  const document = (known as (source: string) => unknown)(source);
  if (document instanceof TypedDocumentString) return document;
  throw new Error(`"npm run codegen" has not seen this yet: ${source}`);
}) as typeof known;

export type { TypedDocumentString } from '../generated/graphql';

/** What a document, or a fragment, answers. */
export type ResultOf<Document> = Document extends DocumentTypeDecoration<infer Result, never> ? Result : never;

/** What a document is given. */
export type VariablesOf<Document> = Document extends TypedDocumentString<unknown, infer Variables> ? Variables : never;

/** The `input` that a document takes. */
export type InputOf<Document> = Document extends TypedDocumentString<unknown, { input: infer Input }> ? Input : never;

type FieldOf<Union, Name> = Union extends unknown ? (Name extends keyof Union ? Union[Name] : never) : never;

/** A member of a union, by the fields that any of them has: what is read of it, the test knows to be there. */
export type Whichever<Union> = { [Name in Union extends unknown ? keyof Union : never]: FieldOf<Union, Name> };
