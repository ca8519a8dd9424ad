import type { ApiScope } from '../../graphql/schema-generated';

const all: ApiScope[] = ['READ', 'INVITE', 'RESULTS', 'AUTHORING', 'ADMINISTRATION'];

/** HR users administer nothing, so no key of theirs does; the server holds to the same. */
export const scopesFor = (administers: boolean): ApiScope[] =>
  administers ? all : all.filter((scope) => scope !== 'ADMINISTRATION');
