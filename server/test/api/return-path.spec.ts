import { createHmac } from 'node:crypto';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSubmittedAttempt, rightAnswer } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';

let app: TestApp;
let owner: SignedIn;
let sat: SatExam;
const AWAKE = { MIZAN_SESSION_IDLE_MINUTES: '10080', MIZAN_SESSION_ABSOLUTE_HOURS: '720' };
beforeAll(async () => (app = await createTestApp(AWAKE)));
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.as.hr();
  sat = await aSubmittedAttempt(app, owner.user, [rightAnswer()]);
});

const update = graphql(`
  mutation ReturnPath_updateAssessment($input: UpdateAssessmentInput!) {
    updateAssessment(input: $input) { assessment { id } }
  }
`);
const sendTo = (redirectUrl: string | null) =>
  owner.data(update, { input: { id: sat.assessmentId, integration: { redirectUrl } } });

const ask = (state?: string, token = sat.examToken) =>
  app.as
    .candidate(token)
    .graphql(graphql(`query ReturnPath_examReturn($state: String) { examReturn(state: $state) { url host } }`), {
      state,
    });

const secretOf = async () =>
  (
    await owner.data(
      graphql(`
        mutation ReturnPath_revealReturnSecret($id: ID!) {
          revealReturnSecret(input: { assessmentId: $id }) { secret }
        }
      `),
      {
        id: sat.assessmentId,
      },
    )
  ).revealReturnSecret.secret;

const ROTATE = graphql(`
  mutation ReturnPath_rotateReturnSecret($input: RotateReturnSecretInput!) {
    rotateReturnSecret(input: $input) { returnPath { previousSecretUntil } }
  }
`);
const HOUR_MS = 3_600_000;
const rotate = async (given: object) => {
  const input = { assessmentId: sat.assessmentId, ...given };
  return (await owner.data(ROTATE, { input })).rotateReturnSecret.returnPath;
};

const returnPath = async () =>
  (
    await owner.data(
      graphql(`query ReturnPath_assessment($id: ID!) { assessment(id: $id) { returnPath { previousSecretUntil } } }`),
      {
        id: sat.assessmentId,
      },
    )
  ).assessment.returnPath;

async function onlyBy(secret: string) {
  const { url } = (await ask()).data!.examReturn!;
  expect(verified(url, secret)).toHaveProperty('sub');
  expect([...new URL(url).searchParams.keys()]).toEqual(['mizan_state']);
  expect(await returnPath()).toEqual({ previousSecretUntil: null });
}

/** Which of these secrets signed the tokens of each name. */
async function signing(secrets: string[]) {
  const { searchParams } = new URL((await ask()).data!.examReturn!.url);
  const by = (name: string) =>
    searchParams.getAll(name).map((token) => {
      const [head = '', body = '', signature] = token.split('.');
      const signed = (secret: string) => createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
      return secrets.find((secret) => signed(secret) === signature);
    });
  return { mizan_state: by('mizan_state'), mizan_state_next: by('mizan_state_next') };
}

/** As docs/embedding.md tells to do it. */
function verified(url: string, secret: string, name = 'mizan_state'): Record<string, unknown> {
  const token = new URL(url).searchParams.get(name) ?? '';
  const [head = '', body = '', signature] = token.split('.');
  expect(createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')).toBe(signature);
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
}

describe('examReturn', () => {
  it('leads back with ids, the state of the link and a signature', async () => {
    await sendTo('https://jobs.mizan.app/thanks?lang=ar');
    const { data } = await ask('session-7.x~Z');
    const { url, host } = data!.examReturn!;
    expect(host).toBe('jobs.mizan.app');
    expect(url).toMatch(/^https:\/\/jobs\.mizan\.app\/thanks\?lang=ar&mizan_state=/);
    const iat = Math.floor(app.clock.now().getTime() / 1000);
    expect(verified(url, await secretOf())).toEqual({
      iss: 'http://mizan.test',
      aud: 'https://jobs.mizan.app',
      sub: sat.candidate.id,
      state: 'session-7.x~Z',
      assessmentId: sat.assessmentId,
      invitationId: sat.invitation.id,
      attemptId: sat.attemptId,
      iat,
      exp: iat + 600,
    });
  });

  it('is signed by both secrets after a change, by the one before in its old place, until the overlap is over', async () => {
    await sendTo('https://jobs.mizan.app/');
    const before = await secretOf();
    const until = new Date(app.clock.now().getTime() + 24 * HOUR_MS).toISOString();
    expect(await rotate({})).toEqual({ previousSecretUntil: until });
    const after = await secretOf();
    expect(after).not.toBe(before);
    expect(after).toMatch(/^mzret_[\w-]{43}$/);
    const { url } = (await ask()).data!.examReturn!;
    expect(verified(url, before)).not.toHaveProperty('state');
    expect(verified(url, after, 'mizan_state_next')).toEqual(verified(url, before));
    expect(await returnPath()).toEqual({ previousSecretUntil: until });
    app.clock.advance(24 * 3_600);
    await onlyBy(after);
  });

  it('is signed by each of several until the end that was promised for it, by the oldest in its old place', async () => {
    await sendTo('https://jobs.mizan.app/');
    const secrets = [await secretOf()];
    for (const overlapHours of [24, 1]) {
      await rotate({ overlapHours });
      secrets.push(await secretOf());
    }
    const day = new Date(app.clock.now().getTime() + 24 * HOUR_MS).toISOString();
    const [first, second, third] = secrets;
    expect(await signing(secrets)).toEqual({ mizan_state: [first], mizan_state_next: [third, second] });
    app.clock.advance(3_600);
    expect(await signing(secrets)).toEqual({ mizan_state: [first], mizan_state_next: [third] });
    expect(await returnPath()).toEqual({ previousSecretUntil: day });
    app.clock.advance(23 * 3_600);
    await onlyBy(third!);
  });

  it('is signed by the new secret alone when no overlap is wanted', async () => {
    await sendTo('https://jobs.mizan.app/');
    await rotate({});
    expect(await rotate({ overlapHours: 0 })).toEqual({ previousSecretUntil: null });
    await onlyBy(await secretOf());
  });

  it.each([-1, 169])('has no overlap of %s hours', async (overlapHours) => {
    const { code, errors } = await owner.graphql(ROTATE, { input: { assessmentId: sat.assessmentId, overlapHours } });
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions).toMatchObject({ params: { fields: [{ path: 'overlapHours' }] } });
  });

  it('leads nowhere without an address, before the end, and by a link that was taken back', async () => {
    expect((await ask()).data).toEqual({ examReturn: null });
    await sendTo('https://jobs.mizan.app/');
    await app.dataSource.query(`update attempts set state = 'in-progress', submitted_at = null, submitted_by = null`);
    expect((await ask()).data).toEqual({ examReturn: null });
    await app.dataSource.query('update invitations set token_version = token_version + 1');
    expect((await ask()).data).toEqual({ examReturn: null });
  });

  it('leads nowhere by a link that was revoked after the exam', async () => {
    await sendTo('https://jobs.mizan.app/');
    expect((await ask()).data?.examReturn).not.toBeNull();
    await app.dataSource.query('update invitations set revoked_at = $1', [app.clock.now()]);
    expect((await ask()).data).toEqual({ examReturn: null });
  });

  it.each(['', 'a b', 'https://evil.example', 'x'.repeat(201)])('refuses the state "%s"', async (state) => {
    const { errors } = await ask(state);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', params: { fields: [{ path: 'state' }] } });
  });
});
