import { randomUUID } from 'node:crypto';
import { Answer, Attempt, AttemptQuestion } from '../../src/modules/exam';
import { createTestApp, graphql } from '../kit';
import type { InputOf, SignedIn, TestApp } from '../kit';
import { anAssessment } from '../kit/builders/assessments';
import { aQuestion, questionDrafts } from '../kit/builders/questions';

const paperDocument = graphql(`
  query ExamPreview_assessment($assessmentId: ID!) {
    assessment(id: $assessmentId) {
      paperPreview {
        seed
        entry {
          state assessmentTitle candidateFirstName questionCount totalSeconds needsCamera needsMicrophone
        }
        questions {
          id position type text
          ... on DropdownExamQuestion { choices { id text } }
          ... on MatchingExamQuestion { choices { id text } }
          ... on MultipleChoiceExamQuestion { choices { id text } }
          ... on QualifierExamQuestion { choices { id text } }
          ... on RankingExamQuestion { choices { id text } }
        }
      }
    }
  }
`);
const marksDocument = graphql(`
  query ExamPreview_previewMarks($input: PreviewMarksInput!) {
    previewMarks(input: $input) {
      score totalScore percentage status
      band { name }
      marks { questionId position score maxScore explanation { code params { name value } } }
    }
  }
`);

describe('sitting an exam as a preview', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr({ name: 'Layla Haddad' });
  });
  afterAll(() => app.close());

  const drafts = [questionDrafts.multipleChoice(), questionDrafts.trueFalse(), questionDrafts.openEnded()];
  const assessmentOf = (questions = drafts, configuration = {}) =>
    anAssessment(app, hr.user, { questions, configuration });
  const paperOf = async (assessmentId: string, viewer = hr) =>
    (await viewer.data(paperDocument, { assessmentId })).assessment.paperPreview;
  const marksOf = async (input: InputOf<typeof marksDocument>) =>
    (await hr.data(marksDocument, { input })).previewMarks;

  it('shows the whole paper of a draft, as its next candidate would receive it', async () => {
    const { id } = await assessmentOf();
    const { entry, questions } = await paperOf(id);
    expect(entry).toEqual({
      state: 'NOT_STARTED',
      assessmentTitle: 'Senior Accountant, Gulf',
      candidateFirstName: 'Layla',
      questionCount: 3,
      totalSeconds: 180,
      needsCamera: false,
      needsMicrophone: false,
    });
    expect(questions.map(({ type }) => type)).toEqual(['MULTIPLE_CHOICE', 'TRUE_FALSE', 'OPEN_ENDED']);
  });

  it('shuffles like a sitting does, each preview in its own way', async () => {
    const many = Array.from({ length: 12 }, (_, index) => questionDrafts.trueFalse({ text: `Is ${index} even?` }));
    const { id } = await assessmentOf(many, { shuffleQuestions: true });
    const orders = await Promise.all([paperOf(id), paperOf(id), paperOf(id)]);
    expect(new Set(orders.map(({ questions }) => questions.map((question) => question.id).join())).size).toBe(3);
    expect(orders[0].questions.map(({ position }) => position)).toEqual(many.map((_, index) => index + 1));
  });

  it('leaves nothing behind', async () => {
    const { id } = await assessmentOf();
    const count = () =>
      Promise.all([Attempt, AttemptQuestion, Answer].map((entity) => app.dataSource.manager.count(entity)));
    const before = await count();
    const { seed } = await paperOf(id);
    await marksOf({ assessmentId: id, seed, answers: [] });
    expect(await count()).toEqual(before);
  });

  it('marks by the rules that mark a candidate, and says why', async () => {
    const { id } = await assessmentOf();
    const { seed, questions } = await paperOf(id);
    const [choice, truth, essay] = questions;
    const right = (choice as { choices: { id: string; text: string }[] }).choices.find(
      ({ text }) => text === 'Deferred income',
    );
    const answers = [
      { questionId: choice!.id, value: { choiceIds: [right!.id] } },
      { questionId: truth!.id, value: { truth: false } },
      { questionId: essay!.id, value: { text: 'Because income belongs to its time.' } },
    ];
    const { marks, ...totals } = await marksOf({ assessmentId: id, seed, answers });
    expect(marks.map(({ score, explanation }) => [score, explanation.code])).toEqual([
      [5, 'RIGHT_CHOICE'],
      [0, 'WRONG_TRUTH'],
      [null, 'AWAITS_PERSON'],
    ]);
    expect(totals).toMatchObject({ score: 5, totalScore: 15, percentage: 33, status: 'UNDER_REVIEW', band: null });
  });

  it('gives nothing for what was left out', async () => {
    const { id } = await assessmentOf([questionDrafts.trueFalse()]);
    const { seed } = await paperOf(id);
    const marks = await marksOf({ assessmentId: id, seed, answers: [] });
    expect(marks).toMatchObject({ score: 0, totalScore: 5, status: 'FAILED' });
    expect(marks.marks[0]?.explanation.code).toBe('NO_ANSWER');
  });

  it('marks the questions that its pools drew for this very preview', async () => {
    for (let index = 0; index < 12; index++)
      await aQuestion(app, hr.user, { text: `Drawn ${index}?`, skill: 'Pooled' });
    const { id } = await assessmentOf([questionDrafts.trueFalse()]);
    const setPools = graphql(`
      mutation ExamPreview_setPools($input: SetPoolsInput!) {
        setPools(input: $input) { assessment { id } }
      }
    `);
    await hr.data(setPools, { input: { assessmentId: id, pools: [{ skill: 'Pooled', drawCount: 3 }] } });
    const { seed, questions } = await paperOf(id);
    const { marks } = await marksOf({ assessmentId: id, seed, answers: [] });
    expect(questions).toHaveLength(4);
    expect(marks.map(({ questionId }) => questionId)).toEqual(questions.map((question) => question.id));
  });

  it('is for those who see the assessment', async () => {
    const { id } = await assessmentOf();
    const other = await app.as.hr();
    const input = { assessmentId: id, seed: randomUUID(), answers: [] };
    expect((await other.graphql(paperDocument, { assessmentId: id })).code).toBe('ASSESSMENT_NOT_FOUND');
    expect((await other.graphql(marksDocument, { input })).code).toBe('ASSESSMENT_NOT_FOUND');
    const admin = await app.as.admin();
    expect((await paperOf(id, admin)).questions).toHaveLength(3);
  });

  it('refuses a seed that is none, and an answer that could not be saved', async () => {
    const { id } = await assessmentOf();
    const two = [{ questionId: randomUUID(), value: { truth: true, text: 'x' } }];
    const codeOf = async (input: object) => (await hr.rawRequest(marksDocument, { input })).code;
    expect(await codeOf({ assessmentId: id, seed: 'x', answers: [] })).toBe('INVALID_INPUT');
    expect(await codeOf({ assessmentId: id, seed: randomUUID(), answers: two })).toBe('BAD_USER_INPUT');
    const tooHigh = [{ questionId: randomUUID(), value: { rating: 11 } }];
    expect(await codeOf({ assessmentId: id, seed: randomUUID(), answers: tooHigh })).toBe('INVALID_INPUT');
  });
});
