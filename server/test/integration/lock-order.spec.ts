import type { QueryRunner } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { MarkSubmitted } from '../../src/modules/grading/score/mark-submitted';
import { NamedQueries } from '../../src/platform/database';
import { createTestApp, graphql, inSteps } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aSeat } from '../kit/builders/attempts';
import type { ExamPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { questionDrafts } from '../kit/builders/questions';

const ERASE = graphql(`
  mutation LockOrder_eraseCandidate($input: EraseCandidateInput!) { eraseCandidate(input: $input) { erasure { sha256 } } }
`);
const DELETE = graphql(`
  mutation LockOrder_deleteStaffUser($input: DeleteStaffUserInput!) { deleteStaffUser(input: $input) { staffUserId } }
`);

const hold = {
  candidates: 'select from candidates where id = $1 for update',
  users: 'select from users where id = $1 for update',
};
const free = {
  invitations: 'select from invitations where candidate_id = $1 for update nowait',
  attempts: 'select from attempts where candidate_id = $1 for update nowait',
};
const allWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const waiting = `${allWaiting} limit 1`;
const questions = () => [questionDrafts.openEnded({ text: 'Why?', durationSeconds: 60 })];

/**
 * Who comes to the people of an attempt while somebody deletes or erases them waits there with empty hands: what the other one takes next
 * is free, so neither ever waits for the other (docs/adr/0010-lock-order.md).
 */
describe('while a candidate is being erased or an owner deleted', () => {
  let app: TestApp;
  let hr: SignedIn;
  let other: QueryRunner;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    other = app.owner.createQueryRunner();
    await other.startTransaction();
  });
  afterEach(() => other.release());

  const untilSomebodyWaits = async () => {
    while ((await app.owner.query<unknown[]>(waiting)).length === 0);
  };
  it.each(['candidates', 'users'] as const)(
    'a start waits for the row among the %s before it takes the invitation',
    async (table) => {
      const { page, invitation } = await aSeat(app, hr.user, { questions: questions() });
      const id = table === 'users' ? invitation.ownerId : invitation.candidateId;
      await other.query(hold[table], [id]);
      const started = page.start();
      await untilSomebodyWaits();
      await other.query(free.invitations, [invitation.candidateId]);
      await other.commitTransaction();
      await expect(started).resolves.toMatchObject({ state: 'IN_PROGRESS' });
    },
  );

  it.each(['candidates', 'users'] as const)(
    'marking waits for the row among the %s before it takes the attempt',
    async (table) => {
      const { page, invitation } = await aSeat(app, hr.user, { questions: questions() });
      const { attemptId } = await page.start();
      await page.submit();
      const id = table === 'users' ? invitation.ownerId : invitation.candidateId;
      await other.query(hold[table], [id]);
      const marked = app.get(MarkSubmitted).execute({ payload: { attemptId } } as never);
      await untilSomebodyWaits();
      await other.query(free.attempts, [invitation.candidateId]);
      await other.commitTransaction();
      await marked;
    },
  );
});

/**
 * What candidates do in the same moment is written by one statement. It waits for the first row by id, whatever order their questions have:
 * who holds that one, as somebody who withdraws or marks them all does, is given the others too.
 */
describe('while somebody works on several attempts, and their candidates step together', () => {
  let app: TestApp;
  let hr: SignedIn;
  let other: QueryRunner;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    other = app.owner.createQueryRunner();
    await other.startTransaction();
  });
  afterEach(async () => {
    if (other.isTransactionActive) await other.rollbackTransaction();
    await other.release();
    jest.restoreAllMocks();
  });

  interface Begun {
    page: ExamPage;
    attempts: string;
    invitations: string;
    questionId: string;
  }
  const begin = async (): Promise<Begun> => {
    const { page, invitation } = await aSeat(app, hr.user, { questions: [...questions(), ...questions()] });
    const { attemptId, question } = await page.start();
    return { page, attempts: attemptId, invitations: invitation.id, questionId: question!.id };
  };
  /** Two whose rows of that table have the order that their open questions have not. */
  const crossed = async (table: 'attempts' | 'invitations'): Promise<[Begun, Begun]> => {
    const begun = [await begin()];
    for (;;) {
      const next = await begin();
      const isCrossed = (one: Begun) => one[table] < next[table] !== one.questionId < next.questionId;
      const partner = begun.find(isCrossed);
      if (partner) return partner[table] < next[table] ? [partner, next] : [next, partner];
      begun.push(next);
    }
  };
  const hold = {
    attempts: 'select from attempts where id = $1 for no key update nowait',
    invitations: 'select from invitations where id = $1 for no key update nowait',
  };

  it.each([
    ['attempts', 'next', 'IN_PROGRESS'],
    ['attempts', 'submit', 'SUBMITTED'],
    ['invitations', 'submit', 'SUBMITTED'],
  ] as const)('the %s wait in their order for those who press %s', async (table, press, state) => {
    const pair = await crossed(table);
    const [first, second] = pair;
    const statements = jest.spyOn(app.get(NamedQueries), 'query');
    await other.query(hold[table], [first[table]]);
    const pressed = Promise.all(pair.toReversed().map(({ page }) => page[press]()));
    while ((await app.owner.query<unknown[]>(waiting)).length === 0);
    await other.query(hold[table], [second[table]]);
    await other.commitTransaction();
    expect((await pressed).map((sitting) => sitting.state)).toEqual([state, state]);
    expect(inSteps(statements.mock.calls)).toHaveLength(2);
  });
});

