import type { User } from '../../src/modules/identity';
import { ForgetPasswordCodes } from '../../src/modules/identity/password/forget-password-codes';
import { Passwords } from '../../src/modules/identity/password/passwords.service';
import { AdmitUser } from '../../src/modules/identity/sign-in/admit-user';
import type { Arrival } from '../../src/modules/identity/sign-in/admit-user';
import { Throttle } from '../../src/platform/throttle';
import type { ContentLanguage } from '../generated/graphql';
import { aUser, createTestApp, race, SIGN_IN, graphql } from '../kit';
import type { ApiClient, TestApp } from '../kit';

const OLD = 'a heron on the taxiway';
const NEW = 'four winters behind the mill';

const documents = {
  request: graphql(`
    mutation Password_requestPasswordCode($input: RequestPasswordCodeInput!) {
      requestPasswordCode(input: $input) { requestId resendAfterSeconds expiresInSeconds }
    }
  `),
  verify: graphql(`
    mutation Password_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
      verifyPasswordCode(input: $input) { ticket expiresAt }
    }
  `),
  set: graphql(`
    mutation Password_setPassword($input: SetPasswordInput!) {
      setPassword(input: $input) { confirmation }
    }
  `),
  change: graphql(`
    mutation Password_changePassword($input: ChangePasswordInput!) {
      changePassword(input: $input) { viewer { id } }
    }
  `),
  ticket: graphql(`
    query Password_passwordTicket($ticket: String!) {
      passwordTicket(ticket: $ticket) { isValid purpose minimumLength }
    }
  `),
};

let app: TestApp;
let nobody: ApiClient;
beforeAll(async () => {
  app = await createTestApp();
  nobody = app.as.nobody();
});
afterAll(() => app.close());
// The limits of one address count by the real clock, and every test comes from the same one.
beforeEach(() => Throttle.forgetAll(app.dataSource));

const aMember = async (given: Partial<User> = {}): Promise<User> =>
  aUser(app.dataSource, app.clock, { passwordHash: await app.get(Passwords).hash(OLD), ...given });

async function request(email: string, client = nobody, language: ContentLanguage = 'EN') {
  const answer = await client.graphql(documents.request, {
    input: { email, language },
  });
  return { ...answer, requestId: answer.data?.requestPasswordCode.requestId ?? '' };
}

/** Asks for a code and reads it in the mailbox. */
async function aCode(email: string): Promise<{ requestId: string; code: string }> {
  const { requestId } = await request(email);
  await app.runJobs();
  return { requestId, code: /\b\d{6}\b/.exec(app.mailbox.to(email).at(-1)?.text ?? '')?.[0] ?? '' };
}

async function verify(input: { requestId: string; code: string }) {
  const answer = await nobody.graphql(documents.verify, { input });
  return { ...answer, ticket: answer.data?.verifyPasswordCode.ticket ?? '' };
}

const aTicket = async (email: string) => (await verify(await aCode(email))).ticket;
const set = (ticket: string, password = NEW, confirmPassword = password) =>
  nobody.graphql(documents.set, {
    input: { ticket, password, confirmPassword },
  });
const infoOf = async (ticket: string) => (await nobody.data(documents.ticket, { ticket })).passwordTicket;
const wasSet = async (confirmation: string) =>
  (
    await nobody.data(graphql(`query Password_passwordWasSet($id: ID!) { passwordWasSet(confirmation: $id) }`), {
      id: confirmation,
    })
  ).passwordWasSet;
const signInCode = async (email: string, password: string) =>
  (await nobody.graphql(SIGN_IN, { input: { email, password } })).code;
const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10));

