import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Passwords } from '../../src/modules/identity/password/passwords.service';
import { BoundedAudit } from '../../src/platform/audit';
import { Throttle } from '../../src/platform/throttle';
import { ApiClient, aUser, createTestApp, race, SIGN_IN, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { CLIENT, OidcProvider } from '../kit/oidc';

const PASSWORD = 'a heron on the taxiway';
const accounts = {
  lina: { email: 'Lina@contoso.example', email_verified: true, name: 'Lina Haddad' },
  boss: { email: 'boss@contoso.example', name: 'Boss', groups: ['mizan-admins'] },
  clerk: { email: 'clerk@contoso.example', name: 'سلمى', groups: ['mizan-hr'] },
  guest: { email: 'guest@elsewhere.example', email_verified: true },
  namesake: { email: 'lina@contoso.example', email_verified: true, name: 'Lina Saleh' },
  twice: { email: 'twice@contoso.example', groups: ['mizan-hr'] },
  unsure: { email: 'unsure@contoso.example', email_verified: false },
};

let app: TestApp;
let oidc: OidcProvider;
let root: SignedIn;
let passwordHash: string;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_SSO_ALLOWED_RANGES: '127.0.0.1/32' });
  // What was only counted is written down when a test says so: the minute after which it is otherwise is of the real clock.
  const bounded = app.get(BoundedAudit) as unknown as { flushLater(): void };
  bounded.flushLater = () => undefined;
  passwordHash = await app.get(Passwords).hash(PASSWORD);
  root = await app.as.superAdmin({ email: 'root@contoso.example', passwordHash });
  const [redirectUri, signedOutUri] = ['http://mizan.test/api/v1/sso/callback', 'http://mizan.test/Login'];
  oidc = await OidcProvider.start({ redirectUri, signedOutUri, accounts });
});
const inTime = AbortSignal.timeout.bind(AbortSignal);
/** A provider has ten seconds, which a busy machine may need by itself: only what is about them keeps them. */
beforeEach(() => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => inTime(ms === 10_000 ? 200_000 : ms));
});
afterEach(() => jest.restoreAllMocks());
beforeEach(() => Throttle.forgetAll(app.dataSource));
afterEach(() => app.dataSource.query('delete from sso_providers'));
afterAll(async () => {
  await oidc.stop();
  await app.close();
});

const save = graphql(`
  mutation SingleSignOn_saveSsoProvider($input: SaveSsoProviderInput!) {
    saveSsoProvider(input: $input) { settings { callbackUrl providers { id name issuer } } }
  }
`);

const remove = graphql(`
  mutation SingleSignOn_deleteSsoProvider($input: DeleteSsoProviderInput!) {
    deleteSsoProvider(input: $input) { settings { providers { id } } }
  }
`);

const signOut = graphql(`mutation SingleSignOn_signOut { signOut { wasSignedIn providerUrl } }`);

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

async function lastLabel(action: string, outcome = 'done'): Promise<string | null> {
  const sql = `select object_label as label from audit_entries where action = $1 and outcome = $2
    order by at desc, id desc limit 1`;
  return (await app.dataSource.query<{ label: string | null }[]>(sql, [action, outcome]))[0]?.label ?? null;
}
const lastFailure = () => lastLabel('session.sign-in', 'failed');

const inputFor = (changes: object = {}) => ({
  name: 'Contoso',
  issuer: oidc.issuer,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  domains: ['contoso.example'],
  adminValues: [],
  hrValues: [],
  isForced: false,
  isEnabled: true,
  ...changes,
});

async function aProvider(changes: object = {}): Promise<string> {
  const viewer = await app.as.user(root.user);
  await viewer.data(save, { input: inputFor(changes) });
  const { signInProviders } = await app.as
    .nobody()
    .data(graphql(`query SingleSignOn_signInProviders { signInProviders { id name } }`));
  return signInProviders[0]!.id;
}

const cookiesOf = (response: { headers: Record<string, unknown> }) =>
  [response.headers['set-cookie']].flat().map((line) => String(line).split(';')[0]!);

