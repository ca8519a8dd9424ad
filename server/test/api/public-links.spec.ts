import { Candidate, Invitation } from '../../src/modules/candidates';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment, anAssessment } from '../kit/builders/assessments';
import { aPerson } from '../kit/builders/candidates';
import { aPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';

interface Link {
  id: string;
  url: string;
  state: string;
  cap: number;
  joinedCount: number;
  closesAt: string | null;
}

const LINK = 'id url state cap joinedCount closesAt';

let app: TestApp;
let hr: SignedIn;
let assessmentId: string;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  hr = await app.as.hr({ maxRequests: 100 });
  assessmentId = (await aPublishedAssessment(app, hr.user)).id;
  await app.dataSource.query(`delete from rate_limits where key like 'join-place%'`);
});

const mutate = (who: SignedIn, name: string, inputType: string, input: object) =>
  who.graphql<Record<string, Link>>(`mutation ($input: ${inputType}!) { ${name}(input: $input) { ${LINK} } }`, {
    input,
  });

async function aLink(given: { cap?: number; closesAt?: string } = {}): Promise<Link & { code: string }> {
  const { data, errors } = await mutate(hr, 'createPublicLink', 'CreatePublicLinkInput', {
    assessmentId,
    cap: 10,
    ...given,
  });
  const link = data?.createPublicLink;
  if (!link) throw new Error(JSON.stringify(errors));
  return { ...link, code: link.url.split('/').at(-1)! };
}

const join = (code: string, person: object = aPerson()) =>
  app.as
    .nobody()
    .graphql<{ joinAssessment: { outcome: string; examUrl: string | null } }>(
      'mutation ($input: JoinAssessmentInput!) { joinAssessment(input: $input) { outcome examUrl } }',
      { input: { code, ...person } },
    );

const linkNow = async () =>
  (
    await hr.data<{ publicLink: Link | null }>(`query ($id: ID!) { publicLink(assessmentId: $id) { ${LINK} } }`, {
      id: assessmentId,
    })
  ).publicLink;

const entryOf = (code: string) =>
  app.as
    .nobody()
    .graphql<{ publicLinkEntry: { state: string; assessmentTitle: string } }>(
      'query ($code: String!) { publicLinkEntry(code: $code) { state assessmentTitle } }',
      { code },
    );

const requestsUsed = async () => {
  const sql = 'select number_of_requests as used from users where id = $1';
  return (await app.dataSource.query<{ used: number }[]>(sql, [hr.user.id]))[0]?.used;
};

const invitedCount = () => app.dataSource.manager.countBy(Invitation, { assessmentId });

describe('a public link', () => {
  it('is made for a published assessment, once, and shown to its staff', async () => {
    const link = await aLink({ cap: 3 });
    expect(link.url).toMatch(/^http:\/\/mizan\.test\/Exam\/Join\/[\w-]{16}$/);
    expect(await linkNow()).toMatchObject({ id: link.id, state: 'OPEN', cap: 3, joinedCount: 0 });
    const second = await mutate(hr, 'createPublicLink', 'CreatePublicLinkInput', { assessmentId, cap: 3 });
    expect(second.code).toBe('PUBLIC_LINK_EXISTS');
    const { id } = await anAssessment(app, hr.user);
    const draft = await mutate(hr, 'createPublicLink', 'CreatePublicLinkInput', { assessmentId: id, cap: 3 });
    expect(draft.code).toBe('ASSESSMENT_NOT_PUBLISHED');
  });

  it('is made once even when two people make it at once', async () => {
    const make = () => mutate(hr, 'createPublicLink', 'CreatePublicLinkInput', { assessmentId, cap: 3 });
    const codes = (await Promise.all([make(), make(), make()])).map(({ code }) => code ?? 'made');
    expect(codes.sort()).toEqual(['PUBLIC_LINK_EXISTS', 'PUBLIC_LINK_EXISTS', 'made']);
  });

  it('can be changed, not below those who have joined, and closed for ever', async () => {
    const { id, code } = await aLink();
    await join(code);
    await join(code);
    const change = (input: object) => mutate(hr, 'changePublicLink', 'ChangePublicLinkInput', { id, ...input });
    expect((await change({ cap: 1 })).code).toBe('INVALID_INPUT');
    expect((await change({ cap: 2, closesAt: app.clock.now().toISOString() })).code).toBe('INVALID_INPUT');
    expect((await change({ cap: 2 })).data?.changePublicLink).toMatchObject({ cap: 2, state: 'FULL' });
    expect((await mutate(hr, 'closePublicLink', 'ClosePublicLinkInput', { id })).data?.closePublicLink?.state).toBe(
      'CLOSED',
    );
    expect((await change({ cap: 9 })).code).toBe('PUBLIC_LINK_NOT_FOUND');
    expect((await aLink()).code).not.toBe(code);
    const sql = `select action from audit_entries where object_id = $1 order by id`;
    const entries = await app.dataSource.query<{ action: string }[]>(sql, [id]);
    expect(entries.map(({ action }) => action)).toEqual([
      'public-link.create',
      'public-link.change',
      'public-link.close',
    ]);
  });
});

