import { call, inviteCandidates } from './api';
import { Rig, until } from './rig';
import { Writer } from './writer';
import { graphql } from '../kit/graphql';

const HOUR = 3_600;
const pulse = graphql(`
  mutation FaultsClock_examPulse($input: ExamPulseInput!) {
    examPulse(input: $input) { serverNow closesAt }
  }
`);

/** What is asked is told to a millisecond, and the database counts in microseconds. */
const ROUNDING_MS = 2;
/** Half of the quickest of three round trips on one machine, with room to spare. */
const ERROR_MS = 250;

describe('two servers, one of which runs on a machine whose clock is an hour slow', () => {
  const right = new Rig();
  /** Leaves the looking for what is over to the other. */
  const slow = new Rig({ MIZAN_TEST_CLOCK_SHIFT_SECONDS: String(-HOUR), MIZAN_JOBS: 'apart' }, right);
  let candidates: Writer[];

  jest.setTimeout(1_800_000);
  beforeAll(async () => {
    await right.open();
    await slow.open();
    const tokens = await inviteCandidates(right.origin, right.admin, 2, 600);
    candidates = tokens.map((token, index) => new Writer([right, slow][index]?.origin ?? '', token));
    await Promise.all(candidates.map((candidate) => candidate.start()));
  });
  afterAll(async () => {
    await slow.close();
    await right.close();
  });

  const databaseNow = () =>
    right.inDatabase(async (dataSource) => {
      const [row] = await dataSource.query<[{ at: number }]>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
      );
      return row.at;
    });

  const pulseAt = async (origin: string, candidate: Writer) => {
    const headers = { 'x-exam-token': candidate.token };
    const input = { pageId: candidate.pageId };
    const { data } = await call(origin, headers, pulse, {
      input,
    });
    const { serverNow, closesAt } = data!.examPulse;
    return { now: Date.parse(serverNow), closesAt: Date.parse(closesAt!) };
  };

  it('tell every candidate the time of the database, whichever of them is asked', async () => {
    for (const candidate of candidates) {
      for (const { origin } of [right, slow]) {
        const before = await databaseNow();
        const { now } = await pulseAt(origin, candidate);
        const after = await databaseNow();
        expect(now).toBeGreaterThanOrEqual(before - ERROR_MS);
        expect(now).toBeLessThanOrEqual(after + ERROR_MS);
      }
    }
  });

  it('close a question at the same moment, wherever it was begun, and after the seconds that it has', async () => {
    for (const candidate of candidates) {
      const [here, there] = [await pulseAt(right.origin, candidate), await pulseAt(slow.origin, candidate)];
      expect(Math.abs(here.closesAt - there.closesAt)).toBeLessThanOrEqual(ROUNDING_MS);
      expect(here.closesAt - (await databaseNow())).toBeLessThanOrEqual(600_000);
      expect(here.closesAt - here.now).toBeGreaterThan(600_000 - 120_000);
    }
  });

  it('take a save on either, and neither hands in what the other has begun', async () => {
    for (const candidate of candidates) await candidate.save(1);
    const [token = ''] = await inviteCandidates(right.origin, right.admin, 1, 5);
    const brief = new Writer(right.origin, token);
    await brief.start();
    const statesOf = (ids: string[]) =>
      right.inDatabase((dataSource) =>
        dataSource.query<{ state: string; isLate: boolean }[]>(
          `select t.state, a.late_value is not null as "isLate" from attempts t join answers a on a.attempt_id = t.id
            where t.id = any($1)`,
          [ids],
        ),
      );
    const isOver = async () => (await statesOf([brief.attemptId]))[0]?.state !== 'in-progress';
    // What is over is looked for in the order of its end, so whatever the others were begun for has been looked at by then.
    await until('the exam of five seconds is handed in', isOver);
    expect(await statesOf(candidates.map(({ attemptId }) => attemptId))).toEqual(
      Array.from({ length: 2 }, () => ({ state: 'in-progress', isLate: false })),
    );
  });
});
