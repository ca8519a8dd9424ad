import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { ApiReference } from '../../src/modules/integrations';
import { OpenSockets } from '../../src/platform/graphql/socket/open-sockets';
import { Throttle } from '../../src/platform/throttle';
import { createTestApp, race, TestSocket, graphql } from '../kit';
import type { KeyHolder, SignedIn, TestApp } from '../kit';

const CREATE = graphql(`
  mutation ApiKeys_createApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      secret
      apiKey { id name hint scopes expiresAt isExpired lastUsedAt isOwn ownerName }
    }
  }
`);
const REVOKE = graphql(`
  mutation ApiKeys_revokeApiKey($id: ID!) {
    revokeApiKey(input: { id: $id }) { apiKeys { id } }
  }
`);
const LIST = graphql(`
  query ApiKeys_apiKeys {
    apiKeys { id name isOwn isExpired lastUsedAt lastUsedIp recentCalls ownerName }
  }
`);
const ASK = graphql(`query ApiKeys_assessments { assessments { totalCount } }`);
const WAS_SET = graphql(`query ApiKeys_passwordWasSet { passwordWasSet(confirmation: "x") }`);
const DAY_MS = 86_400_000;

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_API_KEY_REQUESTS_PER_MINUTE: '20' });
  origin = await app.listen();
});
afterAll(() => app.close());
const listOf = async (viewer: SignedIn) => (await viewer.data(LIST)).apiKeys;
const works = async (key: KeyHolder) => (await key.graphql(ASK)).code === undefined;
const auditOf = (keyId: string) =>
  app.dataSource.query<{ action: string; object_label: string; outcome: string; actor_name: string }[]>(
    'select action, object_label, outcome, actor_name from audit_entries where object_id = $1 order by id',
    [keyId],
  );
const disable = (viewer: SignedIn, id: string, isVerified = false) =>
  viewer.data(
    graphql(`
      mutation ApiKeys_changeStaffVerification($input: ChangeStaffVerificationInput!) {
        changeStaffVerification(input: $input) { staffUser { id } }
      }
    `),
    {
      input: { id, isVerified },
    },
  );

describe('making a key', () => {
  it('shows the key once and stores nothing that holds it', async () => {
    const hr = await app.as.hr();
    const input = { name: ' ATS  sync ', scopes: ['READ' as const, 'INVITE' as const] };
    const { createApiKey } = await hr.data(CREATE, { input });
    const { secret, apiKey } = createApiKey;
    expect(secret).toMatch(/^mzn_[0-9A-Za-z]{36}$/);
    expect(apiKey).toMatchObject({ name: 'ATS sync', scopes: ['READ', 'INVITE'], expiresAt: null, isOwn: true });
    expect(apiKey.hint).toBe(`${secret.slice(0, 8)}…${secret.slice(-4)}`);
    const tables = ['api_keys', 'audit_entries', 'outbox_events', 'mails', 'api_key_uses'];
    for (const table of tables) {
      const rows = await app.dataSource.query<object[]>(['select * from', table].join(' '));
      expect(JSON.stringify(rows)).not.toContain(secret.slice(8, -4));
    }
    expect(JSON.stringify(await listOf(hr))).not.toContain(secret.slice(8, -4));
  });

  it.each([
    ['name', 'required', { name: '  ', scopes: ['READ' as const] }],
    ['name', 'max-length', { name: 'x'.repeat(61), scopes: ['READ' as const] }],
    ['scopes', 'required', { name: 'none', scopes: [] }],
    ['scopes', 'array-unique', { name: 'twice', scopes: ['READ' as const, 'READ' as const] }],
    ['scopes', 'beyond-role', { name: 'wide', scopes: ['READ' as const, 'ADMINISTRATION' as const] }],
    ['expiresAt', 'future', { name: 'late', scopes: ['READ' as const], expiresAt: '2020-01-01T00:00:00Z' }],
    ['expiresAt', 'too-far', { name: 'long', scopes: ['READ' as const], expiresAt: '2099-01-01T00:00:00Z' }],
  ])('names the field %s and the rule %s', async (path, rule, input) => {
    const { code, errors } = await (await app.as.hr()).graphql(CREATE, { input });
    expect([code, errors[0]?.extensions.params.fields]).toEqual([
      'INVALID_INPUT',
      [expect.objectContaining({ path, rule })],
    ]);
  });

  race('takes a name once, also when two ask at the same time, and again when its key is gone', async () => {
    const hr = await app.as.hr();
    const input = { name: 'Sync', scopes: ['READ' as const] };
    const both = await Promise.all([hr.graphql(CREATE, { input }), hr.graphql(CREATE, { input })]);
    expect(both.map(({ code }) => code).sort()).toEqual(['INVALID_INPUT', undefined]);
    await hr.data(REVOKE, { id: (await listOf(hr))[0]!.id });
    await hr.data(CREATE, { input });
  });

  it('is for people: no key makes, lists or revokes keys', async () => {
    const key = await app.as.key(await app.as.superAdmin(), ['READ', 'ADMINISTRATION']);
    const { code, errors } = await key.graphql(CREATE, { input: { name: 'child', scopes: ['READ'] } });
    expect([code, errors[0]?.message]).toEqual(['API_KEY_REFUSED', expect.stringContaining('person')]);
    expect((await key.graphql(LIST)).code).toBe('API_KEY_REFUSED');
  });
});

