import { randomInt, randomUUID } from 'node:crypto';
import { Passwords } from '../../src/modules/identity/password/passwords.service';
import { aUser, createTestApp, SIGN_IN, graphql } from '../kit';
import type { TestApp, TypedDocumentString } from '../kit';

/**
 * Whether time tells a known address from an unknown one. Both are asked in turns, in random order, so that whatever else
 * the machine does falls on both alike; the measure is how often a known one took longer than an unknown one (the area
 * under the ROC curve). Nothing to tell is 0.5. With these many samples chance stays far inside the limits.
 */
const SAMPLES = 80;
const LIMITS = { from: 0.3, to: 0.7 };

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await createTestApp();
  passwordHash = await app.get(Passwords).hash('a heron on the taxiway');
});
afterAll(() => app.close());

const aMember = () => aUser(app.dataSource, app.clock, { passwordHash });
const nobodysEmail = () => `user-${randomUUID().slice(0, 8)}@example.com`;

let asked = 0;
/** Every call comes from an address of its own, so that no limit is met. */
async function secondsOf<Input>(
  query: TypedDocumentString<unknown, { input: Input }>,
  input: NoInfer<Input>,
): Promise<number> {
  asked += 1;
  const remoteAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  const payload = { query, variables: { input } };
  const started = performance.now();
  await app.as.nobody().request({ method: 'POST', url: '/api/graphql', remoteAddress, payload });
  return performance.now() - started;
}

async function shareOfSlower(known: () => Promise<number>, unknown: () => Promise<number>): Promise<number> {
  const samples: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let warm = 0; warm < 3; warm++) await Promise.all([known(), unknown()]);
  for (let turn = 0; turn < SAMPLES; turn++) {
    const order = randomInt(2) === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) samples[kind].push(await (kind === 'known' ? known() : unknown()));
  }
  const pairs = samples.known.flatMap((one) => samples.unknown.map((other) => Math.sign(one - other)));
  return pairs.reduce((sum, sign) => sum + (sign + 1) / 2, 0) / pairs.length;
}

function expectNothingToTell(share: number): void {
  expect(share).toBeGreaterThan(LIMITS.from);
  expect(share).toBeLessThan(LIMITS.to);
}

// Hundreds of passwords, one after the other, on a machine that may be busy.
jest.setTimeout(900_000);

describe('time does not tell whether an e-mail is known', () => {
  it('when signing in with a wrong password', async () => {
    const members = await Promise.all([1, 2, 3, 4, 5].map(aMember));
    const tryAs = (email: string) => secondsOf(SIGN_IN, { email, password: 'something else entirely' });
    const share = await shareOfSlower(
      () => tryAs(members[asked % members.length]!.email),
      () => tryAs(nobodysEmail()),
    );
    expectNothingToTell(share);
  });

  it('when asking for a code', async () => {
    const query = graphql(`
      mutation PasswordTiming_requestPasswordCode($input: RequestPasswordCodeInput!) {
        requestPasswordCode(input: $input) { requestId }
      }
    `);
    const members = await Promise.all(Array.from({ length: SAMPLES + 3 }, aMember));
    const ask = (email: string) => secondsOf(query, { email, language: 'EN' });
    const share = await shareOfSlower(
      () => ask(members.pop()!.email),
      () => ask(nobodysEmail()),
    );
    expectNothingToTell(share);
  });
});

describe('time does not tell whether a request for a code is real', () => {
  it('when the code is wrong', async () => {
    const request = graphql(`
      mutation PasswordTiming_requestPasswordCode2($input: RequestPasswordCodeInput!) {
        requestPasswordCode(input: $input) { requestId }
      }
    `);
    const verify = graphql(`
      mutation PasswordTiming_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
        verifyPasswordCode(input: $input) { ticket }
      }
    `);
    const { email } = await aMember();
    const { requestPasswordCode } = await app.as.nobody().data(request, { input: { email, language: 'EN' } });
    // Six letters are wrong whatever the code is; the tries are given back so that one request lasts for all samples.
    const tryWith = async (requestId: string) => {
      await app.dataSource.query('update password_codes set tries = 0');
      return secondsOf(verify, { requestId, code: 'abcdef' });
    };
    const share = await shareOfSlower(
      () => tryWith(requestPasswordCode.requestId),
      () => tryWith('x'.repeat(43)),
    );
    expectNothingToTell(share);
  });
});