interface Left {
  url: string;
  cookie: string;
}

/** From the button to the provider's own address, with what the browser keeps. */
async function leave(id: string, query = '', from: ApiClient = app.as.nobody()): Promise<Left> {
  const response = await from.request({ method: 'GET', url: `/api/v1/sso/${id}/start${query}` });
  const cookie = cookiesOf(response).find((line) => line.startsWith('mizan_sso')) ?? '';
  return { url: String(response.headers.location), cookie };
}

async function comeBack(back: URL, cookie: string) {
  const response = await new ApiClient(app.nest, { cookie }).request({
    method: 'GET',
    url: back.pathname + back.search,
  });
  const session = cookiesOf(response).find((line) => line.startsWith('mizan_session')) ?? '';
  return { to: String(response.headers.location), session, browser: new ApiClient(app.nest, { cookie: session }) };
}

async function signInAs(id: string, account: string, query = '') {
  const { url, cookie } = await leave(id, query);
  return comeBack(await oidc.visit(url, account), cookie);
}

const viewerOf = async (browser: ApiClient) =>
  (await browser.data(graphql(`query SingleSignOn_viewer { viewer { id email role name } }`))).viewer;

describe('somebody who was invited', () => {
  it('comes in by the provider and lands where they wanted to go', async () => {
    await aUser(app.dataSource, app.clock, { role: 'Hr', email: 'lina@contoso.example', passwordHash: null });
    const id = await aProvider();
    const { to, browser } = await signInAs(id, 'lina', '?next=%2FAllCandidates%3Fpage%3D2');
    expect(to).toBe('/AllCandidates?page=2');
    expect(await viewerOf(browser)).toMatchObject({ email: 'lina@contoso.example', role: 'HR' });
  });

  it('comes in again after the provider was started anew with other keys', async () => {
    const id = await aProvider();
    expect((await signInAs(id, 'lina')).to).toBe('/');
    await oidc.restart();
    const { to, browser } = await signInAs(id, 'lina');
    expect(to).toBe('/');
    expect((await viewerOf(browser))?.email).toBe('lina@contoso.example');
  });

  it('is the same person when the address at the provider changes', async () => {
    const id = await aProvider();
    await signInAs(id, 'lina');
    await app.dataSource.query(
      `update users set email = 'renamed@contoso.example' where email = 'lina@contoso.example'`,
    );
    const { browser } = await signInAs(id, 'lina');
    expect((await viewerOf(browser))?.email).toBe('renamed@contoso.example');
    await app.dataSource.query(
      `update users set email = 'lina@contoso.example' where email = 'renamed@contoso.example'`,
    );
  });

  it('is not whoever has their address now, until an administrator says so', async () => {
    const id = await aProvider();
    const lina = await viewerOf((await signInAs(id, 'lina')).browser);
    const refused = { to: '/Login?sso=SSO_OTHER_PERSON', session: '' };
    expect(await signInAs(id, 'namesake')).toMatchObject(refused);
    expect(await lastFailure()).toBe('lina@contoso.example · Contoso · SSO_OTHER_PERSON');
    expect((await signInAs(id, 'lina')).to).toBe('/');
    const [admin, input] = [await app.as.user(root.user), { id: lina!.id }];
    const reset = graphql(`
      mutation SingleSignOn_resetSecondFactors($input: ResetSecondFactorsInput!) {
        resetSecondFactors(input: $input) { staffUser { id } }
      }
    `);
    await admin.data(reset, { input });
    await app.runJobs();
    expect(app.mailbox.to('lina@contoso.example').at(-1)?.text).toContain(
      'Single sign-on no longer knows your account',
    );
    expect(await viewerOf((await signInAs(id, 'namesake')).browser)).toEqual(lina);
    expect(await signInAs(id, 'lina')).toMatchObject(refused);
  });

  it('comes in no more once they are disabled, of which the log tells', async () => {
    const id = await aProvider();
    await signInAs(id, 'lina');
    const verify = `update users set is_verified = $1 where email = 'lina@contoso.example'`;
    await app.dataSource.query(verify, [false]);
    expect(await signInAs(id, 'lina')).toMatchObject({ to: '/Login?sso=SSO_NO_ACCOUNT', session: '' });
    expect(await lastFailure()).toBe('Lina@contoso.example · Contoso · SSO_NO_ACCOUNT');
    await app.dataSource.query(verify, [true]);
  });

  it('never comes in as another host’s guest, whatever the return path says', async () => {
    const id = await aProvider();
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/..//evil.example',
    ]) {
      expect((await signInAs(id, 'lina', `?next=${encodeURIComponent(next)}`)).to).toBe('/');
    }
  });

  it('lands at what they searched for in Arabic', async () => {
    const next = encodeURIComponent('/AllCandidates?search=سلمى');
    expect((await signInAs(await aProvider(), 'lina', `?next=${next}`)).to).toBe(
      `/AllCandidates?search=${encodeURIComponent('سلمى')}`,
    );
  });

  it('has to come by the provider again after twelve hours, however much the session is used', async () => {
    const id = await aProvider();
    const { browser } = await signInAs(id, 'lina');
    const steps = Array.from({ length: 25 }, () => 29 * 60);
    const seen: boolean[] = [];
    for (const seconds of steps) {
      app.clock.advance(seconds);
      seen.push((await viewerOf(browser)) !== null);
    }
    expect(seen).toEqual(steps.map((_, step) => (step + 1) * 29 < 12 * 60));
  });

  it('comes in with forty others of their office in the same minute', async () => {
    const id = await aProvider();
    const came = new Set<string>();
    for (let person = 0; person < 40; person++) came.add((await signInAs(id, 'lina')).to);
    expect([...came]).toEqual(['/']);
  });

  it('leaves the provider too when they sign out', async () => {
    const id = await aProvider();
    const { browser } = await signInAs(id, 'lina');
    const url = new URL((await browser.data(signOut)).signOut.providerUrl!);
    expect([url.origin, url.searchParams.get('post_logout_redirect_uri')]).toEqual([
      oidc.issuer,
      'http://mizan.test/Login',
    ]);
    expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(200);
  });
});