describe('calling with a key', () => {
  it('has the records of its owner and no others', async () => {
    const hr = await app.as.hr({ name: 'Rana Aziz' });
    const key = await app.as.key(hr, ['READ']);
    expect(await key.data(graphql(`query ApiKeys_viewer { viewer { name role } }`))).toEqual({
      viewer: { name: 'Rana Aziz', role: 'HR' },
    });
    expect(
      (
        await key.graphql(
          graphql(`query ApiKeys_assessment { assessment(id: "00000000-0000-4000-8000-000000000000") { id } }`),
        )
      ).code,
    ).toBe('ASSESSMENT_NOT_FOUND');
  });

  it('never reaches further than the role of its owner', async () => {
    const admin = await app.as.key(await app.as.admin(), ['ADMINISTRATION']);
    expect((await admin.graphql(graphql(`query ApiKeys_auditActions { auditActions }`))).code).toBe('FORBIDDEN');
    expect((await admin.graphql(graphql(`query ApiKeys_hrs { hrs { totalCount } }`))).code).toBeUndefined();
  });

  it('works for REST, and says which scope is missing', async () => {
    const hr = await app.as.hr();
    const url = `/api/v1/candidate/${randomUUID()}`;
    expect((await (await app.as.key(hr, ['RESULTS'])).request({ method: 'GET', url })).statusCode).toBe(404);
    const refused = await (await app.as.key(hr, ['READ'])).request({ method: 'GET', url });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      'This API key doesn’t have the scope RESULTS.',
    ]);
  });

  it('may read the schema, which nobody may without', async () => {
    const asked = graphql(`query ApiKeys___schema { __schema { queryType { name } } }`);
    expect((await app.as.nobody().graphql(asked)).code).toBe('INTROSPECTION_DISABLED');
    const key = await app.as.key(await app.as.hr(), ['INVITE']);
    expect((await key.graphql(asked)).code).toBeUndefined();
    expect((await auditOf(key.keyId)).at(-1)).toMatchObject({
      action: 'api-key.use',
      object_label: expect.stringMatching(/ · __schema$/) as unknown,
    });
  });

  it('may fetch the schema as a file, as signed-in people may and others may not', async () => {
    const read = { method: 'GET', url: '/api/schema.graphql' } as const;
    const hr = await app.as.hr();
    const schema = readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8');
    for (const reader of [hr, await app.as.key(hr, ['INVITE'])]) {
      const { body, headers } = await reader.request(read);
      expect(body).toBe(schema);
      expect(headers['content-type']).toBe('application/graphql; charset=utf-8');
    }
    expect((await app.as.nobody().request(read)).statusCode).toBe(401);
  });

  it('is told what each operation needs', async () => {
    const key = await app.as.key(await app.as.hr(), ['READ']);
    const reference = (await key.request({ method: 'GET', url: '/api/v1/api-reference' })).json<ApiReference>();
    expect(reference.operations).toMatchObject({
      inviteCandidates: { for: 'staff', scope: 'INVITE', roles: [] },
      createAdmin: { scope: 'ADMINISTRATION', roles: ['super-admin'] },
      createApiKey: { scope: 'none' },
      saveAnswer: { for: 'candidate', scope: null },
    });
    expect(reference.fieldScopes).toMatchObject({ 'Invitation.examUrl': 'INVITE', Question: 'AUTHORING' });
    expect(reference.errors).toContainEqual({ code: 'RATE_LIMITED', status: 429 });
  });

  it('is refused with a key that is wrong, whatever cookie lies beside it, also where anybody may ask', async () => {
    const hr = await app.as.hr();
    const headers = { ...hr.headers, authorization: `Bearer mzn_${'x'.repeat(36)}` };
    const post = (query: object) => hr.request({ method: 'POST', url: '/api/graphql', headers, payload: { query } });
    const rest = await hr.request({ method: 'GET', url: `/api/v1/candidate/${randomUUID()}`, headers });
    for (const answer of [await post(ASK), await post(WAS_SET), rest]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="Mizan", error="invalid_token"');
      expect(answer.body).toContain('This API key is wrong, has expired or was revoked.');
    }
    expect((await post(ASK)).json<{ errors: { extensions: object }[] }>().errors[0]?.extensions).toEqual({
      code: 'API_KEY_INVALID',
      params: {},
    });
  });

  it('is asked for by name where a request has neither key nor session', async () => {
    const answer = await app.as.nobody().request({ method: 'GET', url: `/api/v1/candidate/${randomUUID()}` });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="Mizan"']);
  });

  it('is over when its time is', async () => {
    const hr = await app.as.hr();
    const key = await app.as.key(hr, ['READ'], new Date(app.clock.now().getTime() + DAY_MS));
    expect(await works(key)).toBe(true);
    app.clock.advance(DAY_MS / 1_000 + 1);
    expect((await key.graphql(ASK)).code).toBe('API_KEY_INVALID');
    expect((await listOf(await app.as.user(hr.user)))[0]).toMatchObject({ isExpired: true });
  });
});

