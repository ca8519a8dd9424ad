import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aMarkedAttempt } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';

const create = graphql(`
  mutation ShareLinks_createShareLink($input: CreateShareLinkInput!) {
    createShareLink(input: $input) { url link { id expiresAt } }
  }
`);
const revoke = graphql(`
  mutation ShareLinks_revokeShareLink($input: RevokeShareLinkInput!) {
    revokeShareLink(input: $input) { shareLink { id revokedAt } }
  }
`);
const list = graphql(`
  query ShareLinks_assessment($assessmentId: ID!, $candidateId: ID!) {
    assessment(id: $assessmentId) {
      result(candidateId: $candidateId) { shareLinks { edges { node { id revokedAt lastUsedAt useCount } } } }
    }
  }
`);
const shared = graphql(`
  query ShareLinks_sharedReport($token: String!) {
    sharedReport(token: $token) {
      language reference assessmentTitle percentage status
      candidate { name email phone }
      questions { number text answer correct feedback score maxScore }
    }
  }
`);

let app: TestApp;
let hr: SignedIn;
let sat: SatExam;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
  sat = await aMarkedAttempt(app, hr.user);
});
afterAll(() => app.close());

const result = () => ({ assessmentId: sat.assessmentId, candidateId: sat.candidate.id });
async function aLink(client: ApiClient = hr, days = 7): Promise<{ token: string; id: string }> {
  const input = { ...result(), days, language: 'EN' as const };
  const { createShareLink: made } = await client.data(create, {
    input,
  });
  expect(made.url).toMatch(/^http:\/\/mizan\.test\/Shared\/[\w-]{43}$/);
  return { token: made.url.split('/').at(-1) ?? '', id: made.link.id };
}
const read = (token: string) => app.as.nobody().graphql(shared, { token });
const linksOf = async () => (await hr.data(list, result())).assessment.result.shareLinks.edges.map(({ node }) => node);
const show = (options: object) =>
  app.dataSource.query('update assessments set report_options = report_options || $2::jsonb where id = $1', [
    sat.assessmentId,
    options,
  ]);

describe('a share link', () => {
  it('shows the result to whoever has it, and is counted', async () => {
    const { token, id } = await aLink();
    const { data } = await read(token);
    expect(data?.sharedReport).toMatchObject({
      assessmentTitle: 'Senior Accountant, Gulf',
      percentage: 100,
      status: 'PASSED',
      language: 'EN',
      candidate: { name: 'Noor Al-Hashimi', email: sat.candidate.email },
      questions: [{ number: 1, answer: ['True'], correct: null }],
    });
    expect((await linksOf()).find((link) => link.id === id)).toMatchObject({ useCount: 1, revokedAt: null });
  });

  it('obeys the report options of the moment', async () => {
    const { token } = await aLink();
    await show({ showCandidateInformation: false, showQuestions: false, showCorrectAnswers: true });
    const { data } = await read(token);
    await show({ showCandidateInformation: true, showQuestions: true, showCorrectAnswers: true });
    expect(data?.sharedReport).toMatchObject({
      candidate: null,
      questions: [{ text: null, answer: null, correct: null }],
    });
    expect((await read(token)).data?.sharedReport).toMatchObject({ questions: [{ correct: ['True'] }] });
    await show({ showCorrectAnswers: false });
  });

  it('keeps no token', async () => {
    const { token } = await aLink();
    const rows = await app.dataSource.query<object[]>('select * from share_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('opens nothing once it is revoked, by the audit log’s knowledge', async () => {
    const { token, id } = await aLink();
    await hr.data(revoke, { input: { id } });
    expect((await read(token)).code).toBe('SHARE_LINK_NOT_FOUND');
    const actions = await app.dataSource.query<{ action: string }[]>(
      'select action from audit_entries where object_id = $1 order by id',
      [id],
    );
    expect(actions.map(({ action }) => action)).toEqual(['share-link.create', 'share-link.revoke']);
  });

  it('opens nothing when its maker is disabled', async () => {
    const admin = await app.as.admin();
    const { token } = await aLink(admin);
    await app.dataSource.query('update users set is_verified = false where id = $1', [admin.user.id]);
    expect((await read(token)).code).toBe('SHARE_LINK_NOT_FOUND');
  });

  it.each(['', 'x', 'A'.repeat(43), "' or true --"])('is not %j', async (token) => {
    expect((await read(token)).code).toBe('SHARE_LINK_NOT_FOUND');
  });

  it('is made and revoked by nobody else', async () => {
    const other = await app.as.hr();
    const { id } = await aLink();
    const input = { ...result(), days: 1, language: 'EN' as const };
    expect((await other.graphql(create, { input })).code).toBe('RESULT_NOT_FOUND');
    expect((await other.graphql(revoke, { input: { id } })).code).toBe('SHARE_LINK_NOT_FOUND');
    expect((await hr.graphql(create, { input: { ...input, days: 91 } })).code).toBe('INVALID_INPUT');
  });

  it('opens nothing after its time', async () => {
    const { token } = await aLink(hr, 1);
    expect((await read(token)).code).toBeUndefined();
    app.clock.advance(86_401);
    expect((await read(token)).code).toBe('SHARE_LINK_NOT_FOUND');
  });
});