describe('a forgotten password works', () => {
  it('from the e-mail over the code to the first sign-in', async () => {
    const { email } = await aMember();
    const ticket = await aTicket(email);
    expect(await infoOf(ticket)).toEqual({ isValid: true, purpose: 'RESET', minimumLength: 12 });
    const answer = await set(ticket);
    await expect(wasSet(answer.data?.setPassword.confirmation ?? '')).resolves.toBe(true);
    expect(await signInCode(email, OLD)).toBe('SIGN_IN_FAILED');
    expect(await signInCode(email, NEW)).toBeUndefined();
  });

  it('confirms the change for an hour, and nothing to whoever makes an address up', async () => {
    const { data } = await set(await aTicket((await aMember()).email));
    const confirmation = data?.setPassword.confirmation ?? '';
    const [rowId] = confirmation.split('.');
    const others = await aMember();
    for (const made of ['anything', others.id, rowId ?? '', `${rowId ?? ''}.x`]) expect(await wasSet(made)).toBe(false);
    app.clock.advance(3_600);
    expect(await wasSet(confirmation)).toBe(true);
    app.clock.advance(60);
    expect(await wasSet(confirmation)).toBe(false);
  });

  it('mails the code in the language of the page, also to somebody who never had a password', async () => {
    const { email, name } = await aMember({ passwordHash: null });
    await request(email, nobody, 'AR');
    await app.runJobs();
    const [mail] = app.mailbox.to(email);
    expect(mail!.subject).toBe('رمز تعيين كلمة مرور جديدة في ميزان');
    expect(mail!.text).toContain(name);
  });

  it('takes the code with Arabic digits and spaces, and the e-mail in any case', async () => {
    const { email } = await aMember();
    const { requestId } = await request(`  ${email.toUpperCase()} `);
    await app.runJobs();
    const code = /\b\d{6}\b/.exec(app.mailbox.to(email)[0]!.text)![0];
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    expect((await verify({ requestId, code: `${arabic.slice(0, 3)} ${arabic.slice(3)}` })).code).toBeUndefined();
  });

  it('ends every session, and tells the owner of the address', async () => {
    const user = await aMember();
    const session = await app.as.user(user);
    await set(await aTicket(user.email));
    await app.runJobs();
    expect(await session.data(graphql(`query Password_viewer { viewer { id } }`))).toEqual({ viewer: null });
    expect(app.mailbox.to(user.email).at(-1)?.subject).toBe('Your Mizan password has been changed');
  });

  it('keeps neither the code, nor the ticket, nor what names the request', async () => {
    const { email } = await aMember();
    const { requestId, code } = await aCode(email);
    const { ticket } = await verify({ requestId, code });
    const dump = JSON.stringify(
      await Promise.all(
        ['password_codes', 'password_tickets', 'mails', 'audit_entries'].map((table) =>
          app.dataSource.query<object[]>(`select * from `.concat(table)),
        ),
      ),
    );
    for (const secret of [requestId, ticket]) expect(dump).not.toContain(secret);
    const [row] = await app.dataSource.query<{ code_hash: string }[]>(
      'select code_hash from password_codes where email = $1',
      [email],
    );
    expect(row!.code_hash).toMatch(/^\$argon2id\$v=19\$m=\d{5},t=\d,p=\d\$/);
    const [mail] = await app.dataSource.query<{ params: object }[]>('select params from mails where recipient = $1', [
      email,
    ]);
    expect(JSON.stringify(mail!.params)).not.toContain(code);
  });
});

describe('an unknown e-mail', () => {
  it('is answered like a known one, and gets no mail', async () => {
    const [known, unknown] = [await request((await aMember()).email), await request('nobody-here@example.com')];
    const shape = ({ status, data, errors }: typeof known) => [
      status,
      errors,
      { ...data?.requestPasswordCode, requestId: '' },
    ];
    expect(shape(unknown)).toEqual(shape(known));
    expect(unknown.requestId).toMatch(/^[\w-]{43}$/);
    await app.runJobs();
    expect(app.mailbox.to('nobody-here@example.com')).toEqual([]);
  });

  it('has the same limits', async () => {
    const email = 'nobody-again@example.com';
    await request(email);
    expect((await request(email)).errors[0]).toMatchObject({
      extensions: { code: 'RATE_LIMITED', params: { retryAfterSeconds: 60 } },
    });
  });

  it('answers every code like a wrong one', async () => {
    const { requestId } = await request('nobody-else@example.com');
    const [{ email }, fresh] = [await aMember(), 'x'.repeat(43)];
    const known = await aCode(email);
    const answers = [
      await verify({ requestId, code: '123456' }),
      await verify({ requestId: known.requestId, code: wrong(known.code) }),
      await verify({ requestId: fresh, code: '123456' }),
    ];
    for (const { errors } of answers) expect(errors).toEqual(answers[0]!.errors);
    expect(answers[0]!.errors[0]?.message).toBe('A problem in the OTP, please resend it.');
  });

  it('of somebody disabled gets no mail either', async () => {
    const { email } = await aMember({ isVerified: false });
    await request(email);
    await app.runJobs();
    expect(app.mailbox.to(email)).toEqual([]);
  });

  it('that is no address at all is told so', async () => {
    const answer = await request('not an address');
    expect([answer.code, answer.errors[0]?.message]).toEqual(['EMAIL_INCORRECT', 'Incorrect email.']);
  });
});

