import { ScoreAttempt } from '../../src/modules/grading/score/score-attempt';
import { Attempt } from '../../src/modules/exam';
import { UnitOfWork } from '../../src/platform/database';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { stored } from '../kit/builders/attempts';
import { questionDrafts } from '../kit/builders/questions';
import { aMarkedAttempt, resultOf, rightAnswer } from '../kit/builders/results';
import type { Asked, SatExam } from '../kit/builders/results';

const markAnswer = graphql(`
  mutation GradingByPerson_markAnswer($input: MarkAnswerInput!) {
    markAnswer(input: $input) { outcome { ... on Result { ...KitResults_result } } }
  }
`);

const essays = (): Asked[] => [
  rightAnswer(),
  { draft: questionDrafts.openEnded(), answer: { text: 'First essay' } },
  { draft: questionDrafts.openEnded({ text: 'Another' }), answer: { text: 'Second essay' } },
];

describe('marking by a person', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
    await stored.listener(app, hr.user.id);
  });
  afterAll(() => app.close());

  const mark = async (sat: SatExam, position: number, score: number, feedback?: string) => {
    const paper = await stored.paper(app, sat.attemptId);
    const input = { questionId: paper[position - 1]!.id, score, feedback };
    return (await hr.data(markAnswer, { input })).markAnswer.outcome;
  };

  it('ends the review with the last mark', async () => {
    const sat = await aMarkedAttempt(app, hr.user, essays());
    expect(await mark(sat, 2, 4.25, ' Well put. ')).toMatchObject({
      status: 'UNDER_REVIEW',
      score: 9.25,
      awaitingCount: 1,
    });
    const done = await mark(sat, 3, 0);
    expect(done).toMatchObject({ status: 'PASSED', score: 9.25, percentage: 61, awaitingCount: 0 });
    expect(done.questions[1]?.mark).toMatchObject({
      score: 4.25,
      origin: 'PERSON',
      explanation: { code: 'MARKED_BY_PERSON', params: [] },
      feedback: 'Well put.',
      markedByName: hr.user.name,
      markedAt: app.clock.now().toISOString(),
    });
    expect((await stored.attempt(app, sat.attemptId)).state).toBe('marked');
  });

  it('may be changed, and may overrule a rule', async () => {
    const sat = await aMarkedAttempt(app, hr.user, essays());
    await mark(sat, 2, 5);
    expect(await mark(sat, 2, 1)).toMatchObject({ score: 6 });
    expect(await mark(sat, 1, 2.5)).toMatchObject({ score: 3.5 });
  });

  it('survives a scoring by rule, which gives the same result again', async () => {
    const sat = await aMarkedAttempt(app, hr.user, essays());
    await mark(sat, 2, 3.33);
    const before = await mark(sat, 1, 1);
    await app.get(UnitOfWork).run(async (tx) => {
      const attempt = await tx.manager.findOneByOrFail(Attempt, { id: sat.attemptId });
      await app.get(ScoreAttempt).execute(tx, attempt, app.clock.now());
    });
    expect(await resultOf(hr, sat)).toEqual(before);
  });

  race('counts both of two marks given at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sat = await aMarkedAttempt(app, hr.user, essays());
      await Promise.all([mark(sat, 2, 2), mark(sat, 3, 3)]);
      expect(await resultOf(hr, sat)).toMatchObject({ score: 10, status: 'PASSED', awaitingCount: 0 });
    }
  });

  it('says so in the outbox each time', async () => {
    const sat = await aMarkedAttempt(app, hr.user, essays());
    await mark(sat, 2, 2);
    expect(await stored.eventCount(app, 'result.marked', sat.attemptId)).toBe(2);
  });
});
