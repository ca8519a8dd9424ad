import { PaperSource } from '../../src/modules/assessments';
import { Question } from '../../src/modules/questions';
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
});
