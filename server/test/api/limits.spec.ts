import { randomUUID } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { createTestApp, graphql, SIGN_IN } from '../kit';
import type { ApiClient, TestApp, TypedDocumentString } from '../kit';

let app: TestApp;
let hr: ApiClient;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const nested = (depth: number, leaf: string): string => (depth === 0 ? leaf : `ofType { ${nested(depth - 1, leaf)} }`);
const ofType = (selection: string) => `{ __type(name: "Viewer") { ${selection} } }`;

describe('a document is refused with 400', () => {
  it.each([
    ['16 aliases', `{ viewer { ${times(16, (index) => `a${index}: id`)} } }`],
    ['101 aliases of __typename', `{ ${times(101, (index) => `a${index}: __typename`)} }`],
    ['11 root fields', `{ ${times(11, (index) => `a${index}: viewer { id }`)} }`],
    ['4 mutations', `mutation { ${times(4, (index) => `a${index}: signOut`)} }`],
    ['6 directives', `{ viewer ${times(6, () => '@include(if: true)')} { id } }`],
    ['22 levels of introspection through inline fragments', ofType(`... on __Type { ${nested(20, 'name')} }`)],
    [
      '22 levels of introspection through named fragments',
      `${ofType('...A')} fragment A on __Type { ${nested(10, '...B')} } fragment B on __Type { ${nested(10, 'name')} }`,
    ],
    ['a circle of fragments', '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }'],
    [
      '601 nodes out of few fragments',
      `{ viewer { ${times(30, () => '...A')} } } fragment A on Viewer { ${times(20, () => 'id')} }`,
    ],
    ['2001 tokens', `{ viewer { ${times(2_000, () => 'id')} } }`],
    ['an unknown field', '{ viewer { nme } }'],
  ])('with %s', async (_, document) => {
    const { status, errors } = await hr.rawRequest(document);
    expect(status).toBe(400);
    expect(errors.length).toBeLessThanOrEqual(5);
    expect(JSON.stringify(errors)).not.toContain('Did you mean');
  });

  it('with 11 levels of ordinary fields', async () => {
    const levels = (depth: number): string => (depth === 1 ? 'id' : `viewer { ${levels(depth - 1)} }`);
    const messages = async (depth: number) =>
      (await hr.rawRequest(`{ ${levels(depth)} }`)).errors.map((error) => error.message);
    const refusal = 'The operation exceeds the limit of 10 for depth.';
    expect(await messages(11)).toContain(refusal);
    expect(await messages(10)).not.toContain(refusal);
  });

  /** The schema has no circle of types, so these name fields that do not exist: the first error tells which rule refused. */
  const deep = (depth: number, leaf: string): string => (depth === 0 ? leaf : `x { ${deep(depth - 1, leaf)} }`);
  it.each([
    ['fields', `{ ${deep(10, 'x')} }`],
    ['inline fragments', `{ ${deep(5, `... on Viewer { ${deep(5, 'x')} }`)} }`],
    ['named fragments', `{ ${deep(5, '...A')} } fragment A on Viewer { ${deep(5, 'x')} }`],
  ])('with 11 levels of %s', async (_, document) => {
    expect((await hr.rawRequest(document)).errors[0]?.message).toBe('The operation exceeds the limit of 10 for depth.');
  });

  it('that makes 10 mistakes, with 5 errors at most', async () => {
    const { errors } = await hr.rawRequest(`{ viewer { ${times(10, (index) => `x${index}`)} } }`);
    expect(errors).toHaveLength(5);
  });
});

it('lets the playground read the whole schema by the standard introspection query', async () => {
  const { status, errors, data } = await hr.rawRequest(getIntrospectionQuery());
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(data).toHaveProperty('__schema.types');
});

const SIGN_OUT = graphql(`mutation Limits_signOut { signOut { wasSignedIn } }`);

