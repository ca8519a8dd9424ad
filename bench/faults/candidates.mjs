import { randomUUID } from 'node:crypto';
import { Candidate } from '../stage/candidate.mjs';
import { graphql } from '../stage/graphql.mjs';
import { pause, until } from '../stage/stage.mjs';
import { GRACE_MS, judge } from '../stage/verdict.mjs';
import { expectThat, play, seat, untilSaved } from './play.mjs';

const HOUR = 3_600;
const MINUTES = 60_000;
const PAUSE_MS = 10_000;
const SAVES = 400;

const pauseAttempt = graphql(`
  mutation Faults_pauseAttempt($input: PauseAttemptInput!) { pauseAttempt(input: $input) { attempt { id } } }
`);
const continueAttempt = graphql(`
  mutation Faults_continueAttempt($input: ContinueAttemptInput!) { continueAttempt(input: $input) { attempt { id } } }
`);

export const candidateFaults = [
  {
    name: 'two tabs',
    run: () =>
      play({}, async (stage, staff) => {
        const [first] = await seat(stage, staff, { count: 1, durations: [HOUR] });
        await first.save(1);
        const second = new Candidate(first.origin, first.token);
        second.questionId = first.questionId;
        const { outcome: refused } = (await second.resume(false)).data?.resumeAttempt ?? {};
        const code = refused && 'code' in refused && refused.code;
        expectThat('the second page is told that another one holds the exam', code === 'PAGE_TAKEN');
        const { outcome: taken } = (await second.resume(true)).data?.resumeAttempt ?? {};
        expectThat('it may take over', taken && 'answerRevision' in taken && taken.answerRevision === 1);
        const [late, counted] = await Promise.all([first.save(2), second.save(3)]);
        expectThat('what the first still sends is kept, not counted', late === undefined || late.isLate);
        expectThat('what the second sends counts', counted?.isLate === false);
        return {
          candidates: [first, second],
          seen: `the second page is answered ${code} until it takes over`,
        };
      }),
  },
  {
    name: 'double submit',
    run: () =>
      play({}, async (stage, staff) => {
        const candidates = await seat(stage, staff, { count: 12, durations: [HOUR] });
        await Promise.all(candidates.map((candidate) => candidate.save(1)));
        const answers = await Promise.all(
          candidates.flatMap((candidate) => Array.from({ length: 10 }, () => candidate.submit())),
        );
        expectThat(
          'each submit is answered alike',
          answers.every(({ data }) => data?.submitAttempt.outcome.state === 'SUBMITTED'),
        );
        await until('the results are there', async () => (await results(stage)) >= candidates.length);
        const [{ events }] = await stage.query(
          `select count(*)::int as events from time_ledger where kind = 'submitted'`,
        );
        expectThat(
          'each was submitted once',
          events === candidates.length && (await results(stage)) === candidates.length,
        );
        return { candidates, seen: '10 at once from each of 12, one result each' };
      }),
  },
  {
    name: 'a client clock two hours off',
    run: () =>
      play({}, async (stage, staff) => {
        const [behind] = await seat(stage, staff, { count: 1, durations: [20, HOUR] });
        // Everything that a page can say about the time is in the request's own date; the server reads none of it.
        const headers = { 'x-exam-token': behind.token, date: new Date(Date.now() - 120 * MINUTES).toUTCString() };
        await behind.save(1);
        const query = graphql(`
          mutation Faults_examPulse($input: ExamPulseInput!) {
            examPulse(input: $input) { serverNow closesAt }
          }
        `);
        const response = await fetch(`${stage.originOf()}/api/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables: { input: { pageId: behind.pageId } } }),
        });
        const { data } = /** @type {any} */ (await response.json());
        expectThat(
          'the countdown is the server’s',
          Math.abs(Date.parse(data.examPulse.serverNow) - Date.now()) < 2_000,
        );
        const id = behind.questionId;
        await until('the question is over', async () => (await closedAt(stage, id)) !== null);
        const late = await behind.save(2, id);
        expectThat('an answer after it is late, whatever the computer says', late?.isLate);
        return { candidates: [behind] };
      }),
  },
  {
    name: 'a pause by staff while people write',
    run: () =>
      play({}, async (stage, staff) => {
        const candidates = await seat(stage, staff, { count: 24, durations: [60, HOUR] });
        candidates.forEach((candidate) => candidate.write());
        await untilSaved(candidates, SAVES);
        const startedAt = performance.now();
        await ofEach(candidates, ({ attemptId }) =>
          staff.ask(pauseAttempt, { input: { attemptId, reasonCode: 'ENVIRONMENT_POWER_OUTAGE' } }),
        );
        await pause(PAUSE_MS);
        await ofEach(candidates, (candidate) => candidate.rest());
        const { lost, secondsGained } = await judge(stage, candidates);
        expectThat('in the pause nothing is lost, and nobody gains a second', lost === 0 && secondsGained === 0);
        await expectLate(candidates);
        await ofEach(candidates, ({ attemptId }) => staff.ask(continueAttempt, { input: { attemptId } }));
        const pausedMs = performance.now() - startedAt;
        candidates.forEach((candidate) => candidate.write());
        await untilSaved(candidates, SAVES);
        const open = () => stage.query('select from answers where closed_at is null');
        await until('the question is over', async () => (await open()).length === 0);
        await pause(GRACE_MS);
        await ofEach(candidates, (candidate) => candidate.rest());
        await expectLate(candidates);
        const [{ shortest, longest }] = await stage.query(
          `select min(ms) as shortest, max(ms) as longest
           from answers, lateral (select extract(epoch from closed_at - opened_at)::float8 * 1000 as ms) taken`,
        );
        const isAsLong = shortest >= 60_000 + PAUSE_MS && longest <= 60_000 + pausedMs;
        expectThat('the question took its time and the pause', isAsLong);
        return { candidates, seen: `${PAUSE_MS / 1000} s of it; what came in it after the allowance did not count` };
      }),
  },
  {
    name: 'a stranger’s page id',
    run: () =>
      play({}, async (stage, staff) => {
        const [candidate] = await seat(stage, staff, { count: 1, durations: [HOUR] });
        await candidate.save(2);
        const own = candidate.pageId;
        candidate.pageId = randomUUID();
        const saved = await candidate.save(3);
        candidate.pageId = own;
        expectThat('a page that does not hold the exam counts nothing', saved === undefined || saved.isLate);
        await candidate.save(4);
        return { candidates: [candidate] };
      }),
  },
];

function ofEach(candidates, act) {
  return Promise.all(candidates.map(act));
}

async function expectLate(candidates) {
  const saved = await ofEach(candidates, (candidate) => candidate.save((candidate.revision += 1)));
  expectThat(
    'what comes after the end and the allowance does not count',
    saved.every((each) => each?.isLate),
  );
}

async function results(stage) {
  const [{ count }] = await stage.query('select count(*)::int as count from results');
  return count;
}

async function closedAt(stage, questionId) {
  const [row] = await stage.query('select closed_at from answers where question_id = $1', [questionId]);
  return row.closed_at;
}
