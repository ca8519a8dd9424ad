import { randomUUID } from 'node:crypto';
import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { questionDrafts } from '../kit/builders/questions';
import { aMarkedAttempt, askForResult, resultOf, rightAnswer, setReportOptions } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';

const markAnswer = graphql(`
  mutation Results_markAnswer($input: MarkAnswerInput!) {
    markAnswer(input: $input) { outcome { ... on Result { percentage status } } }
  }
`);
const essay = { draft: questionDrafts.openEnded({ score: 5 }), answer: { text: 'Timing.' } };

describe('results by the API', () => {
  let app: TestApp;
  let hr: SignedIn;
  let sat: SatExam;
  let essayId: string;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
    sat = await aMarkedAttempt(app, hr.user, [rightAnswer(), essay]);
    await setReportOptions(app, sat.assessmentId, { showCorrectAnswers: true });
    essayId = (await resultOf(hr, sat)).questions[1]!.id;
  });
  afterAll(() => app.close());

  const mark = (client: ApiClient, input: object = {}) =>
    client.graphql(markAnswer, { input: { questionId: essayId, score: 3, ...input } });

  it('shows staff the whole result, keys included', async () => {
    const result = await resultOf(hr, sat);
    expect(result).toMatchObject({
      attempt: { id: sat.attemptId },
      candidate: { email: sat.candidate.email },
      assessment: { title: 'Senior Accountant, Gulf' },
      percentage: 50,
      status: 'UNDER_REVIEW',
      band: null,
    });
    expect(result.questions[1]).toMatchObject({
      rubric: 'Timing of income and cost.',
      answer: { value: { text: 'Timing.' } },
    });
  });

  it('shows it to the admin and the super-admin above, and marks for them', async () => {
    for (const viewer of [await app.as.admin(), await app.as.superAdmin()]) {
      expect((await askForResult(viewer, sat)).code).toBeUndefined();
      expect((await mark(viewer)).data).toEqual({ markAnswer: { outcome: { percentage: 80, status: 'PASSED' } } });
    }
  });

  it('answers somebody else as if it did not exist', async () => {
    const otherHr = await app.as.hr();
    const foreign = await askForResult(otherHr, sat);
    const absent = await askForResult(otherHr, { assessmentId: randomUUID(), candidate: sat.candidate });
    expect(foreign.errors).toEqual(absent.errors);
    expect(foreign.code).toBe('ASSESSMENT_NOT_FOUND');
    const absentQuestion = await mark(otherHr, { questionId: randomUUID() });
    expect((await mark(otherHr)).errors).toEqual(absentQuestion.errors);
    expect(absentQuestion.code).toBe('RESULT_QUESTION_NOT_FOUND');
  });

  it('refuses whoever is not signed in', async () => {
    expect((await askForResult(app.as.nobody(), sat)).code).toBe('UNAUTHENTICATED');
    expect((await mark(app.as.nobody())).code).toBe('UNAUTHENTICATED');
  });

  it.each([
    [-0.5, 'min'],
    [5.01, 'max'],
    [1.005, 'decimals'],
  ])('refuses a score of %d: %s', async (score, rule) => {
    const { code, errors } = await mark(hr, { score });
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions.params).toMatchObject({ fields: [{ path: 'score', rule }] });
  });

  it.each([0, 5, 4.35, 1.15, 0.07])('takes a score of %d as it is', async (score) => {
    expect((await mark(hr, { score })).code).toBeUndefined();
    expect((await resultOf(hr, sat)).questions[1]?.mark.score).toBe(score);
  });

  it('refuses feedback beyond its limit', async () => {
    expect((await mark(hr, { feedback: 'x'.repeat(2001) })).code).toBe('INVALID_INPUT');
  });

  it('finds nothing while the attempt goes on', async () => {
    const { page, assessmentId, candidate } = await aSeat(app, hr.user);
    await page.start();
    expect((await askForResult(hr, { assessmentId, candidate })).code).toBe('RESULT_NOT_FOUND');
    expect((await mark(hr, { questionId: page.questionId })).code).toBe('RESULT_QUESTION_NOT_FOUND');
  });

  it('stands as a summary on the invitation', async () => {
    const document = graphql(`
      query Results_assessment($id: ID!) {
        assessment(id: $id) {
          invitations { edges { node { result { score totalScore percentage status band { name } } } } }
        }
      }
    `);
    await mark(hr, { score: 4 });
    const data = await hr.data(document, { id: sat.assessmentId });
    const result = { score: 9, totalScore: 10, percentage: 90, status: 'PASSED', band: { name: 'Outstanding' } };
    expect(data).toEqual({ assessment: { invitations: { edges: [{ node: { result } }] } } });
  });
});