describe('a code is refused', () => {
  it('after ten minutes', async () => {
    const code = await aCode((await aMember()).email);
    app.clock.advance(599);
    expect((await verify({ ...code, code: wrong(code.code) })).code).toBe('PASSWORD_CODE_WRONG');
    app.clock.advance(1);
    expect((await verify(code)).code).toBe('PASSWORD_CODE_WRONG');
  });

  race('after five wrong tries, also when they come at once, however right it is then', async () => {
    const code = await aCode((await aMember()).email);
    const tries = [1, 2, 3, 4, 5].map(() => verify({ ...code, code: wrong(code.code) }));
    await Promise.all(tries);
    expect((await verify(code)).code).toBe('PASSWORD_CODE_WRONG');
  });

  it('not after four', async () => {
    const code = await aCode((await aMember()).email);
    for (let guess = 0; guess < 4; guess++) await verify({ ...code, code: wrong(code.code) });
    expect((await verify(code)).code).toBeUndefined();
  });

  race('the second time', async () => {
    const code = await aCode((await aMember()).email);
    const outcomes = await Promise.all([verify(code), verify(code)]);
    expect(outcomes.map(({ code: refusal }) => refusal).sort()).toEqual(['PASSWORD_CODE_WRONG', undefined]);
  });

  it('in another request than its own, also of the same person', async () => {
    const [one, other] = [await aCode((await aMember()).email), await aCode((await aMember()).email)];
    expect((await verify({ requestId: other.requestId, code: one.code })).code).toBe('PASSWORD_CODE_WRONG');
  });

  it('when a newer one has been asked for', async () => {
    const { email } = await aMember();
    const older = await aCode(email);
    app.clock.advance(60);
    const newer = await aCode(email);
    expect((await verify(older)).code).toBe('PASSWORD_CODE_WRONG');
    expect((await verify(newer)).code).toBeUndefined();
  });
});

describe('asking for codes', () => {
  race('at the same moment makes one', async () => {
    const { email } = await aMember();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => request(email)));
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    await app.runJobs();
    expect(app.mailbox.to(email)).toHaveLength(1);
  });

  it('is possible again after a minute, and five times an hour', async () => {
    const { email } = await aMember();
    const codes: (string | undefined)[] = [];
    for (let minute = 0; minute < 6; minute++) {
      codes.push((await request(email)).code);
      app.clock.advance(60);
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
    app.clock.advance(55 * 60);
    expect((await request(email)).code).toBeUndefined();
  });

  it('still works for the owner in a browser that knows the account when strangers have used up the hour', async () => {
    const { email } = await aMember();
    const signedIn = await nobody.request({
      method: 'POST',
      url: '/api/graphql',
      payload: { query: SIGN_IN, variables: { input: { email, password: OLD } } },
    });
    const device = [signedIn.headers['set-cookie'] ?? []].flat()[1]!.split(';')[0]!;
    for (let minute = 0; minute < 5; minute++) {
      await request(email);
      app.clock.advance(60);
    }
    expect((await request(email)).code).toBe('RATE_LIMITED');
    const payload = { query: documents.request, variables: { input: { email, language: 'EN' } } };
    const own = await nobody.request({ method: 'POST', url: '/api/graphql', payload, headers: { cookie: device } });
    expect(own.json<{ errors?: object[] }>().errors).toBeUndefined();
  });

  it('is limited for one address, whatever e-mails it names', async () => {
    let refused: string | undefined;
    for (let asked = 0; asked < 31; asked++) refused = (await request(`someone-${asked}@example.com`)).code;
    expect(refused).toBe('RATE_LIMITED');
  });
});

describe('a ticket', () => {
  race('is spent by the first of two uses at once', async () => {
    const ticket = await aTicket((await aMember()).email);
    const outcomes = await Promise.all([set(ticket), set(ticket)]);
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['PASSWORD_TICKET_INVALID', undefined]);
    expect(await infoOf(ticket)).toEqual({ isValid: false, purpose: null, minimumLength: 12 });
  });

  it('for a forgotten password is good for ten minutes', async () => {
    const ticket = await aTicket((await aMember()).email);
    app.clock.advance(600);
    expect((await set(ticket)).code).toBe('PASSWORD_TICKET_INVALID');
  });

  it('of somebody who has been disabled since is worth nothing', async () => {
    const user = await aMember();
    const ticket = await aTicket(user.email);
    await app.dataSource.query('update users set is_verified = false where id = $1', [user.id]);
    expect((await set(ticket)).code).toBe('PASSWORD_TICKET_INVALID');
  });

  it('survives a password that is refused', async () => {
    const ticket = await aTicket((await aMember()).email);
    expect((await set(ticket, 'passwordpassword')).code).toBe('INVALID_INPUT');
    expect((await set(ticket)).code).toBeUndefined();
  });

  it('that was made up is worth nothing', async () => {
    for (const ticket of ['', 'x'.repeat(43), 'x'.repeat(100)]) {
      expect((await set(ticket)).code).toBe('PASSWORD_TICKET_INVALID');
      expect(await infoOf(ticket)).toMatchObject({ isValid: false, purpose: null });
    }
  });
});