describe('somebody nobody invited', () => {
  const credits = graphql(`
    query SingleSignOn_credits {
      viewer { role requestsForNewUsers credits { numberOfRequests maxRequests remaining } }
    }
  `);
  const roles = { roleClaim: 'groups', adminValues: ['mizan-admins'], hrValues: ['mizan-hr'] };

  it('stays outside without a claim for roles', async () => {
    expect((await signInAs(await aProvider(), 'boss')).to).toBe('/Login?sso=SSO_NO_ACCOUNT');
  });

  it('gets an account by the role that the claim names, and follows it from then on', async () => {
    const id = await aProvider(roles);
    expect(await viewerOf((await signInAs(id, 'boss')).browser)).toMatchObject({
      email: 'boss@contoso.example',
      role: 'ADMIN',
      name: 'Boss',
    });
    expect(await viewerOf((await signInAs(id, 'clerk')).browser)).toMatchObject({ role: 'HR', name: 'سلمى' });
    await app.dataSource.query(`update users set role = 'Hr', max_requests = 5 where email = 'boss@contoso.example'`);
    expect(await viewerOf((await signInAs(id, 'boss')).browser)).toMatchObject({ role: 'ADMIN' });
    expect((await signInAs(id, 'lina')).to).toBe('/Login?sso=SSO_NO_ACCOUNT');
  });

  it('has the limit of their role from then on, whatever they had and used before', async () => {
    const id = await aProvider(roles);
    await Promise.all([signInAs(id, 'boss'), signInAs(id, 'clerk')]);
    const change = 'update users set role = $2, max_requests = $3, number_of_requests = $4 where email = $1';
    await app.dataSource.query(change, ['boss@contoso.example', 'Hr', 5, 5]);
    await app.dataSource.query(change, ['clerk@contoso.example', 'admin', null, 70]);
    const creditsOf = async (account: string) => {
      const { browser } = await signInAs(id, account);
      return (await browser.data(credits)).viewer;
    };
    expect(await creditsOf('boss')).toMatchObject({ role: 'ADMIN', credits: { maxRequests: null } });
    const clerk = await creditsOf('clerk');
    const remaining = clerk!.requestsForNewUsers;
    expect(clerk).toMatchObject({
      role: 'HR',
      credits: { numberOfRequests: 70, maxRequests: 70 + remaining, remaining },
    });
  });

  race('gets one account when they come in twice at once', async () => {
    const [id, other] = [await aProvider(roles), app.dataSource.createQueryRunner()];
    await app.dataSource.query(`delete from users where email = 'twice@contoso.example'`);
    app.clock.advance(1);
    const tabs = [await leave(id), await leave(id)];
    const backs = await Promise.all(tabs.map(({ url }) => oidc.visit(url, 'twice')));
    await other.startTransaction();
    await other.query('lock table users in share row exclusive mode');
    const coming = Promise.all(tabs.map(({ cookie }, tab) => comeBack(backs[tab]!, cookie)));
    while ((await app.owner.query<unknown[]>(waiting)).length < 2);
    await other.commitTransaction();
    await other.release();
    for (const { to, browser } of await coming) {
      expect([to, (await viewerOf(browser))?.email]).toEqual(['/', 'twice@contoso.example']);
    }
    const sql = `select 1 from audit_entries
      where action = 'user.create' and object_label = 'twice@contoso.example' and at = $1`;
    expect(await app.dataSource.query(sql, [app.clock.now()])).toHaveLength(1);
  });

  it.each(['guest', 'unsure'])(
    'stays outside with an address that the provider may not vouch for: %s',
    async (account) => {
      const id = await aProvider();
      await aUser(app.dataSource, app.clock, { role: 'Hr', email: `${account}-${Date.now()}@contoso.example` });
      expect((await signInAs(id, account)).to).toBe('/Login?sso=SSO_EMAIL_REFUSED');
    },
  );
});

