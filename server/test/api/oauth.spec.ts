import * as oauth from 'openid-client';
import { ForgetKeyUses } from '../../src/modules/integrations/api-keys/forget-key-uses';
import { ApiKeys } from '../../src/platform/access';
import type { ApiScope } from '../generated/graphql';
import { Throttle } from '../../src/platform/throttle';
import { createTestApp, KeyHolder, graphql } from '../kit';
import type { InputOf, SignedIn, TestApp } from '../kit';

const CREATE = graphql(`
  mutation Oauth_createApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) { secret apiKey { id } }
  }
`);
const REVOKE = graphql(`
  mutation Oauth_revokeApiKey($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) { __typename }
  }
`);
const READ = graphql(`query Oauth_assessments { assessments { edges { node { id } } } }`);

let app: TestApp;
let boss: SignedIn;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_API_KEY_REQUESTS_PER_MINUTE: '20' });
  origin = await app.listen();
});
afterAll(() => app.close());

/** Of somebody who has just proved to be it: the clock goes on meanwhile. */
async function aClient(scopes: ApiScope[] = ['READ', 'AUTHORING'], changes: Partial<InputOf<typeof CREATE>> = {}) {
  boss = await app.as.superAdmin();
  const input = { name: `sync ${Math.random()}`, scopes, forOrganization: true, ...changes };
  const { createApiKey } = await boss.data(CREATE, {
    input,
  });
  return { id: createApiKey.apiKey.id, secret: createApiKey.secret };
}

interface Asked {
  id: string;
  secret: string;
  scope?: string;
  grant?: string;
}

