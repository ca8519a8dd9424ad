import { Candidate, Invitation } from '../../src/modules/candidates';
import { ForgetJoins } from '../../src/modules/candidates/public-links/forget-joins';
import { Throttle } from '../../src/platform/throttle';
import type { JoinAssessmentInput } from '../generated/graphql';
import { createTestApp, race, graphql } from '../kit';
import type { GraphqlAnswer, InputOf, ResultOf, SignedIn, TestApp, Whichever } from '../kit';
import { aPublishedAssessment, anAssessment } from '../kit/builders/assessments';
import { aPerson } from '../kit/builders/candidates';
import { aPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';

const LINK = graphql(`fragment PublicLinks_link on PublicLink { id url state cap joinedCount closesAt }`);
type Link = ResultOf<typeof LINK>;
const CREATE = graphql(`
  mutation PublicLinks_createPublicLink($input: CreatePublicLinkInput!) {
    createPublicLink(input: $input) { publicLink { ...PublicLinks_link } }
  }
`);
const CHANGE = graphql(`
  mutation PublicLinks_changePublicLink($input: ChangePublicLinkInput!) {
    changePublicLink(input: $input) { publicLink { ...PublicLinks_link } }
  }
`);
const CLOSE = graphql(`
  mutation PublicLinks_closePublicLink($input: ClosePublicLinkInput!) {
    closePublicLink(input: $input) { publicLink { ...PublicLinks_link } }
  }
`);

let app: TestApp;
let hr: SignedIn;
let assessmentId: string;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  hr = await app.as.hr({ maxRequests: 100 });
  assessmentId = (await aPublishedAssessment(app, hr.user)).id;
  await Throttle.forgetAll(app.dataSource);
});

const create = (input: InputOf<typeof CREATE>) => hr.graphql(CREATE, { input });

async function aLink(given: { cap?: number; closesAt?: string } = {}): Promise<Link & { code: string }> {
  const { data, errors } = await create({ assessmentId, cap: 10, ...given });
  const link = data?.createPublicLink.publicLink;
  if (!link) throw new Error(JSON.stringify(errors));
  return { ...link, code: link.url.split('/').at(-1)! };
}

const JOIN = graphql(`
  mutation PublicLinks_joinAssessment($input: JoinAssessmentInput!) {
    joinAssessment(input: $input) {
      outcome {
        ... on AskedToJoin { resendAfterSeconds isMailInOutbox }
        ... on PublicLinkClosed { code reason }
      }
    }
  }
`);
const CONFIRM = graphql(`
  mutation PublicLinks_confirmJoin($input: ConfirmJoinInput!) {
    confirmJoin(input: $input) {
      outcome { ... on ConfirmedJoin { examUrl } ... on PublicLinkClosed { code reason } }
    }
  }
`);

/** Refused by an error or by the outcome, it is by a code. */
const withCode = <Outcome extends object>(answer: GraphqlAnswer<unknown>, found: Outcome | undefined) => {
  const outcome = found as Partial<Whichever<Outcome>> | undefined;
  return { ...answer, outcome, code: answer.code ?? (found && 'code' in found ? String(found.code) : undefined) };
};

async function ask(code: string, person: Omit<JoinAssessmentInput, 'code'> = aPerson()) {
  const answer = await app.as.nobody().graphql(JOIN, { input: { code, ...person } });
  return withCode(answer, answer.data?.joinAssessment.outcome);
}

async function confirm(ticket: string) {
  const answer = await app.as.nobody().graphql(CONFIRM, { input: { ticket } });
  return withCode(answer, answer.data?.confirmJoin.outcome);
}

const ticketsTo = (email: string) =>
  app.mailbox.to(email).flatMap(({ text }) => /Exam\/Joined\/([\w-]{56})/.exec(text)?.[1] ?? []);

/** Asks, reads the mail and opens it. */
async function join(code: string, person = aPerson()) {
  const { code: refusal } = await ask(code, person);
  if (refusal) throw new Error(refusal);
  await app.runJobs();
  return confirm(ticketsTo(person.email).at(-1)!);
}

const linkNow = async () =>
  (
    await hr.data(
      graphql(`query PublicLinks_assessment($id: ID!) { assessment(id: $id) { publicLink { ...PublicLinks_link } } }`),
      {
        id: assessmentId,
      },
    )
  ).assessment.publicLink;

