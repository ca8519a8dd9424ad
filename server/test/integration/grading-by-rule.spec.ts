import { Attempt, AttemptSubmitted } from '../../src/modules/exam';
import { Result } from '../../src/modules/grading';
import { MarkSubmitted } from '../../src/modules/grading/score/mark-submitted';
import { Mark } from '../../src/modules/grading/score/mark.entity';
import { ScoreAttempt } from '../../src/modules/grading/score/score-attempt';
import { createTestApp, race } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat, stored } from '../kit/builders/attempts';
import type { ExamPage } from '../kit/builders/attempts';
import { questionDrafts } from '../kit/builders/questions';
import { aMarkedAttempt, aSubmittedAttempt, resultOf, rightAnswer, setReportOptions } from '../kit/builders/results';
import type { Asked } from '../kit/builders/results';

const choose = (text: string) => (page: ExamPage) => ({
  choiceIds: (page.shown?.question?.choices ?? []).filter((choice) => choice.text === text).map(({ id }) => id),
});

const ofEachType = (): Asked[] => [
  { draft: questionDrafts.multipleChoice({ score: 4 }), answer: choose('Deferred income') },
  { draft: questionDrafts.trueFalse({ score: 1 }), answer: { truth: false } },
  { draft: questionDrafts.shortAnswer({ score: 2 }), answer: { text: '  EQUITY ' } },
  { draft: questionDrafts.number({ score: 2.5 }), answer: { text: '٣٧٫٥' } },
];