describe('a way back', () => {
  it('is refused in another browser, a second time, with a changed state, and after ten minutes', async () => {
    const id = await aProvider();
    const first = await leave(id);
    const back = await oidc.visit(first.url, 'lina');
    const other = await leave(id);
    expect((await comeBack(back, other.cookie)).to).toBe('/Login?sso=SSO_STEP_OVER');
    expect((await comeBack(back, first.cookie)).to).toBe('/Login?sso=SSO_STEP_OVER');
    const second = await leave(id);
    const good = await oidc.visit(second.url, 'lina');
    const forged = new URL(good);
    forged.searchParams.set('state', 'x');
    expect((await comeBack(forged, second.cookie)).to).toBe('/Login?sso=SSO_STEP_OVER');
    app.clock.advance(601);
    expect((await comeBack(good, second.cookie)).to).toBe('/Login?sso=SSO_STEP_OVER');
  });

  it('that is none is written down sixty times a minute and counted beyond, whoever it comes from', async () => {
    const id = await aProvider();
    const { cookie } = await leave(id);
    const forged = () => comeBack(new URL('http://mizan.test/api/v1/sso/callback?state=x'), cookie);
    const sql = `select count(*)::int from audit_entries where action = 'session.second-step' and at >= $1`;
    app.clock.advance(120);
    const from = app.clock.now();
    for (let round = 0; round < 2; round++) {
      await Throttle.forgetAll(app.dataSource);
      for (let time = 0; time < 35; time++) expect((await forged()).to).toBe('/Login?sso=SSO_STEP_OVER');
    }
    expect(await app.dataSource.query(sql, [from])).toEqual([{ count: 60 }]);
  });

  it('is good in each of two tabs that began at the same time', async () => {
    const id = await aProvider();
    const first = await leave(id, '?next=%2FAllTests');
    const second = await leave(id, '?next=%2FAllHRs', new ApiClient(app.nest, { cookie: first.cookie }));
    const tabs = [await oidc.visit(first.url, 'lina'), await oidc.visit(second.url, 'lina')];
    const came = [];
    for (const back of tabs) came.push((await comeBack(back, second.cookie)).to);
    expect(came).toEqual(['/AllTests', '/AllHRs']);
    const bare = await leave(id, '', new ApiClient(app.nest, { cookie: 'mizan_sso=' }));
    expect((await comeBack(await oidc.visit(bare.url, 'lina'), '')).to).toBe('/Login?sso=SSO_STEP_OVER');
  });

  it('with a code or an issuer of somebody else is a failure, and opens nothing', async () => {
    const id = await aProvider();
    const { url, cookie } = await leave(id);
    const back = await oidc.visit(url, 'lina');
    back.searchParams.set('code', 'stolen');
    expect(await comeBack(back, cookie)).toMatchObject({ to: '/Login?sso=SSO_FAILED', session: '' });
    const again = await leave(id);
    const foreign = await oidc.visit(again.url, 'lina');
    foreign.searchParams.set('iss', 'https://evil.example');
    expect(await comeBack(foreign, again.cookie)).toMatchObject({ to: '/Login?sso=SSO_FAILED', session: '' });
  });

  it('with an ID token of another sign-in is a failure, and opens nothing', async () => {
    const { url, cookie } = await leave(await aProvider());
    const asked = new URL(url);
    asked.searchParams.set('nonce', 'a nonce of another sign-in');
    const back = await oidc.visit(asked.href, 'lina');
    expect(await comeBack(back, cookie)).toMatchObject({ to: '/Login?sso=SSO_FAILED', session: '' });
  });

  it.each([
    [60, { to: '/', opens: true }],
    [240, { to: '/Login?sso=SSO_FAILED', opens: false }],
  ])(
    'from a provider whose clock is %i seconds behind counts for two minutes longer, and no more',
    async (behind, expected) => {
      const id = await aProvider();
      await oidc.restart({ clock: { behindSeconds: behind, tokenSeconds: 30 } });
      try {
        const { to, session } = await signInAs(id, 'lina');
        expect({ to, opens: session !== '' }).toEqual(expected);
      } finally {
        await oidc.restart();
      }
    },
  );

  it('asks the provider with PKCE, state and nonce', async () => {
    const { url, cookie } = await leave(await aProvider());
    const asked = new URL(url).searchParams;
    expect([asked.get('code_challenge_method'), asked.get('response_type'), asked.get('scope')]).toEqual([
      'S256',
      'code',
      'openid email profile',
    ]);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)!.length).toBeGreaterThan(30);
    expect(cookie).not.toContain(asked.get('state')!);
  });
});