const entryOf = (code: string) =>
  app.as.nobody().graphql(
    graphql(`
      query PublicLinks_publicLinkEntry($code: String!) {
        publicLinkEntry(code: $code) { state assessmentTitle }
      }
    `),
    { code },
  );

const requestsUsed = async () => {
  const sql = 'select number_of_requests as used from users where id = $1';
  return (await app.dataSource.query<{ used: number }[]>(sql, [hr.user.id]))[0]?.used;
};

const invitedCount = () => app.dataSource.manager.countBy(Invitation, { assessmentId });

describe('the page of a public link', () => {
  const textsOf = async (code: string) =>
    (
      await app.as.nobody().graphql(
        graphql(`
          query PublicLinks_publicLinkEntry2($code: String!) {
            publicLinkEntry(code: $code) {
              language assessmentTitle jobRole
              inOtherLanguage { language assessmentTitle jobRole }
            }
          }
        `),
        { code },
      )
    ).data?.publicLinkEntry;

  it('has the texts of both languages only where the exam is offered in both', async () => {
    const { code } = await aLink();
    await app.dataSource.query(
      `update assessments set title = 'Accountant', job_role = 'Clerk', language = 'en', translation = $2 where id = $1`,
      [assessmentId, { title: 'محاسب', jobRole: '', description: '', welcomeVideoUrl: null, bandNames: [] }],
    );
    const own = { language: 'EN', assessmentTitle: 'Accountant', jobRole: 'Clerk' };
    expect(await textsOf(code)).toEqual({ ...own, inOtherLanguage: null });
    await app.dataSource.query(
      `update assessments set configuration = configuration || '{"languages": "choice"}' where id = $1`,
      [assessmentId],
    );
    const other = { language: 'AR', assessmentTitle: 'محاسب', jobRole: 'Clerk' };
    expect(await textsOf(code)).toEqual({ ...own, inOtherLanguage: other });
  });
});