describe('a new password is refused beside its field', () => {
  it.each([
    ['password', 'too short', 'min-length', undefined],
    ['password', 'x;'.repeat(65), 'max-length', undefined],
    ['password', 'correct horse battery staple', 'password-common', undefined],
    ['password', 'sunny zainab walks', 'password-own-name', undefined],
    ['password', 'heron acme-gulf taxiway', 'password-own-company', undefined],
    ['password', 'heron mizan taxiway', 'password-product', undefined],
    ['confirmPassword', NEW, 'match', 'four winters behind the hill'],
  ])('%s: %s breaks %s', async (path, password, rule, confirmation) => {
    const ticket = await aTicket((await aMember({ name: 'Zainab Q', companyName: 'Acme Gulf' })).email);
    const { errors } = await set(ticket, password, confirmation);
    expect(errors[0]?.extensions.params.fields).toEqual([expect.objectContaining({ path, rule })]);
  });
});

describe('changing the password', () => {
  const change = (client: ApiClient, currentPassword: string, password = NEW) =>
    client.graphql(documents.change, { input: { currentPassword, password, confirmPassword: password } });

  const hashOf = async ({ id }: User) =>
    (await app.dataSource.query<{ hash: string }[]>('select password_hash as hash from users where id = $1', [id]))[0]
      ?.hash;

  it('works with the present one, ends the other sessions, and tells the owner', async () => {
    const user = await aMember();
    const [here, elsewhere] = [await app.as.user(user), await app.as.user(user)];
    expect((await change(here, OLD)).data).toEqual({ changePassword: { viewer: { id: here.user.id } } });
    expect(await elsewhere.data(graphql(`query Password_viewer2 { viewer { id } }`))).toEqual({ viewer: null });
    await app.runJobs();
    expect(app.mailbox.to(user.email).at(-1)?.subject).toBe('Your Mizan password has been changed');
    expect(await signInCode(user.email, NEW)).toBeUndefined();
  });

  it('gives the session another token, and the one that it had opens nothing', async () => {
    const here = await app.as.user(await aMember());
    const input = { currentPassword: OLD, password: NEW, confirmPassword: NEW };
    const payload = { query: documents.change, variables: { input } };
    const answer = await here.request({ method: 'POST', url: '/api/graphql', payload });
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    expect(await here.data(graphql(`query Password_viewer3 { viewer { id } }`))).toEqual({ viewer: null });
    const anew = {
      method: 'POST',
      url: '/api/graphql',
      payload: {
        query: graphql(`query Password_viewer4 { viewer { id } }`),
      },
      headers: { cookie },
    } as const;
    expect((await nobody.request(anew)).json()).toEqual({ data: { viewer: { id: here.user.id } } });
  });

  it.each([
    [
      'en',
      'You stay signed in where you changed it, and were signed out everywhere else.',
      'You were signed out everywhere.',
    ],
    ['ar', 'بقيت مسجّل الدخول حيث غيّرتها، وسُجّل خروجك من كل مكان آخر.', 'سُجّل خروجك من كل مكان.'],
  ] as const)('tells in the mail where its owner is still signed in: %s', async (language, oneLeft, allEnded) => {
    const user = await aMember({ settings: { language } });
    const mail = async () => (await app.runJobs(), app.mailbox.to(user.email).at(-1)?.text);
    await change(await app.as.user(user), OLD);
    expect(await mail()).toContain(oneLeft);
    await set(await aTicket(user.email), OLD);
    expect(await mail()).toContain(allEnded);
  });

  it('leaves keys alone and names them in the mail, or revokes them when asked to', async () => {
    const user = await aMember();
    const key = await app.as.key(await app.as.user(user), ['RESULTS']);
    const mail = async () => (await app.runJobs(), app.mailbox.to(user.email).at(-1)?.text);
    await change(await app.as.user(user), OLD);
    expect((await key.graphql(graphql(`query Password_viewer5 { viewer { id } }`))).data).toEqual({
      viewer: { id: user.id },
    });
    expect(await mail()).toMatch(/still work: key RESULTS/);
    const input = { currentPassword: NEW, password: OLD, confirmPassword: OLD, revokeApiKeys: true };
    await (await app.as.user(user)).data(documents.change, { input });
    expect((await key.graphql(graphql(`query Password_viewer6 { viewer { id } }`))).code).toBe('API_KEY_INVALID');
    expect(await mail()).toMatch(/were revoked: key RESULTS/);
  });

  it('when it was forgotten revokes every key', async () => {
    const user = await aMember();
    const key = await app.as.key(await app.as.user(user), ['RESULTS']);
    await set(await aTicket(user.email));
    expect((await key.graphql(graphql(`query Password_viewer7 { viewer { id } }`))).code).toBe('API_KEY_INVALID');
  });

  it('ends every other way by which one could be set, begun before it', async () => {
    const user = await aMember();
    const ticket = await aTicket(user.email);
    app.clock.advance(61);
    const asked = await aCode(user.email);
    await change(await app.as.user(user), OLD);
    expect((await set(ticket)).code).toBe('PASSWORD_TICKET_INVALID');
    expect((await verify(asked)).code).toBe('PASSWORD_CODE_WRONG');
  });

  it('lets nobody in whose former password was found right just before', async () => {
    const found = await aMember();
    await change(await app.as.user(found), OLD);
    const arrival = { origin: { ip: '127.0.0.1', userAgent: 'test' }, deviceProof: null };
    const admitted = app.get(AdmitUser).execute(found, arrival as Arrival);
    await expect(admitted).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
    const sql = 'select count(*)::int from sessions where user_id = $1 and revoked_at is null';
    expect(await app.dataSource.query(sql, [found.id])).toEqual([{ count: 1 }]);
  });

  it('is not the only way to end somebody’s sessions: who manages them signs them out', async () => {
    const [admin, hr] = [await app.as.admin(), await app.as.hr()];
    const end = graphql(`
      mutation Password_endStaffSessions($id: ID!) {
        endStaffSessions(input: { id: $id }) { endedSessions }
      }
    `);
    expect(await admin.data(end, { id: hr.user.id })).toEqual({ endStaffSessions: { endedSessions: 1 } });
    expect(await hr.data(graphql(`query Password_viewer8 { viewer { id } }`))).toEqual({ viewer: null });
    expect((await admin.graphql(end, { id: admin.user.id })).code).toBe('OWN_ACCOUNT');
    expect((await (await app.as.hr()).graphql(end, { id: hr.user.id })).code).toBe('FORBIDDEN');
  });

  it('refuses one that was right, and was set anew by its owner before the change was made', async () => {
    const user = await aMember();
    const viewer = await app.as.user(user);
    const other = app.owner.createQueryRunner();
    await other.startTransaction();
    const byLink = 'a lantern for the ferryman';
    const hash = await app.get(Passwords).hash(byLink);
    await other.query('update users set password_hash = $2 where id = $1', [user.id, hash]);
    const changed = change(viewer, OLD);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`;
    while ((await app.owner.query<unknown[]>(waiting)).length === 0);
    await other.commitTransaction();
    await other.release();
    const { errors } = await changed;
    expect(errors[0]?.extensions.params).toEqual({ fields: [{ path: 'currentPassword', rule: 'password-wrong' }] });
    expect(await app.get(Passwords).matches(byLink, await hashOf(user))).toBe(true);
  });

  it('refuses without the present one, five times a minute', async () => {
    const viewer = await app.as.user(await aMember());
    for (let guess = 0; guess < 5; guess++) {
      const { errors } = await change(viewer, 'something else entirely');
      expect(errors[0]?.extensions.params).toEqual({ fields: [{ path: 'currentPassword', rule: 'password-wrong' }] });
      // Within one minute, however long it takes.
      await app.dataSource.query('update rate_limits set expire = expire + 3600000');
    }
    expect((await change(viewer, OLD)).code).toBe('RATE_LIMITED');
  });

  it('refuses a common one', async () => {
    const viewer = await app.as.user(await aMember());
    const { errors } = await change(viewer, OLD, 'passwordpassword');
    expect(errors[0]?.extensions.params).toEqual({ fields: [{ path: 'password', rule: 'password-common' }] });
  });
});

describe('codes and tickets', () => {
  it('are forgotten when they are of no more use', async () => {
    const { email } = await aMember();
    await aTicket(email);
    app.clock.advance(31 * 86_400);
    await app.get(ForgetPasswordCodes).execute();
    const left = await app.dataSource.query<object[]>(
      'select email as kept from password_codes union all select ticket_hash from password_tickets',
    );
    expect(left).toEqual([]);
  });
});
