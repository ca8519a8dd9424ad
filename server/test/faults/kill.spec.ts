import { inviteCandidates } from './api';
import { Rig, until } from './rig';
import { textOf, Writer } from './writer';

const CANDIDATES = 24;
const HOUR = 3_600;
const SHORTEST = 5;

interface StoredAnswer {
  questionId: string;
  revision: number;
  text: string;
}

describe('kill -9', () => {
  const rig = new Rig();
  let writers: Writer[];

  jest.setTimeout(1_800_000);
  beforeAll(async () => {
    await rig.open();
    const tokens = await inviteCandidates(rig.origin, rig.admin, CANDIDATES, HOUR);
    writers = tokens.map((token) => new Writer(rig.origin, token));
    await Promise.all(writers.map((writer) => writer.start()));
  });
  afterAll(() => rig.close());

  const acknowledgements = () => writers.reduce((sum, writer) => sum + writer.acknowledgements, 0);

  /** Until this many more saves were acknowledged. */
  const untilSaved = async (more: number) => {
    const goal = acknowledgements() + more;
    await until(`${more} more saves are acknowledged`, () => acknowledgements() >= goal);
  };

  const storedAnswers = () =>
    rig.inDatabase((dataSource) =>
      dataSource.query<StoredAnswer[]>(
        `select question_id as "questionId", revision, value ->> 'text' as text from answers`,
      ),
    );

  async function expectNothingLost(): Promise<void> {
    const stored = new Map((await storedAnswers()).map((answer) => [answer.questionId, answer]));
    for (const { questionId, acknowledged, broken } of writers) {
      const answer = stored.get(questionId);
      expect(broken).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
      expect(answer?.revision).toBeGreaterThanOrEqual(acknowledged);
      expect(answer?.text).toBe(textOf(answer?.revision ?? 0));
    }
  }

  it('of the server loses no acknowledged answer', async () => {
    writers.forEach((writer) => writer.write());
    for (let round = 0; round < 2; round += 1) {
      await untilSaved(400);
      await rig.killServer();
      await rig.startServer();
      await untilSaved(400);
    }
    await Promise.all(writers.map((writer) => writer.rest()));
    await expectNothingLost();
  });

  it('of PostgreSQL loses none either, and the server lives on and says so instead of "saved"', async () => {
    const pid = rig.serverPid;
    writers.forEach(({ refusals }) => refusals.clear());
    writers.forEach((writer) => writer.write());
    await untilSaved(400);
    rig.killPostgres();
    const away = acknowledgements();
    await until('every candidate was refused once', () => writers.every(({ refusals }) => refusals.size > 0));
    // What was acknowledged while it fell had been committed before.
    expect(acknowledgements() - away).toBeLessThanOrEqual(CANDIDATES * 4);
    await rig.startPostgres();
    await untilSaved(400);
    await Promise.all(writers.map((writer) => writer.rest()));
    expect(rig.serverPid).toBe(pid);
    const refusals = new Set(writers.flatMap((writer) => [...writer.refusals.keys()]));
    expect(refusals).toEqual(new Set(['503 SERVICE_UNAVAILABLE']));
    await expectNothingLost();
  });

  it('of the server closes a question at its own end, not at the restart', async () => {
    const [token] = await inviteCandidates(rig.origin, rig.admin, 1, SHORTEST);
    const candidate = new Writer(rig.origin, token ?? '');
    await candidate.start();
    await candidate.save(1);
    await rig.killServer();
    const closing = () =>
      rig.inDatabase((dataSource) =>
        dataSource.query<{ closesAt: Date; closedAt: Date | null; closedBy: string | null }[]>(
          'select closes_at as "closesAt", closed_at as "closedAt", closed_by as "closedBy" from answers where attempt_id = $1',
          [candidate.attemptId],
        ),
      );
    const [before] = await closing();
    await until('its time is long over', () => Date.now() > before!.closesAt.getTime() + 3_000);
    await rig.startServer();
    await until('the question is closed', async () => (await closing())[0]?.closedAt !== null);
    const [after] = await closing();
    expect(after).toEqual({ closesAt: before?.closesAt, closedAt: before?.closesAt, closedBy: 'time' });
  });
});
