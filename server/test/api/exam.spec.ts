import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp, TypedDocumentString } from '../kit';
import { aSeat, ExamPage } from '../kit/builders/attempts';
import { questionDrafts } from '../kit/builders/questions';

const candidateOperations = {
  examEntry: graphql(`query Exam_examEntry { examEntry { state } }`),
  startAttempt: graphql(`
    mutation Exam_startAttempt {
      startAttempt(input: { pageId: "x" }) { outcome { ... on ExamSitting { state } } }
    }
  `),
  resumeAttempt: graphql(`
    mutation Exam_resumeAttempt {
      resumeAttempt(input: { pageId: "x", takeOver: true }) { outcome { ... on ExamSitting { state } } }
    }
  `),
  saveAnswer: graphql(`
    mutation Exam_saveAnswer {
      saveAnswer(input: { pageId: "x", questionId: "x", revision: 1, value: { text: "" } }) {
        outcome { ... on SavedAnswer { revision } }
      }
    }
  `),
  nextQuestion: graphql(`
    mutation Exam_nextQuestion {
      nextQuestion(input: { pageId: "x", questionId: "x" }) { outcome { ... on ExamSitting { state } } }
    }
  `),
  goToQuestion: graphql(`
    mutation Exam_goToQuestion {
      goToQuestion(input: { pageId: "x", questionId: "x", visit: 1, position: 1 }) {
        outcome { ... on ExamSitting { state } }
      }
    }
  `),
  submitAttempt: graphql(`
    mutation Exam_submitAttempt {
      submitAttempt(input: { pageId: "x" }) { outcome { ... on ExamSitting { state } } }
    }
  `),
  examPulse: graphql(`mutation Exam_examPulse { examPulse(input: { pageId: "x" }) { state } }`),
};
const operations: [string, TypedDocumentString<unknown, Record<string, never>>][] = Object.entries(candidateOperations);

describe('the exam by its API', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  it('leads a candidate from the entry to the end', async () => {
    const questions = [questionDrafts.trueFalse(), questionDrafts.openEnded(), questionDrafts.number()];
    const { page } = await aSeat(app, hr.user, { questions });
    await page.start();
    await page.save({ truth: true });
    await page.next();
    await page.save({ text: 'Because income belongs to its period.' });
    await page.next();
    await page.save({ text: '37.5' });
    expect(await page.next()).toMatchObject({ state: 'SUBMITTED', question: null, answer: null, position: 3 });
  });

  it.each(operations)('%s refuses whoever has no exam link', async (_, document) => {
    expect((await app.as.nobody().graphql(document)).code).toBe('UNAUTHENTICATED');
  });

  it.each(operations)('%s refuses staff', async (_, document) => {
    expect((await hr.graphql(document)).code).toBe('UNAUTHENTICATED');
  });

  it.each(operations)('%s refuses a token that was tampered with', async (_, document) => {
    const { examToken } = await aSeat(app, hr.user);
    const forged = examToken.slice(0, 20) + (examToken[20] === 'A' ? 'B' : 'A') + examToken.slice(21);
    expect((await app.as.candidate(forged).graphql(document)).code).toBe('UNAUTHENTICATED');
    expect((await app.as.candidate('').graphql(document)).code).toBe('UNAUTHENTICATED');
  });

  it.each(operations.slice(1))('%s refuses ids that are none', async (_, document) => {
    const { examToken, page } = await aSeat(app, hr.user);
    await page.start();
    expect((await app.as.candidate(examToken).graphql(document)).code).toBe('INVALID_INPUT');
  });

  it('does not let a candidate near what is for staff', async () => {
    const { examToken } = await aSeat(app, hr.user);
    const candidate = app.as.candidate(examToken);
    expect((await candidate.graphql(graphql(`query Exam_liveAttempts { liveAttempts { totalCount } }`))).code).toBe(
      'UNAUTHENTICATED',
    );
    const result = graphql(`query Exam_assessment { assessment(id: "x") { result(candidateId: "x") { score } } }`);
    expect((await candidate.graphql(result)).code).toBe('UNAUTHENTICATED');
  });

  it('never sends a right answer, a rubric or a key to a candidate', async () => {
    const secret = {
      rubric: 'RUBRIC-f3a9: look for matching',
      accepted: 'ACCEPTED-51c7',
      number: '918273.6451',
      tolerance: '0.0717',
    };
    const questions = [
      questionDrafts.multipleChoice(),
      questionDrafts.trueFalse({ truth: true }),
      questionDrafts.shortAnswer({ acceptedAnswers: [secret.accepted] }),
      questionDrafts.number({ number: { value: secret.number, tolerance: secret.tolerance } }),
      questionDrafts.openEnded({ rubric: secret.rubric }),
    ];
    const { examToken } = await aSeat(app, hr.user, { questions });
    const candidate = app.as.candidate(examToken);
    const request = jest.spyOn(candidate, 'request');
    const page = new ExamPage(candidate);
    await candidate.graphql(graphql(`query Exam_examEntry2 { examEntry { state description assessmentTitle } }`));
    await page.start();
    for (let position = 1; position <= questions.length; position += 1) {
      await page.save(position === 1 ? { choiceIds: ['x'] } : { text: 'mine' });
      await page.pulse();
      await page.resume();
      await page.next();
    }
    expect(page.shown?.state).toBe('SUBMITTED');
    const answers = await Promise.all(request.mock.results.map(({ value }) => value as Promise<{ body: string }>));
    expect(answers.length).toBeGreaterThan(20);
    const sent = answers.map(({ body }) => body).join('\n');
    expect(sent).toContain('Deferred income');
    for (const leak of [...Object.values(secret), 'isRight', 'rightChoiceIds', 'answerKey', '"truth":true', 'rubric']) {
      expect(sent).not.toContain(leak);
    }
  });
});