/** Archives go with a candidate who is in them and with whoever made them, however PostgreSQL comes to their rows. */
describe('while somebody holds the first of several archives', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.as.superAdmin();
  });
  afterAll(() => app.close());

  /** Two in the order of their ids, written in the other one. */
  const twoArchives = async (assessmentId: string, createdBy: string) => {
    const [first, second] = [randomUUID(), randomUUID()].sort();
    const text = `insert into assessment_exports (id, assessment_id, created_by, parts, language, state, requested_at, touched_at, finished_at)
      values ($1, $2, $3, '{}', 'en', 'ready', now(), now(), now())`;
    for (const id of [second, first]) await app.owner.query(text, [id, assessmentId, createdBy]);
    return { first, second };
  };

  it.each(['an erasure', 'the deletion of their maker'])('%s waits for it with the others free', async (who) => {
    const hr = await app.as.hr();
    const { invitation } = await aSeat(app, hr.user, { questions: questions() });
    const maker = await app.as.hr();
    const { first, second } = await twoArchives(invitation.assessmentId, maker.user.id);
    const other = app.owner.createQueryRunner();
    await other.startTransaction();
    await other.query('select from assessment_exports where id = $1 for update', [first]);
    const input = { id: maker.user.id, records: 'DELETE' as const, confirmation: maker.user.email };
    const gone =
      who === 'an erasure'
        ? admin.graphql(ERASE, { input: { id: invitation.candidateId } })
        : admin.graphql(DELETE, { input });
    while ((await app.owner.query<unknown[]>(waiting)).length === 0);
    await other.query('select from assessment_exports where id = $1 for update nowait', [second]);
    await other.commitTransaction();
    await other.release();
    expect((await gone).errors).toEqual([]);
    expect(await app.owner.query('select from assessment_exports where id in ($1, $2)', [first, second])).toEqual([]);
  });
});

/** Who leaves hands over people whom the receiver knows, and who may be invited in the same moment. */
describe('while somebody hands over to one who invites the same people', () => {
  let app: TestApp;
  let admin: SignedIn;
  let hr: SignedIn;
  let receiver: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.as.superAdmin();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    hr = await app.as.hr();
    receiver = await app.as.hr();
  });

  /** To an assessment of one's own, after all who were invited before. */
  const invite = async ({ user }: SignedIn, email?: string) => {
    app.clock.advance(60);
    return anInvitation(app, user, (await aPublishedAssessment(app, user)).id, email ? { email } : {});
  };
  const untilWaiting = async (count: number) => {
    while ((await app.owner.query<unknown[]>(allWaiting)).length < count);
  };
  const newestOf = async ({ user }: SignedIn, email: string) =>
    app.owner.query<{ id: string; isNewest: boolean }[]>(
      `select i.id, i.is_newest as "isNewest" from invitations i join candidates c on c.id = i.candidate_id
       where c.owner_id = $1 and c.email = $2 order by i.invited_at`,
      [user.id, email],
    );
  const handOver = () =>
    admin.graphql(DELETE, { input: { id: hr.user.id, records: 'HAND_OVER', receiverId: receiver.user.id } });

  it('one invitation of each is the newest', async () => {
    const first = await invite(receiver);
    const moved = await invite(hr, first.candidate.email);
    const other = app.owner.createQueryRunner();
    await other.startTransaction();
    await other.query('select from invitations where id = $1 for update', [first.invitation.id]);
    const handedOver = handOver();
    await untilWaiting(1);
    const invited = invite(receiver, first.candidate.email);
    await untilWaiting(2);
    await other.commitTransaction();
    await other.release();
    const last = await invited;
    expect((await handedOver).errors).toEqual([]);
    expect(await newestOf(receiver, first.candidate.email)).toEqual([
      { id: first.invitation.id, isNewest: false },
      { id: moved.invitation.id, isNewest: false },
      { id: last.invitation.id, isNewest: true },
    ]);
  });

  it('somebody whom the receiver comes to know meanwhile is one person', async () => {
    const moved = await invite(hr);
    const { email } = moved.candidate;
    const other = app.owner.createQueryRunner();
    await other.startTransaction();
    await other.query(
      `insert into candidates (owner_id, first_name, last_name, email, created_at, updated_at)
       values ($1, 'Amal', 'Haddad', $2, $3, $3)`,
      [receiver.user.id, email, app.clock.now()],
    );
    const handedOver = handOver();
    await untilWaiting(1);
    await other.commitTransaction();
    await other.release();
    expect((await handedOver).errors).toEqual([]);
    expect(await newestOf(receiver, email)).toEqual([{ id: moved.invitation.id, isNewest: true }]);
    expect(await app.owner.query('select from candidates where email = $1', [email])).toHaveLength(1);
  });
});
