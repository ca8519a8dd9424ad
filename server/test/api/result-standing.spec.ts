import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { questionDrafts } from '../kit/builders/questions';
import { setReportOptions } from '../kit/builders/results';

const query = graphql(`
  query ResultStanding_assessment($assessmentId: ID!, $candidateId: ID!) {
    assessment(id: $assessmentId) {
      result(candidateId: $candidateId) {
        percentage passMark language standardError isTooCloseToCall
        percentile { rank groupSize groupName language }
        inLanguage: percentile(inSameLanguage: true) { rank groupSize groupName language }
        questions {
          questionId
          mark { score derivation { rule floor rounding parts { label given expected verdict score } } }
        }
      }
    }
  }
`);

const TRUTHS = [1, 2, 3, 4].map((number) => questionDrafts.trueFalse({ text: `Statement ${number}`, score: 1 }));

/** How many of the four statements each candidate gets right. */
const RIGHT = [0, 1, 1, 2, 2, 3, 3, 3, 4];

describe('where a result stands', () => {
  let app: TestApp;
  let hr: SignedIn;
  let assessmentId: string;
  const candidates: string[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
    assessmentId = (await aPublishedAssessment(app, hr.user, { title: 'Ledger basics', questions: TRUTHS })).id;
    for (const right of RIGHT) candidates.push(await sit(right));
    await app.runJobs();
  });
  afterAll(() => app.close());

  async function sit(right: number): Promise<string> {
    const { examToken, candidate } = await anInvitation(app, hr.user, assessmentId);
    const page = aPage(app, examToken);
    await page.start();
    for (const [index, { truth }] of TRUTHS.entries()) {
      await page.save({ truth: index < right ? Boolean(truth) : !truth });
      await page.next();
    }
    return candidate.id;
  }

  const standingOf = async (candidateId: string | undefined) =>
    (await hr.data(query, { assessmentId, candidateId: candidateId! })).assessment.result;

  it('is not told among nine, nor is the error', async () => {
    const { percentile, standardError, isTooCloseToCall } = await standingOf(candidates[4]);
    expect({ percentile, standardError, isTooCloseToCall }).toEqual({
      percentile: null,
      standardError: null,
      isTooCloseToCall: false,
    });
  });

  it('names the group and its size from ten on, with one standard error', async () => {
    const last = await sit(2);
    await app.runJobs();
    const { percentile, standardError, isTooCloseToCall, passMark } = await standingOf(last);
    expect(percentile).toEqual({ rank: 45, groupSize: 10, groupName: 'Ledger basics', language: null });
    expect(standardError).toBeGreaterThan(0);
    expect(passMark).toBe(50);
    // 50 % is the pass mark itself: any error reaches below it.
    expect(isTooCloseToCall).toBe(true);
  });

  it('gives no error to a result that can still rise', async () => {
    const [first] = candidates;
    const set = (status: string) =>
      app.dataSource.query('update results set status = $2 where candidate_id = $1', [first, status]);
    const [before] = await app.dataSource.query<{ status: string }[]>(
      'select status from results where candidate_id = $1',
      [first],
    );
    expect(before).toBeDefined();
    expect((await standingOf(first)).standardError).toBeGreaterThan(0);
    await set('Under review');
    expect((await standingOf(first)).standardError).toBeNull();
    await set(before!.status);
  });

  it('can be told among those who sat in the same language, and says so', async () => {
    const [first] = candidates;
    await app.dataSource.query(`update attempts set language = 'ar' where candidate_id = $1`, [first]);
    expect(await standingOf(first)).toMatchObject({ language: 'AR', percentile: { groupSize: 10 }, inLanguage: null });
    for (const right of [1, 4]) candidates.push(await sit(right));
    await app.runJobs();
    const { language, percentile, inLanguage } = await standingOf(candidates.at(-1));
    expect({ language, percentile }).toMatchObject({ language: 'EN', percentile: { groupSize: 12, language: null } });
    expect(inLanguage).toEqual({ rank: 91, groupSize: 11, groupName: 'Ledger basics', language: 'EN' });
    await app.dataSource.query(`update attempts set language = 'en'`);
  });

  it('keeps with each mark how it came about', async () => {
    await setReportOptions(app, assessmentId, { showCorrectAnswers: true });
    const { questions } = await standingOf(candidates[0]);
    const truth = TRUTHS[0]?.truth;
    expect(questions[0]?.mark).toEqual({
      score: 0,
      derivation: {
        rule: 'ALL_OR_NOTHING',
        floor: 0,
        rounding: 0,
        parts: [{ label: null, given: String(!truth), expected: [String(truth)], verdict: 'WRONG', score: 0 }],
      },
    });
    const [stored] = await app.dataSource.query<{ derivation: object | null }[]>(
      'select derivation from marks where derivation is null limit 1',
    );
    expect(stored).toBeUndefined();
  });
});