describe('a public link', () => {
  it('is made for a published assessment, once, and shown to its staff', async () => {
    const link = await aLink({ cap: 3 });
    expect(link.url).toMatch(/^http:\/\/mizan\.test\/Exam\/Join\/[\w-]{16}$/);
    expect(await linkNow()).toMatchObject({ id: link.id, state: 'OPEN', cap: 3, joinedCount: 0 });
    const second = await create({ assessmentId, cap: 3 });
    expect(second.code).toBe('PUBLIC_LINK_EXISTS');
    const { id } = await anAssessment(app, hr.user);
    const draft = await create({ assessmentId: id, cap: 3 });
    expect(draft.code).toBe('ASSESSMENT_NOT_PUBLISHED');
  });

  race('is made once even when two people make it at once', async () => {
    const make = () => create({ assessmentId, cap: 3 });
    const codes = (await Promise.all([make(), make(), make()])).map(({ code }) => code ?? 'made');
    expect(codes.sort()).toEqual(['PUBLIC_LINK_EXISTS', 'PUBLIC_LINK_EXISTS', 'made']);
  });

  it('can be changed, not below those who have joined, and closed for ever', async () => {
    const { id, code } = await aLink();
    await join(code);
    await join(code);
    const change = (input: Omit<InputOf<typeof CHANGE>, 'id'>) => hr.graphql(CHANGE, { input: { id, ...input } });
    expect((await change({ cap: 1 })).code).toBe('INVALID_INPUT');
    expect((await change({ cap: 2, closesAt: app.clock.now().toISOString() })).code).toBe('INVALID_INPUT');
    expect((await change({ cap: 2 })).data?.changePublicLink.publicLink).toMatchObject({
      cap: 2,
      state: 'FULL',
    });
    expect((await hr.data(CLOSE, { input: { id } })).closePublicLink.publicLink.state).toBe('CLOSED');
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
  it('mails a way in, whose opening takes a place and one request and leads to an exam of one’s own', async () => {
    const { code } = await aLink();
    const person = aPerson({ email: ' Fresh.Joiner@Example.com ', phone: '٠٥٠ ١٢٣ ٤٥٦٧' });
    expect((await entryOf(code)).data?.publicLinkEntry).toEqual({
      state: 'OPEN',
      assessmentTitle: 'Senior Accountant, Gulf',
    });
    expect((await ask(code, person)).outcome).toEqual({ resendAfterSeconds: 60, isMailInOutbox: false });
    expect([await invitedCount(), await requestsUsed()]).toEqual([0, 0]);
    await app.runJobs();
    const [ticket] = ticketsTo('fresh.joiner@example.com');
    const { outcome } = await confirm(ticket!);
    const token = new URL(outcome!.examUrl!).pathname.split('/').at(-1)!;
    expect((await aPage(app, token).start()).state).toBe('IN_PROGRESS');
    await app.runJobs();
    expect(app.mailbox.to('fresh.joiner@example.com')[1]!.text).toContain(token);
    expect([await requestsUsed(), await linkNow()]).toMatchObject([1, { joinedCount: 1 }]);
  });

  it('answers and does the same for an address that is known, to which only its mailbox shows the link', async () => {
    const { code } = await aLink();
    const { candidate, examToken } = await anInvitation(app, hr.user, assessmentId);
    const before = [await invitedCount(), await requestsUsed()];
    const stranger = await ask(code, aPerson());
    const known = await ask(code, aPerson({ email: candidate.email.toUpperCase(), firstName: 'Somebody' }));
    expect(known.outcome).toEqual(stranger.outcome);
    await app.runJobs();
    const { outcome } = await confirm(ticketsTo(candidate.email)[0]!);
    expect(outcome?.examUrl).toContain(examToken);
    expect([await invitedCount(), await requestsUsed()]).toEqual(before);
    expect(await linkNow()).toMatchObject({ joinedCount: 0 });
    const kept = await app.dataSource.manager.findOneByOrFail(Candidate, { id: candidate.id });
    expect(kept.firstName).toBe(candidate.firstName);
  });

  it('answers the same also at the last place and without requests, whoever asks', async () => {
    const { id, code } = await aLink({ cap: 1 });
    const { candidate } = await anInvitation(app, hr.user, assessmentId);
    const [known, fresh] = [aPerson({ email: candidate.email }), aPerson()];
    for (const person of [known, fresh]) {
      expect((await ask(code, person)).code).toBeUndefined();
      expect((await entryOf(code)).data?.publicLinkEntry.state).toBe('OPEN');
    }
    await app.dataSource.query('update users set max_requests = number_of_requests where id = $1', [hr.user.id]);
    expect((await entryOf(code)).data?.publicLinkEntry.state).toBe('FULL');
    for (const person of [known, fresh]) {
      expect((await ask(code, person)).outcome).toEqual({ code: 'PUBLIC_LINK_CLOSED', reason: 'FULL' });
    }
    await hr.data(CLOSE, { input: { id } });
    for (const person of [known, fresh]) expect((await ask(code, person)).outcome?.reason).toBe('CLOSED');
  });

  it('by the same mail again leads to the same exam, until its link is issued anew or the days are over', async () => {
    const { code } = await aLink();
    const person = aPerson();
    const first = (await join(code, person)).outcome!.examUrl!;
    const [ticket] = ticketsTo(person.email);
    expect((await confirm(ticket!)).outcome?.examUrl).toBe(first);
    await app.dataSource.query('update invitations set token_version = 2 where assessment_id = $1', [assessmentId]);
    expect((await confirm(ticket!)).outcome?.examUrl).toBe(first);
    expect([await invitedCount(), await requestsUsed()]).toEqual([1, 1]);
    app.clock.advance(7 * 86_400);
    expect((await confirm(ticket!)).code).toBe('JOIN_TICKET_OVER');
    expect((await confirm(`A${ticket!.slice(1)}`)).code).toBe('JOIN_TICKET_OVER');
    await app.get(ForgetJoins).execute();
    hr = await app.as.user(hr.user);
    const joins = 'select email from public_link_joins where email = $1';
    const mails = `select template from mails where recipient = $1 and template = 'public-link-join'`;
    for (const sql of [joins, mails]) expect(await app.dataSource.query<unknown[]>(sql, [person.email])).toEqual([]);
  });

  race('mails an address at most once a minute and five times an hour', async () => {
    const { code } = await aLink();
    const person = aPerson();
    const answers = await Promise.all([ask(code, person), ask(code, person)]);
    expect(answers.map(({ code: refusal }) => refusal ?? 'mailed').sort()).toEqual(['RATE_LIMITED', 'mailed']);
    expect((await ask(code, person)).errors[0]?.extensions.params).toEqual({ retryAfterSeconds: 60 });
    for (let mail = 2; mail <= 5; mail += 1) {
      app.clock.advance(60);
      expect((await ask(code, person)).code).toBeUndefined();
    }
    app.clock.advance(60);
    expect((await ask(code, person)).errors[0]?.extensions.params).toEqual({ retryAfterSeconds: 3600 - 300 });
  });

  it('names every field that is wrong', async () => {
    const { code } = await aLink();
    const { errors } = await ask(code, { firstName: '', lastName: '', email: 'x@', phone: '12' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      params: { fields: [{ path: 'firstName' }, { path: 'email', rule: 'email' }, { path: 'phone', rule: 'phone' }] },
    });
  });

  it('stops at the closing moment, when the assessment is closed, and on a wrong code', async () => {
    const closesAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const { code } = await aLink({ closesAt });
    const late = aPerson();
    await ask(code, late);
    await app.dataSource.query(`update assessments set status = 'InActive' where id = $1`, [assessmentId]);
    expect((await ask(code)).outcome?.reason).toBe('CLOSED');
    await app.dataSource.query(`update assessments set status = 'Active' where id = $1`, [assessmentId]);
    app.clock.set(closesAt);
    expect((await ask(code)).code).toBe('PUBLIC_LINK_CLOSED');
    expect((await entryOf(code)).data?.publicLinkEntry.state).toBe('CLOSED');
    await app.runJobs();
    expect((await confirm(ticketsTo(late.email)[0]!)).code).toBe('PUBLIC_LINK_CLOSED');
    expect((await ask('no-such-code')).code).toBe('PUBLIC_LINK_NOT_FOUND');
  });

  it('creates nothing when the requests are used up meanwhile', async () => {
    const { code } = await aLink();
    const person = aPerson();
    await ask(code, person);
    await app.dataSource.query('update users set max_requests = 0 where id = $1', [hr.user.id]);
    await app.runJobs();
    const { outcome } = await confirm(ticketsTo(person.email)[0]!);
    expect(outcome).toEqual({ code: 'PUBLIC_LINK_CLOSED', reason: 'FULL' });
    expect([await invitedCount(), await app.dataSource.manager.countBy(Candidate, { email: person.email })]).toEqual([
      0, 0,
    ]);
    expect(await linkNow()).toMatchObject({ joinedCount: 0 });
  });

  race('by fifty at once fills ten places with exactly ten', async () => {
    const { code } = await aLink({ cap: 10 });
    const applicants = Array.from({ length: 50 }, () => aPerson());
    await Promise.all(applicants.map((person) => ask(code, person)));
    await app.runJobs();
    const answers = await Promise.all(applicants.map(({ email }) => confirm(ticketsTo(email)[0]!)));
    const outcomes = answers.map(({ code: refusal }) => refusal ?? 'joined');
    expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'PUBLIC_LINK_CLOSED')).toHaveLength(40);
    expect([await invitedCount(), await requestsUsed()]).toEqual([10, 10]);
    expect(await linkNow()).toMatchObject({ state: 'FULL', joinedCount: 10 });
  });

  race('by several mails of one address at once makes one invitation', async () => {
    const { code } = await aLink();
    const person = aPerson();
    for (let mail = 1; mail <= 3; mail += 1) {
      await ask(code, person);
      app.clock.advance(60);
    }
    await app.runJobs();
    const tickets = ticketsTo(person.email);
    const answers = await Promise.all([...tickets, ...tickets].map(confirm));
    expect(new Set(answers.map(({ outcome }) => outcome?.examUrl)).size).toBe(1);
    expect([tickets.length, await invitedCount(), await requestsUsed()]).toEqual([3, 1, 1]);
  });

  race('takes no more requests than there are, also against staff who invite meanwhile', async () => {
    const { code } = await aLink();
    await app.dataSource.query('update users set max_requests = 3 where id = $1', [hr.user.id]);
    const applicants = Array.from({ length: 6 }, () => aPerson());
    await Promise.all(applicants.map((person) => ask(code, person)));
    await app.runJobs();
    const staff = anInvitation(app, hr.user, assessmentId).catch(() => null);
    await Promise.all([staff, ...applicants.map(({ email }) => confirm(ticketsTo(email)[0]!))]);
    expect([await requestsUsed(), await invitedCount()]).toEqual([3, 3]);
  });
});
