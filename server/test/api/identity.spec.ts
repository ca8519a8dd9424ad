import { createHmac } from 'node:crypto';
import type { User } from '../../src/modules/identity';
import { ForgetSessions } from '../../src/modules/identity/session/forget-sessions';
import { Session } from '../../src/modules/identity/session/session.entity';
import { SESSION_AUDIENCE } from '../../src/modules/identity/session/session-token';
import { Passwords } from '../../src/modules/identity/password/passwords.service';
import { AppConfig } from '../../src/platform/config';
import { Throttle } from '../../src/platform/throttle';
import { aUser, createTestApp, race, graphql } from '../kit';
import type { ApiClient, TestApp } from '../kit';

const signIn = graphql(`
  mutation Identity_signIn($input: SignInInput!) {
    signIn(input: $input) {
      outcome {
        ... on Viewer { id name email role lastSignInAt }
        ... on SecondStep { handle ways expiresInSeconds }
      }
    }
  }
`);
const PASSWORD = 'a long enough passphrase';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

/** A user who can really sign in. */
async function aMember(given: Partial<User> = {}): Promise<User> {
  return aUser(app.dataSource, app.clock, { passwordHash: await app.get(Passwords).hash(PASSWORD), ...given });
}

function post(
  client: ApiClient,
  email: string,
  password: string,
  headers: Record<string, string> = {},
  remoteAddress?: string,
) {
  const payload = { query: signIn, variables: { input: { email, password } } };
  return client.request({ method: 'POST', url: '/api/graphql', payload, headers, remoteAddress });
}

