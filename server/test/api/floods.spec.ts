import { Passwords } from '../../src/modules/identity/password/passwords.service';
import { BoundedAudit } from '../../src/platform/audit';
import type { AuditEntry } from '../../src/platform/audit';
import { aUser, createTestApp, graphql, SIGN_IN } from '../kit';
import type { TestApp } from '../kit';

const PASSWORD = 'a long enough passphrase';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // What was only counted is written down when a test says so: the minute after which it is otherwise is of the real clock.
  const bounded = app.get(BoundedAudit) as unknown as { flushLater(): void };
  bounded.flushLater = () => undefined;
});
afterAll(() => app.close());

interface Try {
  email: string;
  password?: string;
  from: string;
  headers?: Record<string, string>;
}

function tryToSignIn({ email, password = 'wrong', from: remoteAddress, headers }: Try) {
  const payload = { query: SIGN_IN, variables: { input: { email, password } } };
  return app.as.nobody().request({ method: 'POST', url: '/api/graphql', payload, remoteAddress, headers });
}

function codeOf(response: { json(): unknown }): string | undefined {
  return (response.json() as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;
}

const counted = (values: (string | undefined)[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [String(value), values.filter((one) => one === value).length]),
  );

async function aMember() {
  return aUser(app.dataSource, app.clock, { passwordHash: await app.get(Passwords).hash(PASSWORD) });
}

describe('sign-ins from one address', () => {
  /** In small groups, so that the line before hashing is not what refuses; within one minute, however long it takes. */
  async function guess(times: number, from: string): Promise<(string | undefined)[]> {
    const codes = [codeOf(await tryToSignIn({ email: 'p0@example.com', from }))];
    await app.dataSource.query('update rate_limits set expire = expire + 3600000');
    while (codes.length < times) {
      const group = Array.from({ length: Math.min(20, times - codes.length) }, (_, one) =>
        tryToSignIn({ email: `p${codes.length + one}@example.com`, from }),
      );
      codes.push(...(await Promise.all(group)).map(codeOf));
    }
    return codes;
  }

  it('are hashed sixty times a minute, for whatever e-mails, and no more', async () => {
    expect(counted(await guess(120, '203.0.113.1'))).toEqual({ SIGN_IN_FAILED: 60, RATE_LIMITED: 60 });
    expect(codeOf(await tryToSignIn({ email: 'p@example.com', from: '203.0.113.2' }))).toBe('SIGN_IN_FAILED');
  });

  it('of one network of IPv6 count together', async () => {
    await guess(60, '2001:db8:1:2::1');
    expect(codeOf(await tryToSignIn({ email: 'p@example.com', from: '2001:db8:1:2:ffff::9' }))).toBe('RATE_LIMITED');
  });

  it('keep nobody out whose browser has signed in before, nor those who know their password', async () => {
    const user = await aMember();
    const first = await tryToSignIn({ email: user.email, password: PASSWORD, from: '198.51.100.1' });
    const cookie = String([first.headers['set-cookie']].flat()[1]).split(';')[0] ?? '';
    await guess(80, '198.51.100.1');
    const again = { email: user.email, password: PASSWORD, from: '198.51.100.1', headers: { cookie } };
    expect(codeOf(await tryToSignIn(again))).toBeUndefined();
    for (let morning = 0; morning < 70; morning++) {
      const colleague = { email: user.email, password: PASSWORD, from: '198.51.100.3' };
      expect(codeOf(await tryToSignIn(colleague))).toBeUndefined();
    }
  });

  it('leave sixty entries a minute in the audit log, and one that counts the rest', async () => {
    await app.get(BoundedAudit).flush();
    app.clock.advance(60);
    const since = app.clock.now();
    await guess(120, '198.51.100.7');
    await Promise.all(
      Array.from({ length: 10 }, (_, one) => tryToSignIn({ email: 'q@example.com', from: `192.0.2.${one}` })),
    );
    await app.get(BoundedAudit).flush();
    const rows = await app.dataSource.query<{ action: string; label: string; ip: string | null }[]>(
      'select action, object_label as label, ip from audit_entries where outcome = $1 and at >= $2 order by at, id',
      ['failed', since],
    );
    expect(counted(rows.map(({ action }) => action))).toEqual({ 'session.sign-in': 60, 'session.sign-ins-counted': 1 });
    expect(rows.at(-1)).toMatchObject({ label: expect.stringMatching(/^60 × 198\.51\.100\.7, /) as string });
    const numbers = [...rows.at(-1)!.label.matchAll(/(\d+) ×/g)].map(([, count]) => Number(count));
    expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(70);
  });
});

it('who comes when the line before the passwords is full is told to come back, at once', async () => {
  // With four threads, the most that there are, 124 find a place.
  const tries = Array.from({ length: 250 }, (_, one) =>
    tryToSignIn({ email: `p${one}@example.com`, from: `192.0.2.${one}` }),
  );
  const answers = await Promise.all(tries);
  const busy = answers.filter((answer) => codeOf(answer) === 'TOO_BUSY');
  expect(busy.length).toBeGreaterThan(20);
  expect(busy[0]?.statusCode).toBe(503);
  expect(Number(busy[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['TOO_BUSY', 'SIGN_IN_FAILED']));
});

const readLog = graphql(`
  query Floods_auditEntries {
    auditEntries { totalCount }
  }
`);
/** Ten refused fields at a time, of two kinds. */
const refused = `{ ${Array.from({ length: 10 }, (_, one) => `a${one}: ${one < 8 ? 'auditEntries' : 'accessRequests'} { totalCount }`).join(' ')} }`;
const entriesOf = (userId: string, from = app) =>
  from.owner.query<Pick<AuditEntry, 'objectLabel' | 'actorRole' | 'outcome' | 'ip'>[]>(
    `select object_label as "objectLabel", actor_role as "actorRole", outcome, ip from audit_entries
        where actor_id = $1 and action = 'operation.call'`,
    [userId],
  );
const times = (label: string | null) => [...(label ?? '').matchAll(/(\d+) × /g)].map(([, count]) => Number(count));

describe('what somebody may not do, called again and again', () => {
  it('leaves sixty entries a minute of each person, and one that counts the rest', async () => {
    const [one, other] = [await app.as.hr(), await app.as.hr()];
    await other.rawRequest(refused);
    for (let again = 0; again < 20; again++) await one.rawRequest(refused);
    await app.get(BoundedAudit).flush();
    const entries = await entriesOf(one.user.id);
    const [counted] = entries.filter(({ objectLabel }) => times(objectLabel).length > 0);
    expect(entries).toHaveLength(61);
    expect(times(counted?.objectLabel ?? null).reduce((sum, count) => sum + count, 0)).toBe(140);
    expect(counted).toMatchObject({ actorRole: 'Hr', outcome: 'refused', ip: '127.0.0.1' });
    expect(counted?.objectLabel).toContain('× auditEntries');
    expect(await entriesOf(other.user.id)).toHaveLength(10);
    app.clock.advance(61);
    for (let again = 0; again < 10; again++) await one.graphql(readLog);
    expect(await entriesOf(one.user.id)).toHaveLength(71);
  });
});

describe('an operation that asks for too much', () => {
  const list = (alias: string) =>
    `${alias}: assessments(first: 100) { edges { node { id tests { id } ownQuestions { id } } } }`;
  const page = (aliases: number) => `{ ${Array.from({ length: aliases }, (_, one) => list(`a${one}`)).join(' ')} }`;

  it('is refused before it is worked on', async () => {
    const hr = await app.as.hr();
    const { status, code, errors } = await hr.rawRequest(page(10));
    expect([status, code]).toEqual([400, 'OPERATION_TOO_COSTLY']);
    expect(errors[0]?.extensions.params).toEqual({ cost: expect.any(Number) as number, limit: 8_000 });
  });

  it('is refused when the size comes with a variable', async () => {
    const hr = await app.as.hr();
    const document = `query ($first: Int!) ${page(10).replaceAll('100', '$first')}`;
    expect((await hr.rawRequest(document, { first: 100 })).code).toBe('OPERATION_TOO_COSTLY');
    expect((await hr.rawRequest(document, { first: 1 })).code).toBeUndefined();
  });

  it('is refused too beside a page of fewer than none', async () => {
    const hr = await app.as.hr();
    const below = (first: string) => `n: assessments(first: ${first}) { edges { node { id } } }`;
    const literal = await hr.rawRequest(page(9).replace('{', `{ ${below('-1000000')}`));
    const document = page(9).replace('{', `query ($n: Int) { ${below('$n')}`);
    const variable = await hr.rawRequest(document, { n: -1_000_000 });
    const ofDefault = await hr.rawRequest(document.replace('$n: Int', '$n: Int = -1000000'));
    for (const { code } of [literal, variable, ofDefault]) expect(code).toBe('OPERATION_TOO_COSTLY');
  });

  it('is worked on one after the other for each person, and all get their turn', async () => {
    const hr = await app.as.hr();
    const answers = await Promise.all(Array.from({ length: 12 }, () => hr.rawRequest(page(4))));
    expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['200 undefined']));
  });

  it('by many that each are small enough is refused too, for that person alone', async () => {
    // Ten of these cost four minutes' worth of what is let through here, so no machine is slow enough to let all pass.
    const narrow = await createTestApp({ MIZAN_REQUESTS_PER_SECOND: '2' });
    try {
      const [one, other] = [await narrow.as.hr(), await narrow.as.hr()];
      const answers = await Promise.all(Array.from({ length: 10 }, () => one.rawRequest(page(4))));
      const refused = answers.filter(({ code }) => code === 'RATE_LIMITED');
      expect([refused.length > 0, refused.length < 10, ...new Set(refused.map(({ status }) => status))]).toEqual([
        true,
        true,
        429,
      ]);
      expect((await other.rawRequest(page(4))).code).toBeUndefined();
    } finally {
      await narrow.close();
    }
  });
});

// With applications of their own, which is why they come last.
it('what was only counted is written down before the server stops', async () => {
  const stopping = await createTestApp();
  const hr = await stopping.as.hr();
  for (let again = 0; again < 20; again++) await hr.rawRequest(refused);
  expect(await entriesOf(hr.user.id, stopping)).toHaveLength(60);
  await stopping.nest.close();
  const entries = await entriesOf(hr.user.id, stopping);
  expect(entries.flatMap(({ objectLabel }) => times(objectLabel)).reduce((sum, count) => sum + count, 0)).toBe(140);
  await stopping.close();
});
