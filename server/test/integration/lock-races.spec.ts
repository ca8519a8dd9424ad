import { InviteCandidates } from '../../src/modules/candidates';
import { MarkSubmitted } from '../../src/modules/grading/score/mark-submitted';
import { ApplyRetention } from '../../src/modules/reports/privacy/apply-retention';
import { createTestApp, graphql, race } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import type { ExamPage } from '../kit/builders/attempts';
import { aPerson } from '../kit/builders/candidates';
import { anInvitation } from '../kit/builders/invitations';
import { questionDrafts } from '../kit/builders/questions';

const PREVIEW = graphql(`
  query LockRaces_previewRemarking($input: RemarkingInput!) { previewRemarking(input: $input) { token } }
`);
const APPLY = graphql(`
  mutation LockRaces_applyRemarking($input: ApplyRemarkingInput!) { applyRemarking(input: $input) { changedResultCount } }
`);
const MARK = graphql(`
  mutation LockRaces_markAnswer($input: MarkAnswerInput!) {
    markAnswer(input: $input) { outcome { ... on Result { id } } }
  }
`);
const DECIDE = graphql(`
  mutation LockRaces_decideOnInvitations($input: DecideOnInvitationsInput!) {
    decideOnInvitations(input: $input) { skippedCount }
  }
`);
const HAND_OVER = graphql(`
  mutation LockRaces_deleteStaffUser($input: DeleteStaffUserInput!) { deleteStaffUser(input: $input) { staffUserId } }
`);
const DAY_SECONDS = 86_400;
const TRUE = questionDrafts.trueFalse({ text: 'Rent is a cost.', score: 4, durationSeconds: 60 });
const ESSAY = questionDrafts.openEnded({ text: 'Why?', score: 6, durationSeconds: 60 });

interface Exam {
  page: ExamPage;
  attemptId: string;
  invitationId: string;
  email: string;
  /** In the order of the paper. */
  questionIds: string[];
}

/** How it stands with one result. */
interface Standing {
  attemptId: string;
  ownerId: string;
  /** What the list of invitations tells. */
  told: number | null;
  percentage: number;
  score: number;
  marked: number;
  byRule: number;
  byPerson: number | null;
}

const standings = `
  select r.attempt_id as "attemptId", r.owner_id as "ownerId", i.percentage as told, r.percentage, r.score::float8,
    sum(m.score)::float8 as marked, sum(m.score) filter (where q.position = 1)::float8 as "byRule",
    sum(m.score) filter (where q.position = 2)::float8 as "byPerson"
  from results r join attempts t on t.id = r.attempt_id join invitations i on i.id = t.invitation_id
    join marks m on m.attempt_id = r.attempt_id join attempt_questions q on q.id = m.question_id
  where r.assessment_id = $1 group by 1, 2, 3, 4, 5 order by 1`;

/**
 * Whoever works on many records, beside all who work on one of them (docs/adr/0010-lock-order.md). A circle would end one of them with
 * a fault, and PostgreSQL counts it: the file fails at its end however often somebody tried again.
 */
