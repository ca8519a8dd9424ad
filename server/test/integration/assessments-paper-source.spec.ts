import { PaperSource } from '../../src/modules/assessments';
import { PaperQueries } from '../../src/modules/assessments/paper.queries';
import { Question, Questions } from '../../src/modules/questions';
import { readQuestion } from '../../src/modules/questions/question.policy';
import { TestQuestion } from '../../src/modules/test-library';
import { aUser, createTestApp } from '../kit';
import type { TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aQuestionDraft, questionDrafts } from '../kit/builders/questions';
import { aPublishedTest } from '../kit/builders/tests';

describe('the paper of an assessment', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  const owner = () => aUser(app.dataSource, app.clock);
  const textsOf = async (assessmentId: string) =>
    (await app.get(PaperSource).forAssessment(assessmentId)).questions.map(({ text }) => text);
  const asking = (...texts: string[]) => texts.map((text) => aQuestionDraft({ text }));

  it('asks the questions of the tests in the order of the tests, then its own', async () => {
    const hr = await owner();
    const first = await aPublishedTest(app, hr, { questions: asking('a1', 'a2') });
    const second = await aPublishedTest(app, hr, { questions: asking('b1', 'b2') });
    const testIds = [second.id, first.id];
    const { id } = await aPublishedAssessment(app, hr, { testIds, questions: asking('own 1', 'own 2') });
    expect(await textsOf(id)).toEqual(['b1', 'b2', 'a1', 'a2', 'own 1', 'own 2']);
  });

  it('asks a question that two tests share once, at its first place', async () => {
    const hr = await owner();
    const first = await aPublishedTest(app, hr, { questions: asking('shared') });
    const second = await aPublishedTest(app, hr, { questions: asking('b1') });
    const [place] = await app.dataSource.manager.findBy(TestQuestion, { testId: first.id });
    const shared = { testId: second.id, questionId: place?.questionId, position: 2 };
    await app.dataSource.manager.insert(TestQuestion, shared);
    const { id } = await anAssessment(app, hr, { testIds: [first.id, second.id] });
    expect(await textsOf(id)).toEqual(['shared', 'b1']);
    expect(await app.get(PaperSource).outline(id)).toMatchObject({ questionCount: 2, durationSeconds: 120 });
  });

  it('leaves out questions that are not active', async () => {
    const { id } = await aPublishedAssessment(app, await owner(), { questions: asking('in', 'out') });
    await app.dataSource.manager.update(Question, { text: 'out' }, { status: 'InActive' });
    expect(await textsOf(id)).toEqual(['in']);
  });

  it('keeps what is shown apart from what makes it right', async () => {
    const questions = Object.values(questionDrafts).map((draft) => draft());
    const { id } = await aPublishedAssessment(app, await owner(), { questions });
    const paper = await app.get(PaperSource).forAssessment(id);
    const choices = paper.questions[0]?.content.choices;
    expect(choices).toHaveLength(3);
    expect(paper.questions.map(({ answerKey }) => answerKey)).toEqual([
      { rightChoiceIds: [choices?.[0]?.id] },
      { truth: true },
      { acceptedAnswers: ['equity'] },
      { number: { value: '37.5', tolerance: '0' } },
      { rubric: 'Timing of income and cost.' },
    ]);
    expect(paper.questions.slice(1).map(({ content }) => content)).toEqual(Array(4).fill({}));
    expect(paper.questions[0]).toMatchObject({
      score: 5,
      durationSeconds: 60,
      difficulty: 'Medium',
      skill: 'Accounting',
    });
  });

  it('tells a sitting what it has to know, as plain JSON', async () => {
    const configuration = { passMark: 60, closesAt: new Date('2027-01-01T00:00:00Z') };
    const { id } = await aPublishedAssessment(app, await owner(), { configuration, language: 'ar' });
    const { settings } = await app.get(PaperSource).forAssessment(id);
    expect(JSON.parse(JSON.stringify(settings))).toEqual(settings);
    expect(settings).toMatchObject({ assessmentId: id, language: 'ar', status: 'Active' });
    expect(settings.configuration).toMatchObject({ passMark: 60, opensAt: null, closesAt: '2027-01-01T00:00:00.000Z' });
  });

  describe('that was read before', () => {
    const read = async (assessmentId: string) => {
      const { questionCount, durationSeconds } = await app.get(PaperSource).outline(assessmentId);
      return { texts: await textsOf(assessmentId), questionCount, durationSeconds };
    };

    it('is not read again while nothing of it changes', async () => {
      const { id } = await aPublishedAssessment(app, await owner(), { questions: asking('once', 'twice') });
      const before = await read(id);
      const asked = jest.spyOn(app.get(PaperQueries), 'pinsOf');
      expect(await read(id)).toEqual(before);
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
    });

    it.each<[string, (ids: { test: string; own: string[] }) => string, string[], number]>([
      [
        'a question',
        ({ own: [id] }) => `update questions set status = 'InActive' where id = '${id!}'`,
        ['t', 'o2'],
        120,
      ],
      ['the test', ({ test }) => `delete from test_questions where test_id = '${test}'`, ['o1', 'o2'], 120],
      [
        'the choice',
        ({ own: [id] }) => `delete from assessment_questions where question_id = '${id!}'`,
        ['t', 'o2'],
        120,
      ],
      ['the tests', ({ test }) => `delete from assessment_tests where test_id = '${test}'`, ['o1', 'o2'], 120],
      [
        'the order',
        ({ own: [id] }) => `update assessment_questions set position = 9 where question_id = '${id!}'`,
        ['t', 'o2', 'o1'],
        180,
      ],
    ])('is read anew after a change of %s', async (_what, change, texts, durationSeconds) => {
      const hr = await owner();
      const test = await aPublishedTest(app, hr, { questions: asking('t') });
      const { id } = await aPublishedAssessment(app, hr, { testIds: [test.id], questions: asking('o1', 'o2') });
      await read(id);
      const own = await app.dataSource.query<{ id: string }[]>(
        'select question_id as id from assessment_questions where assessment_id = $1 order by position',
        [id],
      );
      await app.dataSource.query(change({ test: test.id, own: own.map((question) => question.id) }));
      expect(await read(id)).toEqual({ texts, questionCount: texts.length, durationSeconds });
    });

    it('is asked in the newest version of its own questions', async () => {
      const hr = await owner();
      const { id } = await aPublishedAssessment(app, hr, { questions: asking('old') });
      await read(id);
      const [own] = await app.dataSource.query<{ id: string }[]>(
        'select question_id as id from assessment_questions where assessment_id = $1',
        [id],
      );
      const { manager } = app.dataSource;
      const question = await manager.findOneByOrFail(Question, { id: own!.id });
      const fields = readQuestion(aQuestionDraft({ text: 'new', durationSeconds: 90 }));
      await app.get(Questions).change(manager, question, fields, hr.id);
      expect(await read(id)).toEqual({ texts: ['new'], questionCount: 1, durationSeconds: 90 });
    });
  });
});