describe('a request is refused', () => {
  const url = '/api/graphql';
  const query = graphql(`query Limits_viewer { viewer { id } }`).toString();
  const send = (headers: Record<string, string>, payload: string, method: 'GET' | 'POST' = 'POST') =>
    hr.request({ method, url, headers, payload });

  it.each([
    ['an array of operations', { 'content-type': 'application/json' }, JSON.stringify([{ query }, { query }]), 400],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, `query=${query}`, 415],
    ['plain text', { 'content-type': 'text/plain' }, JSON.stringify({ query }), 415],
    [
      'more than 900 KB',
      { 'content-type': 'application/json' },
      JSON.stringify({ query, variables: { x: 'x'.repeat(1_100_000) } }),
      413,
    ],
    ['JSON that is none', { 'content-type': 'application/json' }, '{', 400],
    [
      'JSON nested 10 000 deep',
      { 'content-type': 'application/json' },
      `{"query":"{viewer{id}}","variables":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
      200,
    ],
  ])('%s', async (_, headers, payload, status) => {
    expect((await send(headers, payload)).statusCode).toBe(status);
  });

  it('more than 100 KB from somebody who is not signed in', async () => {
    const payload = { query, variables: { x: 'x'.repeat(110_000) } };
    expect((await hr.request({ method: 'POST', url, payload })).statusCode).toBe(200);
    expect((await app.as.nobody().request({ method: 'POST', url, payload })).statusCode).toBe(413);
  });

  it('a query by GET that a foreign page could have caused', async () => {
    const response = await hr.request({ method: 'GET', url: `${url}?query=${encodeURIComponent(query)}` });
    expect(response.statusCode).toBe(400);
  });

  it('a mutation by GET, even with the header that only our pages can send', async () => {
    const headers = { 'apollo-require-preflight': '1' };
    const address = `${url}?query=${encodeURIComponent(SIGN_OUT.toString())}`;
    expect((await hr.request({ method: 'GET', url: address, headers })).statusCode).toBe(405);
  });
});

describe('a list of 10,001', () => {
  const ids = Array.from({ length: 10_001 }, () => randomUUID());
  it.each<[string, TypedDocumentString<unknown, { ids: string[] }>]>([
    [
      'invitations',
      graphql(`
        mutation Limits_resendInvitations($ids: [ID!]!) {
          resendInvitations(input: { invitationIds: $ids }) { __typename }
        }
      `),
    ],
    [
      'questions',
      graphql(`
        query Limits_questionExportReport($ids: [ID!]!) {
          questionExportReport(format: GIFT, ids: $ids) { __typename }
        }
      `),
    ],
  ])('%s is refused by its length', async (_, document) => {
    const { code, data } = await hr.graphql(document, { ids });
    expect([data, code]).toEqual([null, 'INVALID_INPUT']);
  });
});

const SAVE_VIEW = graphql(`
  mutation Limits_saveView($input: SaveViewInput!) {
    saveView(input: $input) { savedView { name } }
  }
`);

describe('a key that stands twice in a request', () => {
  const post = (payload: string) =>
    hr.request({ method: 'POST', url: '/api/graphql', headers: { 'content-type': 'application/json' }, payload });

  it('counts as it stands last, for the limits as for what is done', async () => {
    const role = graphql(`query Limits_role { viewer { role } }`);
    const twice = (first: object | string, last: object | string) =>
      post(`{"query":${JSON.stringify(first)},"query":${JSON.stringify(last)}}`);
    expect((await twice('{ nothing }', role)).json()).toEqual({ data: { viewer: { role: 'HR' } } });
    expect((await twice(role, '{ nothing }')).statusCode).toBe(400);
  });

  it('does so in the variables as well', async () => {
    const input = '{"screen":"tests","query":"q=x","name":"first","name":"last"}';
    const response = await post(`{"query":${JSON.stringify(SAVE_VIEW)},"variables":{"input":${input}}}`);
    expect(response.json()).toEqual({ data: { saveView: { savedView: { name: 'last' } } } });
  });

  it('__proto__ is refused', async () => {
    const response = await post(`{"query":"{ viewer { role } }","variables":{"__proto__":{"role":"ADMIN"}}}`);
    expect(response.statusCode).toBe(400);
  });
});

describe('introspection', () => {
  const document = graphql(`query Limits_schema { __schema { queryType { name } } }`);

  it('works for somebody who is signed in', async () => {
    expect(await hr.data(document)).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });

  it('refuses somebody who is not', async () => {
    const { status, code } = await app.as.nobody().graphql(document);
    expect([status, code]).toEqual([400, 'INTROSPECTION_DISABLED']);
  });

  it('refuses __type as well, inside a fragment too', async () => {
    const { code } = await app.as.nobody().graphql(
      graphql(`
        query Limits_inFragment {
          ...Limits_type
        }
        fragment Limits_type on Query {
          __type(name: "Query") { name }
        }
      `),
    );
    expect(code).toBe('INTROSPECTION_DISABLED');
  });
});

describe('text that PostgreSQL cannot hold', () => {
  const nul = String.raw`\u0000`;
  it.each([
    ['a link that anybody opens', `{ publicLinkEntry(code: "a${nul}") { state } }`],
    ['a saved view', `{ savedViews(screen: "a${nul}") { id } }`],
  ])('is the mistake of the caller: %s', async (_, document) => {
    const { code, errors } = await hr.rawRequest(document);
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions.params).toEqual({ fields: [{ path: '', rule: 'characters' }] });
  });
});

describe('half of a surrogate pair', () => {
  it('is no reason to fail', async () => {
    const input = { email: 'half\ud83d@example.com', password: 'a \ude00 b' };
    expect((await app.as.nobody().graphql(SIGN_IN, { input })).code).toBe('INVALID_INPUT');
  });

  it('becomes the replacement sign', async () => {
    const input = { screen: 'tests', name: 'a\ud83db😀', query: 'q=x' };
    expect(await hr.data(SAVE_VIEW, { input })).toEqual({ saveView: { savedView: { name: 'a\uFFFDb😀' } } });
  });
});

describe('what goes wrong inside', () => {
  it('tells the caller nothing but a request id', async () => {
    const broken = await app.as.hr();
    await app.owner.query('alter table users rename column previous_sign_in_at to moved');
    const { errors } = await broken.graphql(graphql(`query Limits_viewer { viewer { id } }`));
    await app.owner.query('alter table users rename column moved to previous_sign_in_at');
    expect(errors).toEqual([
      {
        message: 'There is a problem and we are fixing it.',
        locations: expect.any(Array) as object[],
        path: ['viewer'],
        extensions: { code: 'INTERNAL', params: { requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string } },
      },
    ]);
  });
});
