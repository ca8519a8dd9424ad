import type { InviteeInput } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { InputOf, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment, anAssessment } from '../kit/builders/assessments';
import { aPerson, people } from '../kit/builders/candidates';

const INVITE = graphql(`
  mutation Invitations_inviteCandidates($input: InviteCandidatesInput!) {
    inviteCandidates(input: $input) {
      invitations {
        id stage examUrl extraTimePercent mailStatus invitedAt
        candidate { name email phone }
        assessment { id title }
      }
      credits { numberOfRequests remaining }
    }
  }
`);

describe('inviteCandidates', () => {
  let app: TestApp;
  let hr: SignedIn;
  let assessmentId: string;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());
  beforeEach(async () => {
    hr = await app.as.hr({ maxRequests: 10 });
    assessmentId = (await aPublishedAssessment(app, hr.user)).id;
  });

  const invite = (viewer: SignedIn, candidates: InviteeInput[], more: Partial<InputOf<typeof INVITE>> = {}) =>
    viewer.graphql(INVITE, { input: { assessmentId, candidates, ...more } });
  const requestsOf = async (viewer: SignedIn) =>
    (await viewer.data(graphql(`query Invitations_viewer { viewer { credits { numberOfRequests } } }`))).viewer!.credits
      .numberOfRequests;

  it('works: keeps what was typed in its proper form, gives a link, and takes one request each', async () => {
    const lina = { firstName: ' لينا ', lastName: 'حداد', email: ' Lina@Example.com', phone: '٠٥٠ ١٢٣ ٤٥٦٧' };
    const { data, errors } = await invite(hr, [lina, aPerson()], { extraTimePercent: 50 });
    expect(errors).toEqual([]);
    expect(data?.inviteCandidates.credits).toEqual({ numberOfRequests: 2, remaining: 8 });
    expect(data?.inviteCandidates.invitations[0]).toMatchObject({
      stage: 'INVITED',
      extraTimePercent: 50,
      mailStatus: 'QUEUED',
      invitedAt: app.clock.now().toISOString(),
      candidate: { name: 'لينا حداد', email: 'lina@example.com', phone: '0501234567' },
      assessment: { id: assessmentId, title: 'Senior Accountant, Gulf' },
    });
    expect(data?.inviteCandidates.invitations[0]?.examUrl).toMatch(/^http:\/\/mizan\.test\/Exam\/[\w-]{56}\?lng=en$/);
  });

  it('works: answers in the order of the input', async () => {
    const given = [...people(5)].reverse();
    const { data } = await invite(hr, given);
    expect(data?.inviteCandidates.invitations.map(({ candidate }) => candidate.email)).toEqual(
      given.map(({ email }) => email),
    );
  });

  it('works: an admin invites to an assessment of an HR, out of the own pool', async () => {
    const admin = await app.as.admin({ maxRequests: 3 });
    const { data } = await invite(admin, people(2));
    expect(data?.inviteCandidates.credits).toEqual({ numberOfRequests: 2, remaining: 1 });
    expect(await requestsOf(hr)).toBe(0);
  });

  it('works: nothing limits who has no limit', async () => {
    const admin = await app.as.superAdmin();
    const { data } = await invite(admin, people(20));
    expect(data?.inviteCandidates.credits.remaining).toBeNull();
  });

  it('works: a known candidate is one candidate, with the newest details', async () => {
    const person = aPerson({ phone: '+971500000001' });
    await invite(hr, [person]);
    const other = await aPublishedAssessment(app, hr.user, { title: 'Other' });
    await invite(hr, [{ ...person, email: person.email.toUpperCase(), phone: '+971500000002' }], {
      assessmentId: other.id,
    });
    const kept = await app.dataSource.query<object[]>('select phone from candidates where email = $1', [person.email]);
    expect(kept).toEqual([{ phone: '+971500000002' }]);
  });

  it('works: the mail goes out once, in the language of the assessment, with the link', async () => {
    const arabic = await aPublishedAssessment(app, hr.user, {
      title: 'محاسب أول',
      jobRole: 'محاسب',
      language: 'ar',
      configuration: { closesAt: new Date('2031-01-31T18:00:00Z') },
    });
    const person = aPerson({ firstName: 'لينا' });
    const { data } = await invite(hr, [person], { assessmentId: arabic.id, extraTimePercent: 100 });
    await app.runJobs();
    await app.runJobs();
    const [mail, ...more] = app.mailbox.to(person.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('دعوتك إلى اختبار: محاسب أول');
    expect(mail?.html).toContain('dir="rtl"');
    for (const part of [
      'مرحبًا لينا',
      'سؤال واحد',
      'دقيقتان',
      '31 يناير 2031',
      'UTC',
      data!.inviteCandidates.invitations[0]!.examUrl,
      'زيادة على وقت كل سؤال',
    ]) {
      expect(mail?.html).toContain(part);
      expect(mail?.text).toContain(part);
    }
    const sent = await hr.data(
      graphql(`
        query Invitations_assessment($id: ID!) {
          assessment(id: $id) { invitations { edges { node { mailStatus } } } }
        }
      `),
      { id: arabic.id },
    );
    expect(sent).toEqual({ assessment: { invitations: { edges: [{ node: { mailStatus: 'SENT' } }] } } });
  });

  it('works: the mail in English names the time, the questions and the role', async () => {
    const person = aPerson();
    await invite(hr, [person]);
    await app.runJobs();
    const [mail] = app.mailbox.to(person.email);
    expect(mail?.subject).toBe('Your invitation: Senior Accountant, Gulf');
    expect(mail?.text).toContain('for the role Senior Accountant');
    expect(mail?.text).toContain('Questions: 1 question\nTime: up to 1 minute');
    expect(mail?.text).not.toMatch(/button/i);
    expect(mail?.html).toContain('If the button does not work');
    expect(mail?.replyTo).toBe(hr.user.email);
  });

  it('keeps no link and no token in the database', async () => {
    const { data } = await invite(hr, [aPerson()]);
    await app.runJobs();
    const token = /Exam\/([\w-]{56})/.exec(data!.inviteCandidates.invitations[0]!.examUrl)![1]!;
    const [found] = await app.dataSource.query<{ mails: string; invitations: string }[]>(
      'select (select json_agg(mails)::text from mails) as mails, (select json_agg(invitations)::text from invitations) as invitations',
    );
    expect(found!.mails + found!.invitations).not.toContain(token);
  });

  it('refuses everybody when there are not enough requests, and says how many are left', async () => {
    const { code, errors } = await invite(hr, people(11));
    expect(code).toBe('NOT_ENOUGH_REQUESTS');
    expect(errors[0]?.extensions.params).toEqual({ remaining: 10, asked: 11 });
    expect(await requestsOf(hr)).toBe(0);
    expect(await app.dataSource.query('select id from invitations where assessment_id = $1', [assessmentId])).toEqual(
      [],
    );
  });

  it('refuses everybody when one was invited before, beside the field', async () => {
    const [known, fresh] = [aPerson(), aPerson()];
    await invite(hr, [known]);
    const { code, errors } = await invite(hr, [fresh, { ...known, email: known.email.toUpperCase() }]);
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions.params.fields).toEqual([
      { path: 'candidates.1.email', rule: 'already-invited', params: { invitedAt: app.clock.now().toISOString() } },
    ]);
    expect(await requestsOf(hr)).toBe(1);
  });

  it('refuses what a preview would mark, beside the fields', async () => {
    const twice = aPerson();
    const { errors } = await invite(hr, [
      aPerson({ firstName: '', lastName: '' }),
      aPerson({ lastName: 'x'.repeat(101), phone: '123' }),
      aPerson({ email: 'lina@example' }),
      twice,
      { ...aPerson(), email: twice.email.toUpperCase() },
      aPerson({ firstName: '\u202e\0', lastName: ' ' }),
    ]);
    expect(errors[0]?.extensions.params.fields).toEqual([
      { path: 'candidates.0.firstName', rule: 'required' },
      { path: 'candidates.1.lastName', rule: 'max-length', params: { max: 100 } },
      { path: 'candidates.1.phone', rule: 'phone' },
      { path: 'candidates.2.email', rule: 'email' },
      { path: 'candidates.4.email', rule: 'duplicate', params: { line: 4 } },
      { path: 'candidates.5.firstName', rule: 'required' },
    ]);
  });

  it('refuses an empty list, and one that is too long', async () => {
    expect((await invite(hr, [])).errors[0]?.extensions.params.fields).toEqual([
      { path: 'candidates', rule: 'required' },
    ]);
    const short = { firstName: 'a', lastName: 'b', email: '', phone: '' };
    const { code, errors } = await invite(
      hr,
      Array.from({ length: 5_001 }, () => short),
    );
    expect([code, errors[0]?.extensions.params]).toEqual(['TOO_MANY_CANDIDATES', { limit: 5_000 }]);
  });

  it.each([-1, 901])('refuses %i percent of extra time', async (extraTimePercent) => {
    const { errors } = await invite(hr, people(1), { extraTimePercent });
    expect(errors[0]?.extensions.params.fields).toMatchObject([{ path: 'extraTimePercent' }]);
  });

  it('refuses a draft, an inactive assessment, and one whose time is over', async () => {
    const draft = await anAssessment(app, hr.user);
    expect((await invite(hr, people(1), { assessmentId: draft.id })).code).toBe('ASSESSMENT_NOT_PUBLISHED');
    const closesAt = new Date(app.clock.now().getTime() + 1_000);
    const closing = await aPublishedAssessment(app, hr.user, { configuration: { closesAt } });
    app.clock.advance(1);
    expect((await invite(hr, people(1), { assessmentId: closing.id })).code).toBe('ASSESSMENT_CLOSED');
    await hr.data(
      graphql(`
        mutation Invitations_changeAssessmentStatus($id: ID!) {
          changeAssessmentStatus(input: { id: $id, status: INACTIVE }) { assessment { id } }
        }
      `),
      {
        id: assessmentId,
      },
    );
    expect((await invite(hr, people(1))).code).toBe('ASSESSMENT_INACTIVE');
    expect(await requestsOf(hr)).toBe(0);
  });

  it("refuses another HR's assessment exactly like one that does not exist", async () => {
    const other = await app.as.hr();
    const foreign = await invite(other, people(1));
    const absent = await invite(other, people(1), { assessmentId: '00000000-0000-4000-8000-000000000000' });
    const nonsense = await invite(other, people(1), { assessmentId: "x' or 1=1" });
    expect(foreign.code).toBe('ASSESSMENT_NOT_FOUND');
    expect(foreign.errors).toEqual(absent.errors);
    expect(nonsense.errors).toEqual(absent.errors);
  });

  it('refuses whoever is not signed in', async () => {
    const { code } = await app.as.nobody().graphql(INVITE, { input: { assessmentId, candidates: people(1) } });
    expect(code).toBe('UNAUTHENTICATED');
  });
});
