import { Passwords } from '../../src/modules/identity/password/passwords.service';
import { Throttle } from '../../src/platform/throttle';
import { ApiClient, aUser, createTestApp, race, SIGN_IN, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { oneTimeCode } from '../kit/one-time-code';
import { SoftPasskey } from '../kit/soft-passkey';

const PASSWORD = 'a heron on the taxiway';
const ORIGIN = 'http://mizan.test';

const withCode = graphql(`
  mutation SecondFactors_signInWithCode($input: SignInWithCodeInput!) {
    signInWithCode(input: $input) { viewer { id mustAddFactor } }
  }
`);
const askPasskey = graphql(`
  mutation SecondFactors_startPasskeySignIn($input: StartPasskeySignInInput!) {
    startPasskeySignIn(input: $input) { question { handle options } }
  }
`);
const withPasskey = graphql(`
  mutation SecondFactors_signInWithPasskey($input: PasskeyAnswerInput!) {
    signInWithPasskey(input: $input) { viewer { id } }
  }
`);
const start = graphql(`
  mutation SecondFactors_startAuthenticator {
    startAuthenticator { authenticator { secret uri qrCode } }
  }
`);
const confirm = graphql(`
  mutation SecondFactors_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {
    confirmAuthenticator(input: $input) { recoveryCodes }
  }
`);
const startProof = graphql(`
  mutation SecondFactors_startPasskeyProof {
    startPasskeyProof { question { handle options } }
  }
`);
const startAdd = graphql(`mutation SecondFactors_startPasskey { startPasskey { question { handle options } } }`);
const add = graphql(`
  mutation SecondFactors_addPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) { recoveryCodes }
  }
`);
const security = graphql(`
  query SecondFactors_signInSecurity {
    signInSecurity {
      hasPassword oneTimeCodesSince
      passkeys { id name lastUsedAt }
      recoveryCodesLeft addFactorBy
    }
  }
`);
const demand = graphql(`
  mutation SecondFactors_demandSecondFactor($input: DemandSecondFactorInput!) {
    demandSecondFactor(input: $input) { demand { isDemanded graceDays } }
  }
`);
const changePassword = graphql(`
  mutation SecondFactors_changePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) { viewer { id } }
  }
`);
const prove = graphql(`
  mutation SecondFactors_proveIdentity($input: ProveIdentityInput!) {
    proveIdentity(input: $input) { holdsUntil }
  }
`);
const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`;

interface Step {
  handle: string;
  ways: string[];
}

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await createTestApp();
  passwordHash = await app.get(Passwords).hash(PASSWORD);
});
beforeEach(() => Throttle.forgetAll(app.dataSource));
afterAll(() => app.close());

const aPerson = (given: object = {}) => app.as.hr({ passwordHash, ...given });
const codeOf = (secret: string, secondsOff = 0) => oneTimeCode(secret, app.clock.now().getTime() + secondsOff * 1_000);

async function withOneTimeCodes(person: SignedIn): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { startAuthenticator } = await person.data(start);
  const { secret } = startAuthenticator.authenticator;
  const data = await person.data(confirm, {
    input: { code: codeOf(secret) },
  });
  app.clock.advance(60);
  return { secret, recoveryCodes: data.confirmAuthenticator.recoveryCodes! };
}

async function aPasskeyOf(
  person: SignedIn,
  name?: string,
): Promise<{ key: SoftPasskey; recoveryCodes: string[] | null }> {
  const key = new SoftPasskey(ORIGIN);
  const { startPasskey } = await person.data(startAdd);
  const { handle, options } = startPasskey.question;
  const input = { handle, answer: key.create(options), ...(name && { name }) };
  const { addPasskey } = await person.data(add, { input });
  return { key, recoveryCodes: addPasskey.recoveryCodes };
}

async function byPassword({ user: { email } }: SignedIn, from: ApiClient = app.as.nobody()) {
  const input = { email, password: PASSWORD };
  return (await from.data(SIGN_IN, { input })).signIn.outcome;
}
const stepOf = async (person: SignedIn) => (await byPassword(person)) as Step;
const answerCode = (handle: string, code: string) => app.as.nobody().graphql(withCode, { input: { handle, code } });

async function signWith(key: SoftPasskey, step?: string) {
  const nobody = app.as.nobody();
  const input = step ? { handle: step } : {};
  const data = await nobody.data(askPasskey, { input });
  const { handle, options } = data.startPasskeySignIn.question;
  return { handle, answer: key.sign(options), options };
}
const answerPasskey = (input: { handle: string; answer: string }) =>
  app.as.nobody().graphql(withPasskey, { input: { handle: input.handle, answer: input.answer } });

const securityOf = async (person: SignedIn) => (await person.data(security)).signInSecurity;
const mailsTo = async ({ user: { email } }: SignedIn) => {
  await app.runJobs();
  return app.mailbox.to(email).map(({ subject }) => subject);
};
const auditOf = async (action: string, id: string) =>
  app.dataSource.query<{ outcome: string }[]>(
    'select outcome from audit_entries where action = $1 and (object_id = $2 or actor_id::text = $2)',
    [action, id],
  );

describe('one-time codes', () => {
  it('are asked for after the password from the moment that a first code has confirmed the app', async () => {
    const person = await aPerson();
    await person.data(start);
    expect(await byPassword(person)).toEqual({ id: person.user.id });
    const { secret, recoveryCodes } = await withOneTimeCodes(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    const answer = await byPassword(person);
    expect(answer).toEqual({
      handle: expect.any(String) as string,
      ways: ['CODE', 'RECOVERY_CODE'],
      expiresInSeconds: 600,
    });
    const { data } = await answerCode((answer as Step).handle, codeOf(secret));
    expect(data).toEqual({ signInWithCode: { viewer: { id: person.user.id, mustAddFactor: false } } });
  });

  it('open nothing, and are not turned on, by a code of an app that was begun and never confirmed', async () => {
    const person = await aPerson();
    const { key } = await aPasskeyOf(person);
    const { startAuthenticator } = await person.data(start);
    const { secret } = startAuthenticator.authenticator;
    expect((await answerCode((await stepOf(person)).handle, codeOf(secret))).code).toBe('SIGN_IN_CODE_WRONG');
    expect((await person.graphql(prove, { input: { code: codeOf(secret) } })).code).toBe('SIGN_IN_CODE_WRONG');
    expect((await securityOf(person)).oneTimeCodesSince).toBeNull();
    expect((await answerPasskey(await signWith(key))).code).toBeUndefined();
    await person.data(confirm, { input: { code: codeOf(secret) } });
    app.clock.advance(30);
    expect((await answerCode((await stepOf(person)).handle, codeOf(secret))).code).toBeUndefined();
  });

  it('that are just being turned on are not begun anew beside it', async () => {
    const person = await aPerson();
    const { startAuthenticator } = await person.data(start);
    const other = app.owner.createQueryRunner();
    await other.startTransaction();
    await other.query('select from users where id = $1 for no key update', [person.user.id]);
    await other.query('update authenticators set confirmed_at = now() where user_id = $1', [person.user.id]);
    const begun = person.graphql(start);
    while ((await app.owner.query<unknown[]>(waiting)).length === 0);
    await other.commitTransaction();
    await other.release();
    expect((await begun).code).toBe('AUTHENTICATOR_EXISTS');
    const { secret } = startAuthenticator.authenticator;
    expect((await answerCode((await stepOf(person)).handle, codeOf(secret))).code).toBeUndefined();
  });

  it('come as a picture and an address that apps understand, and lie sealed in the database', async () => {
    const person = await aPerson();
    const { startAuthenticator } = await person.data(start);
    const { secret, uri, qrCode } = startAuthenticator.authenticator;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Mizan:/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(qrCode).toMatch(/^data:image\/png;base64,/);
    const [row] = await app.dataSource.query<{ sealed_secret: Buffer }[]>(
      'select sealed_secret from authenticators where user_id = $1',
      [person.user.id],
    );
    expect(row!.sealed_secret.toString('latin1')).not.toContain(secret);
  });

  it('count a step early or late, in Arabic digits too, and no further', async () => {
    const person = await aPerson();
    const { secret } = await withOneTimeCodes(person);
    const arabic = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    expect((await answerCode((await stepOf(person)).handle, codeOf(secret, -90))).code).toBe('SIGN_IN_CODE_WRONG');
    expect((await answerCode((await stepOf(person)).handle, codeOf(secret, 90))).code).toBe('SIGN_IN_CODE_WRONG');
    expect((await answerCode((await stepOf(person)).handle, arabic(codeOf(secret, -30)))).code).toBeUndefined();
    expect((await answerCode((await stepOf(person)).handle, codeOf(secret, 30))).code).toBeUndefined();
  });

  it('are asked of nobody any more who gave a password that was changed meanwhile', async () => {
    const person = await aPerson();
    const { secret } = await withOneTimeCodes(person);
    const { handle } = await stepOf(person);
    const next = 'four winters behind the mill';
    const input = { currentPassword: PASSWORD, password: next, confirmPassword: next };
    expect((await person.graphql(changePassword, { input })).code).toBeUndefined();
    expect((await answerCode(handle, codeOf(secret))).code).toBe('SIGN_IN_STEP_OVER');
  });

  race('are good once, also when two come at the same time', async () => {
    const person = await aPerson();
    const { secret } = await withOneTimeCodes(person);
    const steps = [await stepOf(person), await stepOf(person), await stepOf(person)];
    const code = codeOf(secret);
    const answers = await Promise.all(steps.map(({ handle }) => answerCode(handle, code)));
    expect(answers.filter((answer) => !answer.code)).toHaveLength(1);
    app.clock.advance(30);
    expect((await answerCode((await stepOf(person)).handle, code)).code).toBe('SIGN_IN_CODE_WRONG');
  });

  it('can be tried five times for one password, and ten times in ten minutes', async () => {
    const person = await aPerson();
    const { secret } = await withOneTimeCodes(person);
    const { handle } = await stepOf(person);
    for (let tries = 0; tries < 5; tries++)
      expect((await answerCode(handle, '000000')).code).toBe('SIGN_IN_CODE_WRONG');
    expect((await answerCode(handle, codeOf(secret))).code).toBe('SIGN_IN_STEP_OVER');
    const next = (await stepOf(person)).handle;
    for (let tries = 0; tries < 5; tries++) await answerCode(next, '000000');
    expect((await answerCode((await stepOf(person)).handle, codeOf(secret))).code).toBe('RATE_LIMITED');
  });

  it('are worth nothing ten minutes after the password, or for a step that was used', async () => {
    const person = await aPerson();
    const { secret } = await withOneTimeCodes(person);
    const { handle } = await stepOf(person);
    app.clock.advance(601);
    expect((await answerCode(handle, codeOf(secret))).code).toBe('SIGN_IN_STEP_OVER');
    const used = (await stepOf(person)).handle;
    expect((await answerCode(used, codeOf(secret))).code).toBeUndefined();
    app.clock.advance(60);
    expect((await answerCode(used, codeOf(secret))).code).toBe('SIGN_IN_STEP_OVER');
  });

  it('open nothing for somebody who was disabled in between', async () => {
    const person = await aPerson();
    const { secret } = await withOneTimeCodes(person);
    const { handle } = await stepOf(person);
    await app.dataSource.query('update users set is_verified = false where id = $1', [person.user.id]);
    expect((await answerCode(handle, codeOf(secret))).code).toBe('SIGN_IN_STEP_OVER');
  });

  it('can be turned off, of which a mail tells', async () => {
    const person = await aPerson();
    await withOneTimeCodes(person);
    await person.data(
      graphql(`mutation SecondFactors_removeAuthenticator { removeAuthenticator { security { recoveryCodesLeft } } }`),
    );
    expect(await byPassword(person)).toEqual({ id: person.user.id });
    expect(await securityOf(person)).toMatchObject({ oneTimeCodesSince: null, recoveryCodesLeft: 0 });
    expect(await mailsTo(person)).toEqual(
      expect.arrayContaining([
        'One-time codes were turned on for your Mizan account',
        'One-time codes were turned off for your Mizan account',
      ]),
    );
  });
});

describe('recovery codes', () => {
  it('stand in for the second factor once each, and their owner is told', async () => {
    const person = await aPerson();
    const { recoveryCodes } = await withOneTimeCodes(person);
    const [first = ''] = recoveryCodes;
    expect((await answerCode((await stepOf(person)).handle, first.toUpperCase())).code).toBeUndefined();
    expect((await answerCode((await stepOf(person)).handle, first)).code).toBe('SIGN_IN_CODE_WRONG');
    expect(await securityOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await mailsTo(person)).toContain('A recovery code was used for your Mizan account');
  });

  it('are kept as hashes, and are worth nothing to anybody else', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const { recoveryCodes } = await withOneTimeCodes(person);
    await withOneTimeCodes(other);
    expect((await answerCode((await stepOf(other)).handle, recoveryCodes[0]!)).code).toBe('SIGN_IN_CODE_WRONG');
    const rows = await app.dataSource.query<{ code_hash: string }[]>('select code_hash from recovery_codes');
    const kept = rows.map(({ code_hash }) => code_hash).join(' ');
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replace('-', ''));
  });

  it('are replaced as a whole', async () => {
    const person = await aPerson();
    const { recoveryCodes } = await withOneTimeCodes(person);
    const renewed = await person.data(
      graphql(`mutation SecondFactors_renewRecoveryCodes { renewRecoveryCodes { recoveryCodes } }`),
    );
    expect((await answerCode((await stepOf(person)).handle, recoveryCodes[0]!)).code).toBe('SIGN_IN_CODE_WRONG');
    const [fresh = ''] = renewed.renewRecoveryCodes.recoveryCodes;
    expect((await answerCode((await stepOf(person)).handle, fresh)).code).toBeUndefined();
  });
});

describe('a passkey', () => {
  it('signs in by itself, and finishes a sign-in that began with the password', async () => {
    const person = await aPerson();
    const { key, recoveryCodes } = await aPasskeyOf(person, 'My laptop');
    expect(recoveryCodes).toHaveLength(10);
    expect((await answerPasskey(await signWith(key))).data).toEqual({
      signInWithPasskey: { viewer: { id: person.user.id } },
    });
    const step = await stepOf(person);
    expect(step.ways).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    const asked = await signWith(key, step.handle);
    expect((JSON.parse(asked.options) as { allowCredentials: { id: string }[] }).allowCredentials).toEqual([
      expect.objectContaining({ id: key.id.toString('base64url') }),
    ]);
    expect((await answerPasskey(asked)).code).toBeUndefined();
    expect((await securityOf(person)).passkeys).toEqual([
      expect.objectContaining({ name: 'My laptop', lastUsedAt: app.clock.now().toISOString() }),
    ]);
  });

  it('is asked anew each time: an answer is good once, for its own question, from its own page', async () => {
    const person = await aPerson();
    const { key } = await aPasskeyOf(person);
    const first = await signWith(key);
    expect((await answerPasskey(first)).code).toBeUndefined();
    expect((await answerPasskey(first)).code).toBe('SIGN_IN_STEP_OVER');
    const [second, third] = [await signWith(key), await signWith(key)];
    expect((await answerPasskey({ ...third, answer: second.answer })).code).toBe('PASSKEY_REFUSED');
    const elsewhere = Object.assign(new SoftPasskey('https://mizan.example'), { keys: key.keys, id: key.id });
    expect((await answerPasskey(await signWith(elsewhere))).code).toBe('PASSKEY_REFUSED');
    const late = await signWith(key);
    app.clock.advance(601);
    expect((await answerPasskey(late)).code).toBe('SIGN_IN_STEP_OVER');
  });

  it('that was copied, did not look at its owner, or is nobody’s is refused', async () => {
    const person = await aPerson();
    const { key } = await aPasskeyOf(person);
    await answerPasskey(await signWith(key));
    key.counter = 0;
    expect((await answerPasskey(await signWith(key))).code).toBe('PASSKEY_REFUSED');
    const careless = Object.assign(new SoftPasskey(ORIGIN, false), { keys: key.keys, id: key.id, counter: 50 });
    expect((await answerPasskey(await signWith(careless))).code).toBe('PASSKEY_REFUSED');
    expect((await answerPasskey(await signWith(new SoftPasskey(ORIGIN)))).code).toBe('PASSKEY_REFUSED');
    expect((await answerPasskey({ handle: (await signWith(key)).handle, answer: '{' })).code).toBe('PASSKEY_REFUSED');
  });

  it('does not finish the sign-in of somebody else', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const { key } = await aPasskeyOf(person);
    await aPasskeyOf(other);
    expect((await answerPasskey(await signWith(key, (await stepOf(other)).handle))).code).toBe('PASSKEY_REFUSED');
  });

  it('is removed by its owner alone, and signs nobody in from then on', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const { key } = await aPasskeyOf(person);
    const [{ id } = { id: '' }] = (await securityOf(person)).passkeys;
    const remove = graphql(`
      mutation SecondFactors_removePasskey($input: RemovePasskeyInput!) {
        removePasskey(input: $input) { security { hasPassword } }
      }
    `);
    expect((await other.graphql(remove, { input: { id } })).code).toBe('PASSKEY_NOT_FOUND');
    await person.data(remove, { input: { id } });
    expect((await answerPasskey(await signWith(key))).code).toBe('PASSKEY_REFUSED');
    expect(await mailsTo(person)).toContain('A passkey was removed from your Mizan account');
  });
});

describe('a flood of steps from one address', () => {
  it('is refused before anything is looked up, and leaves other addresses alone', async () => {
    const start = () => app.as.nobody().graphql(askPasskey, { input: {} });
    const answers: (string | undefined)[] = [];
    for (let calls = 0; calls < 61; calls++) answers.push((await start()).code);
    expect([answers.slice(0, 60).filter(Boolean), answers[60]]).toEqual([[], 'RATE_LIMITED']);
    expect((await answerCode('x', '000000')).code).toBe('RATE_LIMITED');
  });
});

describe('when a second factor is demanded', () => {
  const set = (boss: SignedIn, isDemanded: boolean, graceDays = 7) =>
    boss.data(demand, { input: { isDemanded, graceDays } });
  const open = async (client: ApiClient) =>
    (await client.graphql(graphql(`query SecondFactors_assessments { assessments { totalCount } }`))).code;

  afterEach(() => app.dataSource.query('delete from sign_in_rules'));

  it('everybody is told until when, and after it nothing opens but adding one', async () => {
    const boss = await app.as.superAdmin();
    const person = await aPerson();
    await set(boss, true, 7);
    const until = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect(await securityOf(person)).toMatchObject({ addFactorBy: until });
    app.clock.advance(8 * 86_400);
    const answer = await app.as.nobody().request({
      method: 'POST',
      url: '/api/graphql',
      payload: { query: SIGN_IN, variables: { input: { email: person.user.email, password: PASSWORD } } },
    });
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    const restricted = new ApiClient(app.nest, { cookie });
    expect(await open(restricted)).toBe('FACTOR_REQUIRED');
    expect((await restricted.data(graphql(`query SecondFactors_viewer { viewer { mustAddFactor } }`))).viewer).toEqual({
      mustAddFactor: true,
    });
    await withOneTimeCodes(Object.assign(restricted, { user: person.user, token: '' }) as unknown as SignedIn);
    expect(await open(restricted)).toBeUndefined();
  });

  it('a session that is open when the time is over opens nothing more either, until it is no longer demanded', async () => {
    const [boss, person] = [await app.as.superAdmin(), await aPerson()];
    await withOneTimeCodes(boss);
    await set(boss, true, 7);
    app.clock.advance(7 * 86_400 - 300);
    const [before, bossBefore] = [await app.as.user(person.user), await app.as.user(boss.user)];
    expect(await open(before)).toBeUndefined();
    app.clock.advance(301);
    expect(await open(before)).toBe('FACTOR_REQUIRED');
    expect(await open(bossBefore)).toBeUndefined();
    await set(bossBefore, false);
    expect(await open(before)).toBeUndefined();
  });

  it('whoever comes later gets the whole time, and the last factor stays', async () => {
    const boss = await app.as.superAdmin();
    await set(boss, true, 3);
    app.clock.advance(10 * 86_400);
    const newcomer = await aPerson();
    const until = new Date(newcomer.user.createdAt.getTime() + 3 * 86_400_000).toISOString();
    expect(await securityOf(newcomer)).toMatchObject({ addFactorBy: until });
    await withOneTimeCodes(newcomer);
    const { code } = await newcomer.graphql(
      graphql(`mutation SecondFactors_removeAuthenticator2 { removeAuthenticator { security { hasPassword } } }`),
    );
    expect(code).toBe('LAST_FACTOR');
  });
});

describe('somebody who lost all', () => {
  const reset = graphql(`
    mutation SecondFactors_resetSecondFactors($input: ResetSecondFactorsInput!) {
      resetSecondFactors(input: $input) { staffUser { id } }
    }
  `);

  it('gets in again by the password after another admin removed the factors, is told, and it stands in the log', async () => {
    const [admin, person] = [await app.as.admin({ name: 'Karim' }), await aPerson()];
    await aPasskeyOf(person);
    await withOneTimeCodes(person);
    await admin.data(reset, { input: { id: person.user.id } });
    expect((await person.data(graphql(`query SecondFactors_viewer2 { viewer { id } }`))).viewer).toBeNull();
    expect(await byPassword(person)).toEqual({ id: person.user.id });
    expect(await mailsTo(person)).toContain('Your second factors for Mizan were removed');
    expect(app.mailbox.to(person.user.email).at(-1)?.text).toContain('Karim');
    expect(app.mailbox.to(person.user.email).at(-1)?.text).not.toContain('Single sign-on');
    expect(await auditOf('second-factor.reset', person.user.id)).toEqual([{ outcome: 'done' }]);
  });

  it('cannot do it alone', async () => {
    const admin = await app.as.admin();
    expect((await admin.graphql(reset, { input: { id: admin.user.id } })).code).toBe('OWN_ACCOUNT');
  });
});

describe('a fresh proof', () => {
  const newKey = graphql(`
    mutation SecondFactors_createApiKey($input: CreateApiKeyInput!) {
      createApiKey(input: $input) { secret }
    }
  `);
  const input = () => ({ name: `key ${Math.random()}`, scopes: ['READ' as const] });

  it('is asked for before what is dangerous when the last one is older than 15 minutes', async () => {
    const person = await aPerson();
    app.clock.advance(15 * 60);
    expect((await person.graphql(newKey, { input: input() })).code).toBeUndefined();
    app.clock.advance(1);
    expect((await person.graphql(newKey, { input: input() })).code).toBe('PROOF_REQUIRED');
    expect((await person.graphql(prove, { input: { password: 'wrong' } })).errors[0]?.extensions.params).toEqual({
      fields: [{ path: 'password', rule: 'password-wrong' }],
    });
    await person.data(prove, { input: { password: PASSWORD } });
    expect((await person.graphql(newKey, { input: input() })).code).toBeUndefined();
    expect(await auditOf('session.prove', person.user.id)).toEqual(
      expect.arrayContaining([{ outcome: 'failed' }, { outcome: 'done' }]),
    );
  });

  it('holds for the session that gave it alone', async () => {
    const person = await aPerson();
    const elsewhere = await app.as.user(person.user);
    app.clock.advance(16 * 60);
    await person.data(prove, { input: { password: PASSWORD } });
    expect((await elsewhere.graphql(newKey, { input: input() })).code).toBe('PROOF_REQUIRED');
  });

  it('is the second factor where there is one: the password alone is not enough', async () => {
    const person = await aPerson();
    const { secret } = await withOneTimeCodes(person);
    app.clock.advance(16 * 60);
    expect((await person.graphql(prove, { input: { password: PASSWORD } })).code).toBe('INVALID_INPUT');
    await person.data(prove, { input: { code: codeOf(secret) } });
    expect((await person.graphql(newKey, { input: input() })).code).toBeUndefined();
  });

  it('can be given by a passkey of one’s own', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const { key } = await aPasskeyOf(person);
    const { key: foreign } = await aPasskeyOf(other);
    app.clock.advance(16 * 60);
    const ask = async () => {
      return (await person.data(startProof)).startPasskeyProof.question;
    };
    const answered = async (passkey: SoftPasskey) => {
      const { handle, options } = await ask();
      return person.graphql(prove, { input: { passkey: { handle, answer: passkey.sign(options) } } });
    };
    expect((await answered(foreign)).code).toBe('PASSKEY_REFUSED');
    expect((await answered(key)).code).toBeUndefined();
    expect((await person.graphql(newKey, { input: input() })).code).toBeUndefined();
  });

  it('asks a passkey thirty times in ten minutes, and stores no more', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const ask = (one: SignedIn) => one.graphql(startProof);
    const codes: (string | undefined)[] = [];
    for (let again = 0; again < 40; again++) codes.push((await ask(person)).code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
    const [stored] = await app.dataSource.query<{ count: number }[]>(
      'select count(*)::int as count from sign_in_challenges where user_id = $1',
      [person.user.id],
    );
    expect(stored?.count).toBe(30);
    expect((await ask(other)).code).toBeUndefined();
  });

  it('is not asked of a program: its key was made under one', async () => {
    const admin = await app.as.admin({ passwordHash });
    const program = await app.as.key(admin, ['ADMINISTRATION']);
    app.clock.advance(3_600);
    const other = await aUser(app.dataSource, app.clock, { role: 'Hr' });
    const change = graphql(`
      mutation SecondFactors_changeStaffVerification($input: ChangeStaffVerificationInput!) {
        changeStaffVerification(input: $input) { staffUser { id } }
      }
    `);
    expect((await program.graphql(change, { input: { id: other.id, isVerified: false } })).code).toBeUndefined();
  });
});

describe('a mail about a new device', () => {
  it('goes to its owner in their language, and not for the first sign-in or a browser that is known', async () => {
    const person = await aPerson({ settings: { language: 'ar' } });
    const first = await app.as.nobody().request({
      method: 'POST',
      url: '/api/graphql',
      payload: { query: SIGN_IN, variables: { input: { email: person.user.email, password: PASSWORD } } },
    });
    expect(await mailsTo(person)).toEqual([]);
    const device = String([first.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('mizan_device')));
    await byPassword(person, new ApiClient(app.nest, { cookie: device.split(';')[0]! }));
    expect(await mailsTo(person)).toEqual([]);
    await byPassword(person);
    expect(await mailsTo(person)).toEqual(['تسجيل دخول جديد إلى حسابك في ميزان']);
  });
});