describe('joining', () => {
  it('gives an invitation of one’s own that opens the exam, by mail as well, and takes one request', async () => {
    const { code } = await aLink();
    const person = aPerson({ email: ' Fresh.Joiner@Example.com ', phone: '٠٥٠ ١٢٣ ٤٥٦٧' });
    expect((await entryOf(code)).data?.publicLinkEntry).toEqual({
      state: 'OPEN',
      assessmentTitle: 'Senior Accountant, Gulf',
    });
    const { data } = await join(code, person);
    expect(data?.joinAssessment.outcome).toBe('JOINED');
    const token = data!.joinAssessment.examUrl!.split('/').at(-1)!;
    expect((await aPage(app, token).start()).state).toBe('IN_PROGRESS');
    await app.runJobs();
    expect(app.mailbox.to('fresh.joiner@example.com')[0]!.text).toContain(token);
    expect(await requestsUsed()).toBe(1);
    expect(await linkNow()).toMatchObject({ joinedCount: 1 });
  });

  it('twice with one address mails the first link and shows it to nobody', async () => {
    const { code } = await aLink();
    const person = aPerson();
    const first = (await join(code, person)).data!.joinAssessment.examUrl!;
    await app.runJobs();
    app.clock.advance(61);
    const again = await join(code, { ...person, firstName: 'Somebody', email: person.email.toUpperCase() });
    expect(again.data?.joinAssessment).toEqual({ outcome: 'MAILED', examUrl: null });
    await app.runJobs();
    const mails = app.mailbox.to(person.email);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain(first);
    expect([await invitedCount(), await requestsUsed()]).toEqual([1, 1]);
    const kept = await app.dataSource.manager.findOneByOrFail(Candidate, { email: person.email });
    expect(kept.firstName).toBe(person.firstName);
  });

  it('does not show the link of somebody whom staff invited, and never renames people', async () => {
    const { code } = await aLink();
    const invited = await anInvitation(app, hr.user, assessmentId);
    const other = await anInvitation(app, hr.user, (await aPublishedAssessment(app, hr.user)).id);
    const { email } = invited.candidate;
    expect((await join(code, aPerson({ email }))).data?.joinAssessment.examUrl).toBeNull();
    expect(
      (await join(code, aPerson({ email: other.candidate.email, lastName: 'X' }))).data?.joinAssessment.outcome,
    ).toBe('JOINED');
    const kept = await app.dataSource.manager.findOneByOrFail(Candidate, { id: other.candidate.id });
    expect(kept.lastName).toBe(other.candidate.lastName);
  });

  it('names every field that is wrong', async () => {
    const { code } = await aLink();
    const { errors } = await join(code, { firstName: '', lastName: '', email: 'x@', phone: '12' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      params: { fields: [{ path: 'firstName' }, { path: 'email', rule: 'email' }, { path: 'phone', rule: 'phone' }] },
    });
  });

  it('stops at the closing moment, when the assessment is closed, and on a wrong code', async () => {
    const closesAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const { code } = await aLink({ closesAt });
    await app.dataSource.query(`update assessments set status = 'InActive' where id = $1`, [assessmentId]);
    expect((await join(code)).errors[0]?.extensions.params).toEqual({ reason: 'CLOSED' });
    await app.dataSource.query(`update assessments set status = 'Active' where id = $1`, [assessmentId]);
    app.clock.set(closesAt);
    expect((await join(code)).code).toBe('PUBLIC_LINK_CLOSED');
    expect((await entryOf(code)).data?.publicLinkEntry.state).toBe('CLOSED');
    expect((await join('no-such-code')).code).toBe('PUBLIC_LINK_NOT_FOUND');
  });

  it('creates nothing when the requests are used up', async () => {
    const { code } = await aLink();
    await app.dataSource.query('update users set max_requests = 0 where id = $1', [hr.user.id]);
    const person = aPerson();
    const { errors } = await join(code, person);
    expect(errors[0]?.extensions).toMatchObject({ code: 'PUBLIC_LINK_CLOSED', params: { reason: 'FULL' } });
    expect([await invitedCount(), await app.dataSource.manager.countBy(Candidate, { email: person.email })]).toEqual([
      0, 0,
    ]);
    expect(await linkNow()).toMatchObject({ joinedCount: 0 });
  });

  it('by fifty at once fills ten places with exactly ten', async () => {
    const { code } = await aLink({ cap: 10 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => join(code)));
    const outcomes = answers.map(({ data, code: refusal }) => data?.joinAssessment.outcome ?? refusal);
    expect(outcomes.filter((outcome) => outcome === 'JOINED')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'PUBLIC_LINK_CLOSED')).toHaveLength(40);
    expect([await invitedCount(), await requestsUsed()]).toEqual([10, 10]);
    expect(await linkNow()).toMatchObject({ state: 'FULL', joinedCount: 10 });
  });

  it('by one address several times at once makes one invitation', async () => {
    const { code } = await aLink();
    const person = aPerson();
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(code, person)));
    const outcomes = answers.map(({ data }) => data?.joinAssessment.outcome);
    expect(outcomes.sort()).toEqual(['JOINED', 'MAILED', 'MAILED', 'MAILED', 'MAILED']);
    expect([await invitedCount(), await requestsUsed()]).toEqual([1, 1]);
    expect((await join(code, person)).code).toBe('RATE_LIMITED');
  });

  it('takes no more requests than there are, also against staff who invite meanwhile', async () => {
    const { code } = await aLink();
    await app.dataSource.query('update users set max_requests = 3 where id = $1', [hr.user.id]);
    const staff = anInvitation(app, hr.user, assessmentId).catch(() => null);
    await Promise.all([staff, ...Array.from({ length: 6 }, () => join(code))]);
    expect([await requestsUsed(), await invitedCount()]).toEqual([3, 3]);
  });
});