describe('what is written down', () => {
  it('is every change, and of readings the first in each minute; the list counts them all', async () => {
    const hr = await app.as.hr();
    const key = await app.as.key(hr, ['READ', 'AUTHORING']);
    for (let call = 0; call < 3; call++) await key.data(ASK);
    for (let call = 0; call < 2; call++)
      await key.graphql(graphql(`mutation ApiKeys_deleteTest { deleteTest(input: { id: "x" }) { testId } }`));
    app.clock.advance(61);
    await key.data(ASK);
    const entries = (await auditOf(key.keyId)).filter(({ action }) => action === 'api-key.use');
    expect(entries.map(({ object_label }) => object_label.split(' · ')[1])).toEqual([
      'assessments',
      'deleteTest',
      'deleteTest',
      'assessments',
    ]);
    expect((await listOf(hr))[0]).toMatchObject({ recentCalls: 6, lastUsedIp: '127.0.0.1' });
  });

  it('names what was refused', async () => {
    const key = await app.as.key(await app.as.hr(), ['READ']);
    await key.graphql(graphql(`mutation ApiKeys_deleteTest2 { deleteTest(input: { id: "x" }) { testId } }`));
    expect((await auditOf(key.keyId)).at(-1)).toMatchObject({ action: 'api-key.refused', outcome: 'refused' });
  });
});

describe('the limit of a key', () => {
  it('is told with every answer, and refuses with the time to wait', async () => {
    const hr = await app.as.hr();
    const [key, other] = [await app.as.key(hr, ['READ']), await app.as.key(hr, ['READ'])];
    const send = (from: KeyHolder) => from.request({ method: 'POST', url: '/api/graphql', payload: { query: ASK } });
    const first = await send(key);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '20',
      'ratelimit-remaining': '19',
      'ratelimit-policy': '"key";q=20;w=60',
    });
    // Within one minute, however long it takes.
    await app.dataSource.query('update rate_limits set expire = expire + 3600000');
    for (let call = 1; call < 20; call++) expect((await send(key)).statusCode).toBe(200);
    const refused = await send(key);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect((await send(other)).statusCode).toBe(200);
    await Throttle.forgetAll(app.dataSource);
    expect((await hr.graphql(ASK)).code).toBeUndefined();
  });
});