describe('marking by rule', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
    await stored.listener(app, hr.user.id);
  });
  afterAll(() => app.close());

  const marksOf = (attemptId: string) =>
    app.dataSource.manager.find(Mark, { where: { attemptId }, order: { questionId: 'ASC' } });
  const resultsOf = (attemptId: string) => app.dataSource.manager.findBy(Result, { attemptId });
  const stateOf = async (attemptId: string) => (await stored.attempt(app, attemptId)).state;

  it('marks each type at once and adds up', async () => {
    const sat = await aMarkedAttempt(app, hr.user, ofEachType());
    await setReportOptions(app, sat.assessmentId, { showCorrectAnswers: true });
    const marked = await resultOf(hr, sat);
    expect(marked).toMatchObject({ score: 8.5, totalScore: 9.5, percentage: 89, status: 'PASSED', awaitingCount: 0 });
    expect(marked.band?.name).toBe('Strong');
    expect(marked.questions.map(({ mark }) => [mark.score, mark.maxScore, mark.origin, mark.explanation.code])).toEqual(
      [
        [4, 4, 'AUTOMATIC', 'RIGHT_CHOICE'],
        [0, 1, 'AUTOMATIC', 'WRONG_TRUTH'],
        [2, 2, 'AUTOMATIC', 'ACCEPTED_ANSWER'],
        [2.5, 2.5, 'AUTOMATIC', 'NUMBER_IN_RANGE'],
      ],
    );
    expect(await stateOf(sat.attemptId)).toBe('marked');
  });

  it('has no result before the marking', async () => {
    const sat = await aSubmittedAttempt(app, hr.user, [rightAnswer()]);
    expect(await resultsOf(sat.attemptId)).toEqual([]);
    expect(await stateOf(sat.attemptId)).toBe('submitted');
    await app.runJobs();
  });

  it('fails below the pass mark', async () => {
    const asked = [rightAnswer(), { draft: questionDrafts.trueFalse({ score: 6 }), answer: { truth: false } }];
    expect(await resultOf(hr, await aMarkedAttempt(app, hr.user, asked))).toMatchObject({
      percentage: 45,
      status: 'FAILED',
    });
  });

  it('waits for a person where there is something to read, and only there', async () => {
    const asked: Asked[] = [
      rightAnswer(),
      { draft: questionDrafts.openEnded(), answer: { text: 'Income belongs to the period that earned it.' } },
      { draft: questionDrafts.openEnded({ text: 'And deferrals?' }) },
    ];
    const sat = await aMarkedAttempt(app, hr.user, asked);
    const marked = await resultOf(hr, sat);
    expect(marked).toMatchObject({ status: 'UNDER_REVIEW', awaitingCount: 1, score: 5, totalScore: 15 });
    expect(marked.questions[1]?.mark).toMatchObject({
      score: null,
      origin: 'AWAITING',
      explanation: { code: 'AWAITS_PERSON' },
    });
    expect(marked.questions[2]?.mark).toMatchObject({
      score: 0,
      origin: 'AUTOMATIC',
      explanation: { code: 'NO_ANSWER' },
    });
    expect(await stateOf(sat.attemptId)).toBe('submitted');
  });

  it('does not count additional questions', async () => {
    const asked = [rightAnswer(), rightAnswer({ isAdditional: true, score: 100 })];
    expect(await resultOf(hr, await aMarkedAttempt(app, hr.user, asked))).toMatchObject({ score: 5, totalScore: 5 });
  });

  it('marks what counted, not what came late, and shows both', async () => {
    const sat = await aSubmittedAttempt(app, hr.user, [
      { draft: questionDrafts.shortAnswer(), answer: { text: 'liabilities' } },
    ]);
    const [answer] = await stored.answers(app, sat.attemptId);
    await sat.page.save({ text: 'equity' }, { questionId: answer!.questionId, revision: 2 });
    await app.runJobs();
    const [question] = (await resultOf(hr, sat)).questions;
    expect(question).toMatchObject({
      mark: { score: 0, explanation: { code: 'NOT_ACCEPTED', params: [{ name: 'read', value: 'liabilities' }] } },
      answer: { value: { text: 'liabilities' }, revision: 1 },
      lateAnswer: { value: { text: 'equity' }, revision: 2 },
    });
  });

  it('tells how long each question took and who closed it', async () => {
    const { page, ...seat } = await aSeat(app, hr.user, { questions: [rightAnswer().draft, rightAnswer().draft] });
    await page.start();
    app.clock.advance(20);
    await page.next();
    app.clock.advance(90);
    await page.next();
    await app.runJobs();
    expect(await resultOf(hr, seat)).toMatchObject({
      submittedBy: 'TIME',
      usedSeconds: 80,
      allottedSeconds: 120,
      questions: [
        { closedBy: 'CANDIDATE', usedSeconds: 20 },
        { closedBy: 'TIME', usedSeconds: 60 },
      ],
    });
  });

  it('packs from what it has at hand what the database would pack of it', async () => {
    const asked = [...ofEachType(), { draft: questionDrafts.openEnded() }];
    const sat = await aSubmittedAttempt(app, hr.user, asked);
    const underLock = jest.spyOn(app.get(ScoreAttempt), 'execute');
    await app.runJobs();
    expect(underLock).not.toHaveBeenCalled();
    const packed = () =>
      app.dataSource.query<unknown[]>('select * from result_items where result_id = $1', [sat.attemptId]);
    const before = await packed();
    await app.dataSource.query('select pack_result_items(array[$1::uuid])', [sat.attemptId]);
    expect(before).toEqual(await packed());
  });

  race('gives the same marks and the same result when it is told again', async () => {
    const sat = await aMarkedAttempt(app, hr.user, ofEachType());
    const before = [await marksOf(sat.attemptId), await resultsOf(sat.attemptId)];
    app.clock.advance(60);
    const again = () => app.get(MarkSubmitted).execute(new AttemptSubmitted({ attemptId: sat.attemptId }));
    await Promise.all([again(), again(), again()]);
    expect([await marksOf(sat.attemptId), await resultsOf(sat.attemptId)]).toEqual(before);
  });

  race('marks once when two workers hear of the submission at the same moment', async () => {
    const sat = await aSubmittedAttempt(app, hr.user, ofEachType());
    const mark = () => app.get(MarkSubmitted).execute(new AttemptSubmitted({ attemptId: sat.attemptId }));
    await Promise.all([mark(), mark(), mark()]);
    expect(await stored.eventCount(app, 'result.marked', sat.attemptId)).toBe(1);
    expect(await marksOf(sat.attemptId)).toHaveLength(4);
  });

  it('makes up for a submission of which nobody heard', async () => {
    const sat = await aSubmittedAttempt(app, hr.user, [rightAnswer()]);
    await app.dataSource.query('delete from graphile_worker._private_jobs');
    app.clock.advance(30);
    await app.get(MarkSubmitted).markForgotten();
    expect(await resultsOf(sat.attemptId)).toEqual([]);
    app.clock.advance(31);
    await app.get(MarkSubmitted).markForgotten();
    expect(await resultsOf(sat.attemptId)).toHaveLength(1);
  });

  it('leaves an attempt alone that nobody has submitted', async () => {
    const sat = await aSubmittedAttempt(app, hr.user, [rightAnswer()]);
    const running = { state: 'in-progress', submittedAt: null, submittedBy: null } as const;
    await app.dataSource.manager.update(Attempt, sat.attemptId, running);
    await app.runJobs();
    expect(await resultsOf(sat.attemptId)).toEqual([]);
  });
});
