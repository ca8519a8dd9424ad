import type { QueryRunner } from 'typeorm';
import { MarkSubmitted } from '../../src/modules/grading/score/mark-submitted';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { questionDrafts } from '../kit/builders/questions';

const hold = {
  candidates: 'select from candidates where id = $1 for update',
  users: 'select from users where id = $1 for update',
};
const free = {
  invitations: 'select from invitations where candidate_id = $1 for update nowait',
  attempts: 'select from attempts where candidate_id = $1 for update nowait',
};
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

  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`;
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