/** As a program without a library does: the client in the form. */
async function ask({ id, secret, scope, grant = 'client_credentials' }: Asked) {
  const form = { grant_type: grant, client_id: id, client_secret: secret, ...(scope !== undefined && { scope }) };
  const answer = await fetch(`${origin}/api/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  const body = (await answer.json()) as { access_token: string; scope: string; error?: string };
  return { status: answer.status, headers: answer.headers, body, program: holderOf(id, body.access_token) };
}

const holderOf = (id: string, token: string) => new KeyHolder(app.nest, id, token);

/** As a library finds out by itself; it judges every answer by the standard. */
async function discovered({ id, secret }: { id: string; secret: string }, authentication: oauth.ClientAuth) {
  const { publicUrl } = metadata;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the library only warns of it; tests have no TLS
  const insecure = { execute: [oauth.allowInsecureRequests], algorithm: 'oauth2' as const };
  // The product says the address under which people know it; here it listens on another one.
  const here: oauth.CustomFetch = (url, init) => fetch(url.replace(publicUrl, origin), init);
  const options = { ...insecure, [oauth.customFetch]: here };
  return oauth.discovery(new URL(publicUrl), id, secret, authentication, options);
}

const metadata = { publicUrl: '' };
beforeAll(async () => {
  const answer = await fetch(`${origin}/.well-known/oauth-authorization-server`);
  const told = (await answer.json()) as { issuer: string };
  metadata.publicUrl = told.issuer;
});

describe('the client credentials of OAuth 2.0', () => {
  it.each([
    ['Basic', (secret: string) => oauth.ClientSecretBasic(secret)],
    ['a form', (secret: string) => oauth.ClientSecretPost(secret)],
  ])('work with a library that knows the address alone, and says who it is by %s', async (_, by) => {
    const client = await aClient();
    const config = await discovered(client, by(client.secret));
    expect(config.serverMetadata().scopes_supported).toContain('RESULTS');
    const token = await oauth.clientCredentialsGrant(config, { scope: 'READ' });
    expect(token).toMatchObject({ token_type: 'bearer', scope: 'READ', expires_in: 900 });
    expect((await holderOf(client.id, token.access_token).graphql(READ)).code).toBeUndefined();
  });

  it('give a token for a quarter of an hour, with the scopes of the key or fewer', async () => {
    const client = await aClient();
    const whole = await ask(client);
    expect(whole.body).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'READ AUTHORING' });
    expect(whole.headers.get('cache-control')).toBe('no-store');
    const create = graphql(`
      mutation Oauth_createAssessment {
        createAssessment(input: { title: "T", jobRole: "J" }) { assessment { ownerName } }
      }
    `);
    expect(await whole.program.data(create)).toEqual({
      createAssessment: { assessment: { ownerName: 'Organization' } },
    });
    const narrow = await ask({ ...client, scope: 'READ' });
    expect((await narrow.program.graphql(create)).code).toBe('FORBIDDEN');
    app.clock.advance(899);
    expect((await narrow.program.graphql(READ)).code).toBeUndefined();
    app.clock.advance(2);
    const late = await narrow.program.request({ method: 'POST', url: '/api/graphql', payload: { query: READ } });
    expect([late.statusCode, late.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="Mizan", error="invalid_token"',
    ]);
  });

  it('end with the key, at once', async () => {
    const client = await aClient();
    const { program } = await ask(client);
    expect((await program.graphql(READ)).code).toBeUndefined();
    await boss.data(REVOKE, { input: { id: client.id } });
    expect((await program.graphql(READ)).code).toBe('API_KEY_INVALID');
    expect((await ask(client)).body).toMatchObject({ error: 'invalid_client' });
  });

  it('refuse who is unknown, and say so as the standard wants it', async () => {
    const client = await aClient();
    const other = await aClient();
    for (const wrong of [{ secret: 'mzn_wrong' }, { secret: other.secret }, { id: 'nobody' }]) {
      const { status, headers, body } = await ask({ ...client, ...wrong });
      expect([status, body.error]).toEqual([401, 'invalid_client']);
      expect(headers.get('www-authenticate')).toBe('Basic realm="Mizan"');
    }
    const { body } = await ask(client);
    expect((await ask({ ...client, secret: body.access_token })).body.error).toBe('invalid_client');
  });

  it('refuse another grant, a scope that the key has not, and the key of a person', async () => {
    const client = await aClient(['READ']);
    expect((await ask({ ...client, grant: 'password' })).body.error).toBe('unauthorized_client');
    expect((await ask({ ...client, grant: 'magic' })).body.error).toBe('unsupported_grant_type');
    expect((await ask({ ...client, scope: 'READ RESULTS' })).body.error).toBe('invalid_scope');
    const own = await app.as.key(await app.as.hr(), ['READ']);
    expect(await ask({ id: own.keyId, secret: own.secret })).toMatchObject({
      status: 400,
      body: { error: 'unauthorized_client' },
    });
  });

  it('take a form and nothing else, and no other address takes one', async () => {
    const client = await aClient();
    const json = await fetch(`${origin}/api/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret }),
    });
    expect([json.status, await json.json()]).toMatchObject([400, { error: 'invalid_request' }]);
    const form = new URLSearchParams({ query: READ.toString() });
    expect((await fetch(`${origin}/api/graphql`, { method: 'POST', body: form })).status).toBe(415);
  });

  it('count as requests of the key, and are refused beyond its limit', async () => {
    const client = await aClient();
    expect((await ask(client)).status).toBe(200);
    // Within one minute, however long it takes.
    await app.dataSource.query('update rate_limits set expire = expire + 3600000');
    for (let call = 1; call < 20; call++) expect((await ask(client)).status).toBe(200);
    const refused = await ask(client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await Throttle.forgetAll(app.dataSource);
  });

  it('hold for what stays open as well: with the scopes of the token, until its time is over', async () => {
    const { body } = await ask({ ...(await aClient()), scope: 'READ' });
    const keys = app.get(ApiKeys);
    const viewer = (await keys.authenticate(body.access_token))!;
    expect((await keys.recheck(viewer))?.apiKey?.scopes).toEqual(['READ']);
    app.clock.advance(901);
    expect(await keys.recheck(viewer)).toBeNull();
  });

  it('stand in the audit log, and are counted for Prometheus', async () => {
    const client = await aClient();
    await ask(client);
    const [entry] = await app.dataSource.query<{ label: string }[]>(
      `select object_label as label from audit_entries where object_id = $1 and action = 'api-key.use'`,
      [client.id],
    );
    expect(entry?.label).toContain('POST /api/oauth/token');
    const { body: figures } = await app.as.nobody().request({ url: '/api/metrics' });
    expect(figures).toMatch(/mizan_oauth_tokens_total\{outcome="issued"\} [1-9]/);
    expect(figures).toMatch(/mizan_oauth_tokens_total\{outcome="invalid_client"\} [1-9]/);
  });

  it('keep no token but by its hash, and forget what is over', async () => {
    const client = await aClient();
    const { body } = await ask(client);
    const kept = () =>
      app.dataSource.query<{ row: string }[]>('select t::text as row from api_access_tokens t where key_id = $1', [
        client.id,
      ]);
    expect(JSON.stringify(await kept())).not.toContain(body.access_token.slice(4));
    expect(await kept()).toHaveLength(1);
    app.clock.advance(901);
    await app.get(ForgetKeyUses).execute();
    expect(await kept()).toHaveLength(0);
  });
});