describe('at the same moment', () => {
  let app: TestApp;
  let hr: SignedIn;
  let superAdmin: SignedIn;
  beforeAll(async () => (app = await createTestApp({ MIZAN_DATABASE_POOL: '20' })));
  afterAll(() => app.close());
  beforeEach(async () => {
    hr = await app.as.hr();
    superAdmin = await app.as.superAdmin();
  });

  /** Sessions do not last as long. */
  async function afterDays(days: number): Promise<void> {
    app.clock.advance(days * DAY_SECONDS);
    hr = await app.as.user(hr.user);
    superAdmin = await app.as.user(superAdmin.user);
  }
  const anAssessment = async () =>
    (await aPublishedAssessment(app, hr.user, { questions: [{ ...TRUE }, { ...ESSAY }] })).id;

  /** At the second question, with both answers given: the first one right. */
  async function begun(assessmentId: string): Promise<Exam> {
    const { examToken, invitation, candidate } = await anInvitation(app, hr.user, assessmentId);
    const page = aPage(app, examToken);
    const { attemptId } = await page.start();
    const questionIds = [page.questionId];
    await page.save({ truth: Boolean(TRUE.truth) });
    await page.next();
    questionIds.push(page.questionId);
    await page.save({ text: 'My own words.' });
    return { page, attemptId, invitationId: invitation.id, email: candidate.email, questionIds };
  }
  const several = async (count: number, assessmentId: string) => {
    const exams: Exam[] = [];
    while (exams.length < count) exams.push(await begun(assessmentId));
    return exams;
  };
  const markByRule = ({ attemptId }: Exam) =>
    app.get(MarkSubmitted).execute({ payload: { attemptId } } as unknown as Parameters<MarkSubmitted['execute']>[0]);
  const submitted = async (exams: Exam[]) => {
    for (const { page } of exams) await page.submit();
    return exams;
  };
  const marked = async (exams: Exam[]) => {
    await submitted(exams);
    for (const exam of exams) {
      await markByRule(exam);
      await markByHand(exam, 6);
    }
    return exams;
  };

  const markByHand = ({ questionIds }: Exam, score: number, by = hr) =>
    by.data(MARK, { input: { questionId: questionIds[1]!, score } });
  const decide = (exams: Pick<Exam, 'invitationId'>[], stageId: string | null, by = hr) =>
    by.data(DECIDE, { input: { invitationIds: exams.map(({ invitationId }) => invitationId), stageId } });
  const retain = () => app.get(ApplyRetention).execute();
  async function keepFor(days: Partial<Record<'answers' | 'results', number>>): Promise<void> {
    await app.dataSource.query('delete from retention_rules');
    await app.dataSource.query(
      `insert into retention_rules (data_class, days, changed_at)
       select key::data_class, value::int, now() from jsonb_each_text($1::jsonb)`,
      [days],
    );
  }

  /** The key of the first question turned round, as often as what it changes is overtaken. */
  async function remark(assessmentId: string): Promise<void> {
    const [bank] = await app.dataSource.query<{ id: string }[]>(
      `select distinct q.question_id as id from attempt_questions q join attempts t on t.id = q.attempt_id
       where t.assessment_id = $1 and q.position = 1`,
      [assessmentId],
    );
    const corrections = [{ questionId: bank!.id, key: { truth: !TRUE.truth } }];
    for (;;) {
      const { token } = (await hr.data(PREVIEW, { input: { assessmentId, corrections } })).previewRemarking;
      const { code } = await hr.graphql(APPLY, {
        input: { assessmentId, corrections, token, reason: 'It was wrong.' },
      });
      if (code === undefined) return;
      expect(code).toBe('REMARKING_CHANGED');
    }
  }

  const standingOf = async (assessmentId: string) => {
    const found = await app.dataSource.query<Standing[]>(standings, [assessmentId]);
    for (const { told, percentage, score, marked: sum } of found) {
      expect(told).toBe(percentage);
      expect(score).toBe(sum);
      expect(percentage).toBe(score * 10);
    }
    return found;
  };

  race('marking again, marks by rule and by hand, hand-ins and decisions about all', async () => {
    const assessmentId = await anAssessment();
    const done = await marked(await several(3, assessmentId));
    const waiting = await submitted(await several(4, assessmentId));
    const open = await several(3, assessmentId);
    const all = [...done, ...waiting, ...open];
    await Promise.all([
      remark(assessmentId),
      ...waiting.map(markByRule),
      ...open.map(async (exam) => {
        await exam.page.submit();
        await markByRule(exam);
      }),
      ...done.map((exam) => markByHand(exam, 3)),
      decide(all, 'shortlist'),
      decide(all.toReversed(), 'offer'),
      remark(assessmentId),
    ]);
    await remark(assessmentId);
    const found = await standingOf(assessmentId);
    expect(found).toHaveLength(10);
    expect(found.map(({ byRule }) => byRule)).toEqual(Array(10).fill(0));
    const byHand = found.filter(({ byPerson }) => byPerson === 3).map(({ attemptId }) => attemptId);
    expect(byHand).toEqual(done.map(({ attemptId }) => attemptId).toSorted());
  });

  race('retention, late words for what it forgets, and exams that begin', async () => {
    const assessmentId = await anAssessment();
    const old = await marked(await several(4, assessmentId));
    await afterDays(31);
    await keepFor({ answers: 30 });
    const late = ({ page, questionIds: [truth, essay] }: Exam) => [
      page.save({ text: 'Much later.' }, { questionId: essay }),
      page.save({ truth: !TRUE.truth }, { questionId: truth }),
    ];
    const [, fresh] = await Promise.all([
      retain(),
      Promise.all([begun(assessmentId), begun(assessmentId), begun(assessmentId)]),
      ...old.flatMap(late),
      retain(),
      ...old.toReversed().flatMap(late),
    ]);
    await retain();
    const kept = await app.dataSource.query<{ id: string; count: number }[]>(
      `select t.id, count(*)::int as count from attempts t join answers a on a.attempt_id = t.id
       where t.assessment_id = $1 and (a.value is not null or a.late_value is not null) group by 1 order by 1`,
      [assessmentId],
    );
    expect(kept).toEqual(fresh.map(({ attemptId: id }) => ({ id, count: 2 })).toSorted(byId));
    const found = await standingOf(assessmentId);
    expect(found.map(({ percentage }) => percentage)).toEqual([100, 100, 100, 100]);
  });

  race('retention, and somebody who leaves and hands over to one who knows the same people', async () => {
    const assessmentId = await anAssessment();
    const old = await marked(await several(4, assessmentId));
    await afterDays(31);
    const fresh = await marked(await several(3, assessmentId));
    const receiver = await app.as.admin();
    const inviteAll = async ([...invited]: Exam[]) => {
      const { id } = await aPublishedAssessment(app, receiver.user);
      const terms = { assessmentId: id, candidates: invited.map(({ email }) => aPerson({ email })) };
      const viewer = { userId: receiver.user.id, role: receiver.user.role, name: receiver.user.name, sessionId: '' };
      const { invitationIds } = await app.get(InviteCandidates).execute(viewer, terms);
      return invitationIds.map((invitationId) => ({ invitationId }));
    };
    const known = await inviteAll([...old, ...fresh]);
    await keepFor({ results: 30 });
    const input = { id: hr.user.id, records: 'HAND_OVER', receiverId: receiver.user.id } as const;
    const all = [...old, ...fresh];
    await Promise.all([
      retain(),
      superAdmin.data(HAND_OVER, { input }),
      decide(all, 'shortlist', superAdmin),
      retain(),
      decide(all.toReversed(), 'offer', superAdmin),
      ...fresh.map((exam) => markByHand(exam, 3, superAdmin)),
      decide(known.toReversed(), 'shortlist', receiver),
      inviteAll(all.toReversed()),
      decide(known, 'offer', receiver),
    ]);
    const found = await standingOf(assessmentId);
    expect(found.map(({ attemptId: id }) => ({ id }))).toEqual(
      fresh.map(({ attemptId: id }) => ({ id })).toSorted(byId),
    );
    expect(found.map(({ ownerId, percentage }) => [ownerId, percentage])).toEqual(
      fresh.map(() => [receiver.user.id, 70]),
    );
    const invitations = await app.dataSource.query<{ id: string }[]>(
      'select id from invitations where assessment_id = $1 and owner_id = $2 order by id',
      [assessmentId, receiver.user.id],
    );
    expect(invitations).toEqual(all.map(({ invitationId: id }) => ({ id })).toSorted(byId));
    const people = await app.dataSource.query<{ invited: number; newest: number }[]>(
      `select count(*)::int as invited, count(*) filter (where is_newest)::int as newest
       from invitations where owner_id = $1 group by candidate_id`,
      [receiver.user.id],
    );
    expect(people).toEqual(all.map(() => ({ invited: 3, newest: 1 })));
  });

  race('marking again, and retention of the same answers and results', async () => {
    const assessmentId = await anAssessment();
    const first = await marked(await several(3, assessmentId));
    await afterDays(40);
    const second = await marked(await several(3, assessmentId));
    await afterDays(31);
    const third = await marked(await several(3, assessmentId));
    await keepFor({ answers: 30, results: 60 });
    const all = [...first, ...second, ...third];
    await Promise.all([
      retain(),
      remark(assessmentId),
      decide(all.toReversed(), 'shortlist'),
      retain(),
      remark(assessmentId),
      decide(all, 'offer'),
    ]);
    const found = await standingOf(assessmentId);
    const kept = [...second, ...third].map(({ attemptId }) => attemptId).toSorted();
    expect(found.map(({ attemptId }) => attemptId)).toEqual(kept);
    const whole = new Set(third.map(({ attemptId }) => attemptId));
    const again = found.filter(({ attemptId }) => whole.has(attemptId));
    expect(again.map(({ byRule, byPerson }) => [byRule, byPerson])).toEqual(third.map(() => [0, 6]));
    const told = await app.dataSource.query<{ percentage: number | null }[]>(
      'select percentage from invitations where id = any($1::uuid[])',
      [first.map(({ invitationId }) => invitationId)],
    );
    expect(told.map(({ percentage }) => percentage)).toEqual([null, null, null]);
  });
});

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
