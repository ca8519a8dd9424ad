/**
 * @template Data, Variables
 * @typedef {import('../generated/graphql.ts').TypedDocumentString<Data, Variables>} Document
 */

/**
 * What a bench asks stands in it as graphql(`…`). Here that is a string, as it is sent; `npm run codegen` knows from the schema what
 * may be given and what comes back.
 */
export const graphql = /** @type {typeof import('../generated/gql.ts').graphql} */ (
  /** @type {unknown} */ ((/** @type {string} */ source) => source)
);
