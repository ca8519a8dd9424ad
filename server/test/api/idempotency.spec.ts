import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';

const INVITE = graphql(`
  mutation Idempotency_inviteCandidates($input: InviteCandidatesInput!) {
    inviteCandidates(input: $input) {
      invitations { id examUrl candidate { email } }
      credits { numberOfRequests }
    }
  }
`);
const KEY = 'order-4711';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

interface Request {
  assessmentId: string;
  email?: string;
  key?: string;
}

const send = (viewer: SignedIn, { assessmentId, email = 'noor@example.com', key = KEY }: Request) =>
  viewer.request({
    method: 'POST',
    url: '/api/graphql',
    headers: { 'idempotency-key': key },
    payload: { query: INVITE, variables: { input: { assessmentId, candidates: [candidate(email)] } } },
  });
const candidate = (email: string) => ({ firstName: 'Noor', lastName: 'Al-Hashimi', email, phone: '+971501234567' });
const codeOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code;

async function aSituation(): Promise<{ hr: SignedIn; assessmentId: string }> {
  const hr = await app.as.hr({ maxRequests: 10 });
  return { hr, assessmentId: (await aPublishedAssessment(app, hr.user)).id };
}
const countInvitations = async (assessmentId: string): Promise<number> => {
  const rows = await app.dataSource.query<unknown[]>('select from invitations where assessment_id = $1', [
    assessmentId,
  ]);
  return rows.length;
};

describe('an invitation with an Idempotency-Key', () => {
  it('is sent once, and answered alike as often as it is asked for', async () => {
    const { hr, assessmentId } = await aSituation();
    const first = await send(hr, { assessmentId });
    const second = await send(hr, { assessmentId });
    expect(second.json()).toEqual(first.json());
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(first.json()).toMatchObject({ data: { inviteCandidates: { credits: { numberOfRequests: 1 } } } });
    expect(await countInvitations(assessmentId)).toBe(1);
  });

  it('is refused with another body, and leaves the first answer as it was', async () => {
    const { hr, assessmentId } = await aSituation();
    const first = await send(hr, { assessmentId });
    const other = await send(hr, { assessmentId, email: 'layla@example.com' });
    expect([other.statusCode, codeOf(other)]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await send(hr, { assessmentId })).json()).toEqual(first.json());
  });

  race('is done once also when it is asked for several times at once', async () => {
    const { hr, assessmentId } = await aSituation();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(hr, { assessmentId })));
    for (const answer of answers) expect([undefined, 'IDEMPOTENCY_IN_PROGRESS']).toContain(codeOf(answer));
    expect(await countInvitations(assessmentId)).toBe(1);
  });

  it('can be tried again when nothing was done', async () => {
    const { hr, assessmentId } = await aSituation();
    expect(codeOf(await send(hr, { assessmentId, email: 'nonsense' }))).toBe('INVALID_INPUT');
    expect(codeOf(await send(hr, { assessmentId }))).toBeUndefined();
  });

  it('is one of its sender: the same key of somebody else is another', async () => {
    const [mine, theirs] = [await aSituation(), await aSituation()];
    await send(mine.hr, mine);
    expect(codeOf(await send(theirs.hr, theirs))).toBeUndefined();
  });

  it('is forgotten after a day', async () => {
    const { hr, assessmentId } = await aSituation();
    await send(hr, { assessmentId });
    app.clock.advance(24 * 3_600 + 1);
    const again = await send(await app.as.user(hr.user), { assessmentId });
    expect(codeOf(again)).toBe('INVALID_INPUT');
  });

  it('is not done again when its answer was lost with the server', async () => {
    const { hr, assessmentId } = await aSituation();
    await send(hr, { assessmentId });
    await app.dataSource.query('update idempotency_keys set answer = null, status = null where user_id = $1', [
      hr.user.id,
    ]);
    expect(codeOf(await send(hr, { assessmentId }))).toBe('IDEMPOTENCY_IN_PROGRESS');
    app.clock.advance(61);
    expect(codeOf(await send(hr, { assessmentId }))).toBe('IDEMPOTENCY_ANSWER_LOST');
    expect(await countInvitations(assessmentId)).toBe(1);
  });

  it('keeps neither the key nor the exam link readable', async () => {
    const { hr, assessmentId } = await aSituation();
    const link = (await send(hr, { assessmentId })).json<{
      data: { inviteCandidates: { invitations: { examUrl: string }[] } };
    }>().data.inviteCandidates.invitations[0]?.examUrl;
    const [row] = await app.dataSource.query<Record<string, Buffer>[]>(
      'select key_hash, request_hash, answer from idempotency_keys where user_id = $1',
      [hr.user.id],
    );
    const stored = Buffer.concat(Object.values(row ?? {})).toString('latin1');
    expect(link).toContain('/Exam/');
    for (const secret of [KEY, link?.split('/').at(-1) ?? '', 'Noor']) expect(stored).not.toContain(secret);
  });

  it.each(['', 'x'.repeat(256), 'two words'])('names the header when it is %j', async (key) => {
    const { hr, assessmentId } = await aSituation();
    const answer = await send(hr, { assessmentId, key });
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.body).toContain('"path":"Idempotency-Key"');
  });
});
