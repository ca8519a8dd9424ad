import { NamedQueries, UnitOfWork } from '../../src/platform/database';
import { BeginAttempt } from '../../src/modules/exam/candidate/start/begin-attempt';
import { createTestApp, race, inSteps } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { questionDrafts } from '../kit/builders/questions';

const questions = [
  questionDrafts.openEnded({ text: 'Why?', durationSeconds: 60 }),
  questionDrafts.openEnded({ text: 'How?', durationSeconds: 90 }),
];

describe('the beginning of an attempt', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => (hr = await app.as.hr()));
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  const rowsOf = async (attemptId: string) => {
    const read = (sql: string) => app.dataSource.query<unknown[]>(sql, [attemptId]);
    return {
      attempt: await read(
        `select state, language, settings - 'assessmentId' - 'title' as settings, extra_time_percent, question_count, position, page_seen_at,
           started_at, expires_at, check_at, next_snapshot_at, consent_version from attempts where id = $1`,
      ),
      questions: await read(
        `select position, type, text, text_html, content, answer_key, base_duration_seconds, duration_seconds, added_seconds, score,
           difficulty, skill, is_additional, language, translation from attempt_questions where attempt_id = $1 order by position`,
      ),
      ledger: await read(
        `select number, kind, at, q.position, seconds, percent, closed_by, note, actor_id from time_ledger l
           left join attempt_questions q on q.id = l.question_id where l.attempt_id = $1 order by number`,
      ),
      answers: await read(
        `select q.position, a.opened_at, a.closes_at, a.closed_at, a.visit, a.value, a.revision from answers a
           join attempt_questions q on q.id = a.question_id where a.attempt_id = $1`,
      ),
      invitation: await read(
        'select stage, enrolled_at from invitations i join attempts t on t.invitation_id = i.id where t.id = $1',
      ),
      events: await read(`select type from outbox_events where payload ->> 'attemptId' = $1`),
    };
  };
  const begun = async (attemptId: string) => (await rowsOf(attemptId)).ledger.length;

  it('takes three statements and no transaction around them', async () => {
    const { page } = await aSeat(app, hr.user, { questions });
    const transactions = jest.spyOn(app.get(UnitOfWork), 'run');
    const named = jest.spyOn(app.get(NamedQueries), 'query');
    await page.start();
    // In this process nobody has read that paper before.
    expect(inSteps(named.mock.calls)).toHaveLength(3);
    expect(transactions).not.toHaveBeenCalled();
  });

  it('answers what a reload shows', async () => {
    const { page } = await aSeat(app, hr.user, { questions });
    const started = await page.start();
    expect(started).toEqual(await page.resume());
  });

  it.each([0, 25])('writes with %d percent more time what is written under the lock', async (extraTimePercent) => {
    const seat = { questions, extraTimePercent };
    const [fast, slow] = [await aSeat(app, hr.user, seat), await aSeat(app, hr.user, seat)];
    const one = await fast.page.start();
    jest.spyOn(app.get(BeginAttempt), 'execute').mockResolvedValue(null);
    const other = await slow.page.start();
    expect(one.attemptId).not.toBe(other.attemptId);
    expect(await rowsOf(one.attemptId)).toEqual(await rowsOf(other.attemptId));
  });

  race('is one, whichever of three pages at once is first', async () => {
    const { page } = await aSeat(app, hr.user, { questions });
    const sittings = await Promise.all([page.start(), page.start(), page.start()]);
    const ids = new Set(sittings.map(({ attemptId }) => attemptId));
    expect(ids.size).toBe(1);
    expect(await begun([...ids][0]!)).toBe(3);
  });

  race('has the extra time that is given at the same moment', async () => {
    const seats = [];
    for (let count = 0; count < 6; count += 1) seats.push(await aSeat(app, hr.user, { questions }));
    await Promise.all(
      seats.flatMap(({ page, invitation }) => [page.start(), staffControls(hr).setExtraTime(invitation.id, 50)]),
    );
    for (const { page } of seats) {
      const { question, serverNow } = await page.resume();
      expect(new Date(question!.closesAt).getTime() - new Date(serverNow).getTime()).toBe(90_000);
    }
  });
});