function codeOf(response: { json(): unknown }): string | undefined {
  return (response.json() as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;
}

function cookiesOf(response: { headers: Record<string, unknown> }): string[] {
  return [response.headers['set-cookie'] ?? []].flat() as string[];
}

describe('signIn works', () => {
  it('answers with the viewer and sets a cookie that scripts cannot read', async () => {
    const user = await aMember({ name: 'Noor Aziz', role: 'admin' });
    const response = await post(app.as.nobody(), user.email.toUpperCase(), PASSWORD);
    expect(response.json()).toMatchObject({
      data: { signIn: { outcome: { id: user.id, name: 'Noor Aziz', role: 'ADMIN' } } },
    });
    expect(cookiesOf(response)[0]).toMatch(
      /^mizan_session=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/,
    );
  });

  it('lets the cookie and the bearer token name the same session', async () => {
    const user = await aMember();
    const [pair = ''] = (cookiesOf(await post(app.as.nobody(), user.email, PASSWORD))[0] ?? '').split(';');
    const token = pair.slice('mizan_session='.length);
    for (const headers of [{ cookie: pair }, { authorization: `Bearer ${token}` }]) {
      const payload = {
        query: graphql(`query Identity_viewer { viewer { id } }`),
      };
      const response = await app.as.nobody().request({ method: 'POST', url: '/api/graphql', payload, headers });
      expect(response.json()).toEqual({ data: { viewer: { id: user.id } } });
    }
  });

  it('tells the sign-in before the present one', async () => {
    const user = await aMember();
    const first = app.clock.now();
    await post(app.as.nobody(), user.email, PASSWORD);
    app.clock.advance(3_600);
    const second = await post(app.as.nobody(), user.email, PASSWORD);
    expect(second.json()).toMatchObject({ data: { signIn: { outcome: { lastSignInAt: first.toISOString() } } } });
  });

  it('ends the session that the same browser still held', async () => {
    const user = await aMember();
    const former = await app.as.user(user);
    await post(former, user.email, PASSWORD);
    expect(await former.data(graphql(`query Identity_viewer2 { viewer { id } }`))).toEqual({ viewer: null });
  });
});

describe('signIn refuses', () => {
  it.each([
    ['an unknown e-mail', {}, 'nobody@example.com', PASSWORD],
    ['a wrong password', {}, undefined, 'something else entirely'],
    ['a disabled user', { isVerified: false }, undefined, PASSWORD],
    ['a user without a password', { passwordHash: null }, undefined, PASSWORD],
  ])('%s with the same words', async (_, given, email, password) => {
    const user = await aMember(given);
    const response = await post(app.as.nobody(), email ?? user.email, password);
    expect(response.json()).toMatchObject({
      errors: [{ message: 'Incorrect password or email.', extensions: { code: 'SIGN_IN_FAILED', params: {} } }],
    });
    expect(cookiesOf(response)).toEqual([]);
  });

  it('an e-mail that is none, beside its field', async () => {
    const answer = await app.as.nobody().graphql(signIn, { input: { email: 'not an address', password: PASSWORD } });
    expect(answer.errors[0]?.extensions).toEqual({
      code: 'INVALID_INPUT',
      params: { fields: [{ path: 'email', rule: 'email' }] },
    });
  });

  race('the sixth wrong try in a minute, and says when to come back', async () => {
    const user = await aMember();
    const tries = [1, 2, 3, 4, 5].map(() => post(app.as.nobody(), user.email, 'wrong', {}, '198.51.100.7'));
    expect((await Promise.all(tries)).map(codeOf)).toEqual(Array(5).fill('SIGN_IN_FAILED'));
    // Within one minute, however long it takes.
    await app.dataSource.query('update rate_limits set expire = expire + 3600000');
    const sixth = await post(app.as.nobody(), user.email, PASSWORD, {}, '198.51.100.7');
    expect(codeOf(sixth)).toBe('RATE_LIMITED');
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    await Throttle.forgetAll(app.dataSource);
  });

  it('several guesses in one request', async () => {
    const guess = (name: string) => `${name}: signIn(input: { email: "a@b.co", password: "${name}" }) { __typename }`;
    const answer = await app.as.nobody().rawRequest(`mutation { ${['a', 'b', 'c', 'd'].map(guess).join(' ')} }`);
    expect([answer.status, answer.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });
});

describe('a rightful owner', () => {
  it('still gets in from elsewhere while somebody guesses', async () => {
    const user = await aMember();
    for (let guess = 0; guess < 6; guess++) await post(app.as.nobody(), user.email, 'wrong', {}, '198.51.100.8');
    expect(codeOf(await post(app.as.nobody(), user.email, PASSWORD, {}, '203.0.113.5'))).toBeUndefined();
  });

  it('still gets in from a known browser while many places guess', async () => {
    const user = await aMember();
    const device = cookiesOf(await post(app.as.nobody(), user.email, PASSWORD))[1]?.split(';')[0] ?? '';
    for (let guess = 0; guess < 31; guess++)
      await post(app.as.nobody(), user.email, 'wrong', {}, `192.0.2.${guess + 1}`);
    expect(codeOf(await post(app.as.nobody(), user.email, PASSWORD, {}, '192.0.2.200'))).toBe('RATE_LIMITED');
    expect(codeOf(await post(app.as.nobody(), user.email, PASSWORD, { cookie: device }))).toBeUndefined();
  });
});

describe('a session', () => {
  it('ends everywhere when its user signs out', async () => {
    const hr = await app.as.hr();
    expect(await hr.data(graphql(`mutation Identity_signOut { signOut { wasSignedIn } }`))).toEqual({
      signOut: { wasSignedIn: true },
    });
    expect(await hr.data(graphql(`query Identity_viewer3 { viewer { id } }`))).toEqual({ viewer: null });
  });

  it('ends when nobody used it for half an hour, and not before', async () => {
    const hr = await app.as.hr();
    app.clock.advance(29 * 60);
    expect(await hr.data(graphql(`query Identity_viewer4 { viewer { id } }`))).toEqual({ viewer: { id: hr.user.id } });
    app.clock.advance(29 * 60);
    expect(await hr.data(graphql(`query Identity_viewer5 { viewer { id } }`))).toEqual({ viewer: { id: hr.user.id } });
    app.clock.advance(31 * 60);
    expect(await hr.data(graphql(`query Identity_viewer6 { viewer { id } }`))).toEqual({ viewer: null });
  });

  it('ends after twelve hours however much it is used', async () => {
    const hr = await app.as.hr();
    for (let quarter = 0; quarter < 47; quarter++) {
      app.clock.advance(15 * 60);
      await hr.data(graphql(`query Identity_viewer7 { viewer { id } }`));
    }
    app.clock.advance(15 * 60);
    expect(await hr.data(graphql(`query Identity_viewer8 { viewer { id } }`))).toEqual({ viewer: null });
  });

  it.each(['expiresAt', 'revokedAt', 'lastUsedAt'])('is forgotten a month after it ended, by %s', async (end) => {
    const [former, present] = [await app.as.hr(), await app.as.hr()];
    const aMonthAgo = new Date(app.clock.now().getTime() - 31 * 86_400_000);
    await app.dataSource.manager.update(Session, { userId: former.user.id }, { [end]: aMonthAgo });
    await app.get(ForgetSessions).execute();
    const left = await app.dataSource.query<{ user_id: string }[]>('select user_id from sessions');
    const users = left.map(({ user_id }) => user_id);
    expect(users).toContain(present.user.id);
    expect(users).not.toContain(former.user.id);
  });

  it('dies with the account that is disabled', async () => {
    const hr = await app.as.hr();
    await app.dataSource.query('update users set is_verified = false where id = $1', [hr.user.id]);
    expect(await hr.data(graphql(`query Identity_viewer9 { viewer { id } }`))).toEqual({ viewer: null });
  });

  it('takes a new role at once', async () => {
    const hr = await app.as.hr();
    await app.dataSource.query(`update users set role = 'admin' where id = $1`, [hr.user.id]);
    expect(await hr.data(graphql(`query Identity_viewer10 { viewer { role } }`))).toEqual({
      viewer: { role: 'ADMIN' },
    });
  });
});

describe('forged tokens', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const asViewer = async (token: string) => {
    const payload = {
      query: graphql(`query Identity_viewer11 { viewer { id } }`),
    };
    const headers = { authorization: `Bearer ${token}` };
    return (await app.as.nobody().request({ method: 'POST', url: '/api/graphql', payload, headers })).json<unknown>();
  };

  it('without a signature, with a changed claim, or with rubbish open nothing', async () => {
    const { token } = await app.as.superAdmin();
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const forged = [
      `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${head}.${part({ ...claims, aud: 'api' })}.${signature}`,
      'rubbish',
    ];
    for (const one of forged) expect(await asViewer(one)).toEqual({ data: { viewer: null } });
    expect(await asViewer(token)).toMatchObject({ data: { viewer: { id: expect.any(String) as string } } });
  });

  it('for somebody else, by a key for something else or by another algorithm open nothing, though well signed', async () => {
    const { token, user } = await app.as.superAdmin();
    const [head = '', body = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const config = app.get(AppConfig);
    const signed = (text: string, key = config.keyFor(SESSION_AUDIENCE), hash = 'sha256') =>
      `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
    const forged = [
      signed(`${head}.${part({ ...claims, aud: 'api' })}`),
      signed(`${head}.${part({ ...claims, iss: 'elsewhere' })}`),
      signed(`${head}.${body}`, config.keyFor('exam token')),
      signed(`${part({ alg: 'HS512', typ: 'JWT' })}.${body}`, config.keyFor(SESSION_AUDIENCE), 'sha512'),
    ];
    for (const one of forged) expect(await asViewer(one)).toEqual({ data: { viewer: null } });
    expect(await asViewer(signed(`${head}.${body}`))).toEqual({ data: { viewer: { id: user.id } } });
  });
});

describe('POST /api/v1/checkRole/status', () => {
  const url = '/api/v1/checkRole/status';

  it('works with the token in the body', async () => {
    const { token } = await app.as.hr();
    const response = await app.as.nobody().request({ method: 'POST', url, payload: { token } });
    expect([response.statusCode, response.json()]).toEqual([200, { status: true, role: 'Hr' }]);
  });

  it('works with the cookie of the browser, without a body', async () => {
    const admin = await app.as.superAdmin();
    const response = await admin.request({ method: 'POST', url });
    expect([response.statusCode, response.json()]).toEqual([200, { status: true, role: 'super-admin' }]);
  });

  it('refuses a token that is none, even beside a good cookie', async () => {
    const admin = await app.as.admin();
    const response = await admin.request({ method: 'POST', url, payload: { token: 'none' } });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ status: false, message: expect.any(String) as string });
  });

  it('refuses a request with neither', async () => {
    const response = await app.as.nobody().request({ method: 'POST', url, payload: {} });
    expect([response.statusCode, response.json<{ status: boolean }>().status]).toEqual([401, false]);
  });
});