describe('a domain that is forced', () => {
  const byPassword = (email: string, password = PASSWORD) =>
    app.as.nobody().graphql(SIGN_IN, { input: { email, password } });

  it('has no other way in, and says the same to everybody', async () => {
    await aUser(app.dataSource, app.clock, { role: 'Hr', email: 'other@contoso.example', passwordHash });
    await aProvider({ isForced: true });
    const answers = [
      await byPassword('other@contoso.example'),
      await byPassword('other@contoso.example', 'wrong'),
      await byPassword('unknown@contoso.example'),
      await byPassword('root@contoso.example', 'wrong'),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('SSO_REQUIRED'));
    expect(answers[0]!.errors[0]!.extensions.params).toEqual({
      providerId: expect.any(String) as string,
      name: 'Contoso',
    });
  });

  it('still lets the first super-admin in by password, also while the provider is away', async () => {
    await aProvider({ isForced: true });
    await oidc.stop();
    try {
      expect((await byPassword('root@contoso.example')).data).toEqual({ signIn: { outcome: { id: root.user.id } } });
    } finally {
      await oidc.restart();
    }
  });
});

describe('a provider that is set up', () => {
  const problemOf = async (changes: object) => {
    const viewer = await app.as.user(root.user);
    const { code, errors } = await viewer.graphql(save, { input: inputFor(changes) });
    return [code, errors[0]?.extensions.params.reason];
  };
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));
  const serving = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('is kept with its secret sealed, and never shows it', async () => {
    await aProvider();
    const [row] = await app.dataSource.query<{ sealed_secret: Buffer }[]>('select sealed_secret from sso_providers');
    expect(row!.sealed_secret.toString('latin1')).not.toContain(CLIENT.secret);
  });

  /** Answers as a provider does, once it is let go. */
  async function slowProvider() {
    const gate = new EventEmitter();
    const isAsked = once(gate, 'asked');
    const issuer: string = await serving((_, response) => {
      const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
      gate.once('free', () => response.setHeader('content-type', 'application/json').end(JSON.stringify(metadata)));
      gate.emit('asked');
    });
    return { issuer, isAsked, answer: () => gate.emit('free') };
  }
  const sealedSecrets = () => app.dataSource.query<object[]>('select sealed_secret from sso_providers');

  it('keeps the secret that somebody else saves while a change without one waits for its answer', async () => {
    const [id, viewer] = [await aProvider(), await app.as.user(root.user)];
    const slow = await slowProvider();
    const renaming = viewer.graphql(save, { input: inputFor({ id, issuer: slow.issuer, clientSecret: undefined }) });
    await slow.isAsked;
    await viewer.data(save, { input: inputFor({ id, clientSecret: 'the secret of next year' }) });
    const saved = await sealedSecrets();
    slow.answer();
    expect((await renaming).code).toBeUndefined();
    expect(await sealedSecrets()).toEqual(saved);
  });

  it('is not there to be changed once somebody else has removed it, however late the answer comes', async () => {
    const [id, viewer] = [await aProvider(), await app.as.user(root.user)];
    const slow = await slowProvider();
    const renaming = viewer.graphql(save, { input: inputFor({ id, issuer: slow.issuer }) });
    await slow.isAsked;
    await viewer.data(remove, { input: { id } });
    slow.answer();
    expect((await renaming).code).toBe('SSO_PROVIDER_NOT_FOUND');
  });

  it('is refused when it redirects, is somebody else, or is no provider', async () => {
    const redirecting = await serving((_, response) => response.writeHead(302, { location: oidc.issuer }).end());
    expect((await problemOf({ issuer: redirecting }))[0]).toBe('SSO_FAILED');
    const foreign = await serving((_, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example/a' })),
    );
    expect((await problemOf({ issuer: foreign }))[0]).toBe('SSO_FAILED');
    const page = await serving((_, response) => response.setHeader('content-type', 'text/html').end('<p>Hello'));
    expect((await problemOf({ issuer: page }))[0]).toBe('SSO_FAILED');
    expect(await app.dataSource.query('select 1 from sso_providers')).toEqual([]);
  });

  it('is refused when it hangs, after ten seconds', async () => {
    jest.restoreAllMocks();
    const hanging = await serving(() => undefined);
    expect((await problemOf({ issuer: hanging }))[0]).toBe('SSO_FAILED');
  });

  it('is refused where it points into the network of the server', async () => {
    expect(await problemOf({ issuer: 'https://127.0.0.2' })).toEqual(['SSO_FAILED', 'private-address']);
    expect(await problemOf({ issuer: 'https://169.254.169.254' })).toEqual(['SSO_FAILED', 'private-address']);
    expect(await problemOf({ issuer: 'http://93.184.216.34' })).toEqual(['SSO_FAILED', 'https']);
  });

  it('means nobody from before once its issuer or its client is another, and says so in the log', async () => {
    const [id, viewer] = [await aProvider(), await app.as.user(root.user)];
    const { browser } = await signInAs(id, 'lina');
    const linked = () => app.dataSource.query<{ subject: string }[]>('select subject from sso_identities');
    await viewer.data(save, { input: inputFor({ id, name: 'Renamed', issuer: `${oidc.issuer}/` }) });
    expect(await linked()).toEqual([{ subject: 'lina' }]);
    const slow = await slowProvider();
    const other = { id, name: 'Fabrikam', issuer: slow.issuer };
    const moving = viewer.data(save, { input: inputFor(other) });
    await slow.isAsked;
    slow.answer();
    await moving;
    expect(await linked()).toEqual([]);
    expect(await lastLabel('sso-provider.change')).toBe(`Fabrikam · ${slow.issuer} · identities removed: 1`);
    // Nor is the new one shown what the former said of somebody.
    expect((await browser.data(signOut)).signOut).toEqual({ wasSignedIn: true, providerUrl: null });
    await viewer.data(save, { input: inputFor({ id }) });
    await signInAs(id, 'lina');
    await viewer.data(save, { input: inputFor({ id, clientId: 'another', clientSecret: 'for another client' }) });
    expect(await linked()).toEqual([]);
  });

  it('lets nobody in who comes back to what was changed, turned off or removed meanwhile', async () => {
    const [id, other] = [await aProvider(), app.dataSource.createQueryRunner()];
    const changes = [
      ['update sso_providers set is_enabled = false', 'SSO_PROVIDER_NOT_FOUND'],
      [`update sso_providers set is_enabled = true, issuer = 'https://another.example'`, 'SSO_STEP_OVER'],
      ['delete from sso_providers', 'SSO_PROVIDER_NOT_FOUND'],
    ] as const;
    try {
      for (const [change, code] of changes) {
        await app.dataSource.query('update sso_providers set is_enabled = true, issuer = $1', [oidc.issuer]);
        const { url, cookie } = await leave(id);
        const back = await oidc.visit(url, 'lina');
        await other.startTransaction();
        await other.query(change);
        const isBack: true[] = [];
        const coming = comeBack(back, cookie).finally(() => isBack.push(true));
        while (isBack.length === 0 && (await app.owner.query<unknown[]>(waiting)).length === 0);
        await other.commitTransaction();
        expect(await coming).toMatchObject({ to: `/Login?sso=${code}`, session: '' });
      }
    } finally {
      await other.release();
    }
    expect(await app.dataSource.query('select 1 from sso_identities')).toEqual([]);
  });

  it('says that it failed where its secret was sealed with one that is gone', async () => {
    const id = await aProvider();
    await app.dataSource.query(`update sso_providers set sealed_secret = sealed_secret || '\\x00'`);
    expect((await leave(id)).url).toBe('/Login?sso=SSO_FAILED');
    expect((await problemOf({ id, clientSecret: undefined }))[0]).toBe('SSO_FAILED');
    expect((await problemOf({ id }))[0]).toBeUndefined();
  });

  it('opens nothing once it is turned off', async () => {
    const id = await aProvider();
    await app.dataSource.query('update sso_providers set is_enabled = false');
    expect((await leave(id)).url).toBe('/Login?sso=SSO_PROVIDER_NOT_FOUND');
  });
});