describe('a database that goes away', () => {
  /** Waits until it is gone: a connection that is about to close would still be given to whoever asks next. */
  const end = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;

  /** One that was ended is given to whoever asks next until its end has been read, which would be the next test. */
  async function throwAwayBrokenConnections() {
    const { master } = app.dataSource.driver as unknown as { master: Pool };
    await Promise.allSettled(Array.from({ length: master.totalCount }, () => master.query('select pg_sleep(0.01)')));
  }

  it.each([
    ['before anybody knows whose key it is', 'lock table api_keys', 'GET', `/api/v1/candidate/${randomUUID()}`],
    ['in the middle of the call', 'lock table candidates', 'GET', `/api/v1/candidate/${randomUUID()}`],
    ['before GraphQL begins', 'lock table api_keys', 'POST', '/api/graphql'],
  ] as const)('%s is told with the time after which to ask again', async (_, hold, method, url) => {
    const key = await app.as.key(await app.as.hr(), ['READ', 'RESULTS']);
    const answer = await app.owner.transaction(async (manager) => {
      await manager.query(hold);
      const payload = { query: ASK };
      const asked = key.request({ method, url, ...(method === 'POST' && { payload }) });
      const ended: unknown[] = [];
      void asked.finally(() => ended.push(true));
      while (ended.length === 0) await manager.query(end);
      return asked;
    });
    await throwAwayBrokenConnections();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  });
});

describe('the end of a key', () => {
  const openWith = async (key: KeyHolder) => {
    const socket = await TestSocket.open(origin);
    await socket.init({ Authorization: `Bearer ${key.secret}` });
    return socket;
  };

  it('comes at once when it is revoked, open sockets included', async () => {
    const hr = await app.as.hr();
    const key = await app.as.key(hr, ['READ']);
    const socket = await openWith(key);
    await hr.data(REVOKE, { id: key.keyId });
    expect(await socket.closed).toBe(4401);
    expect((await key.graphql(ASK)).code).toBe('API_KEY_INVALID');
    expect(await listOf(hr)).toEqual([]);
    expect((await hr.graphql(REVOKE, { id: key.keyId })).code).toBe('API_KEY_NOT_FOUND');
  });

  it('comes with the disabling of its owner, and goes with it', async () => {
    const [hr, admin] = [await app.as.hr(), await app.as.superAdmin()];
    const key = await app.as.key(hr, ['READ']);
    const socket = await openWith(key);
    await disable(admin, hr.user.id);
    expect(await socket.closed).toBe(4401);
    expect(await works(key)).toBe(false);
    await disable(admin, hr.user.id, true);
    expect(await works(key)).toBe(true);
  });

  it('comes when the row of the owner goes', async () => {
    const hr = await app.as.hr();
    const key = await app.as.key(hr, ['READ']);
    await (
      await app.as.superAdmin()
    ).data(
      graphql(`
        mutation ApiKeys_deleteStaffUser($input: DeleteStaffUserInput!) {
          deleteStaffUser(input: $input) { staffUserId }
        }
      `),
      {
        input: { id: hr.user.id, records: 'DELETE', confirmation: hr.user.email },
      },
    );
    expect(await works(key)).toBe(false);
  });

  it('reaches a socket also when no message came', async () => {
    const hr = await app.as.hr();
    const key = await app.as.key(hr, ['READ']);
    const socket = await openWith(key);
    await app.dataSource.query('update api_keys set revoked_at = now() where id = $1', [key.keyId]);
    await app.get(OpenSockets).recheck();
    expect(await socket.closed).toBe(4401);
  });

  it('can be brought about by whoever has the owner in their scope, and by nobody else', async () => {
    const [hr, other, admin] = [await app.as.hr(), await app.as.hr(), await app.as.admin()];
    const key = await app.as.key(hr, ['READ']);
    expect((await other.graphql(REVOKE, { id: key.keyId })).code).toBe('API_KEY_NOT_FOUND');
    expect((await listOf(admin)).find(({ id }) => id === key.keyId)).toMatchObject({ isOwn: false });
    await admin.data(REVOKE, { id: key.keyId });
    expect(await works(key)).toBe(false);
  });
});