describe('a fresh proof of somebody who came by the provider', () => {
  it('is given by signing in there again, by the same person alone', async () => {
    const id = await aProvider();
    const { browser, session } = await signInAs(id, 'lina');
    app.clock.advance(16 * 60);
    const newKey = graphql(`
      mutation SingleSignOn_createApiKey {
        createApiKey(input: { name: "k", scopes: [READ] }) { secret }
      }
    `);
    expect((await browser.graphql(newKey)).code).toBe('PROOF_REQUIRED');
    const first = await leave(id, '?proof=1', browser);
    expect(new URL(first.url).searchParams.get('prompt')).toBe('login');
    const other = await comeBack(await oidc.visit(first.url, 'boss'), `${session}; ${first.cookie}`);
    expect(other).toMatchObject({ to: '/Login/Confirmed?sso=SSO_NOT_YOU', session: '' });
    const failed = `select actor_name as name from audit_entries where action = 'session.prove' and outcome = 'failed'`;
    expect(await app.dataSource.query(failed)).toEqual([{ name: (await viewerOf(browser))?.name }]);
    const second = await leave(id, '?proof=1', browser);
    const { to } = await comeBack(await oidc.visit(second.url, 'lina'), `${session}; ${second.cookie}`);
    expect(to).toBe('/Login/Confirmed');
    expect((await browser.graphql(newKey)).code).toBeUndefined();
  });
});
