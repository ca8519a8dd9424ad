import { randomUUID } from 'node:crypto';
import { TestQuestion } from '../../src/modules/test-library';
import { createTestApp, inputOf, graphql } from '../kit';
import type { ResultOf, SignedIn, TestApp, TypedDocumentString } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aQuestion, aQuestionDraft } from '../kit/builders/questions';
import { aPublishedTest } from '../kit/builders/tests';

const fields = graphql(`
  fragment AssessmentsOwnQuestions_fields on Assessment {
    id updatedAt questionCount durationSeconds totalScore
    ownQuestions {
      id text type translationState
      ... on DropdownQuestion { choices { text isRight } }
      ... on MatchingQuestion { choices { text isRight } }
      ... on MultipleChoiceQuestion { choices { text isRight } }
      ... on QualifierQuestion { choices { text isRight } }
      ... on RankingQuestion { choices { text isRight } }
    }
  }
`);
const ADD = graphql(`
  mutation AssessmentsOwnQuestions_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
    done: addAssessmentQuestion(input: $input) { questionId assessment { ...AssessmentsOwnQuestions_fields } }
  }
`);
const REMOVE = graphql(`
  mutation AssessmentsOwnQuestions_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {
    done: removeAssessmentQuestion(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }
  }
`);
const REORDER = graphql(`
  mutation AssessmentsOwnQuestions_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {
    done: reorderAssessmentQuestions(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }
  }
`);

type After = ResultOf<typeof fields>;

const question = {
  type: 'MULTIPLE_CHOICE',
  text: 'Which is even?',
  durationSeconds: 30,
  score: 2,
  difficulty: 'EASY',
  skill: 'Numbers',
  choices: [
    { text: '2', isRight: true },
    { text: '3', isRight: false },
  ],
};

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

const asking = (...texts: string[]) => ({ questions: texts.map((text) => aQuestionDraft({ text })) });
const run = async <Input>(
  document: TypedDocumentString<{ done: { assessment: After } }, { input: Input }>,
  input: NoInfer<Input>,
  viewer = hr,
) => (await viewer.data(document, { input })).done.assessment;
const textsOf = ({ ownQuestions }: After) => ownQuestions.map(({ text }) => text);
const idsOf = async (assessmentId: string) =>
  (
    await app.dataSource.query<{ id: string }[]>(
      'select question_id as id from assessment_questions where assessment_id = $1 order by position',
      [assessmentId],
    )
  ).map(({ id }) => id);

describe('addAssessmentQuestion', () => {
  it('works: adds at the end', async () => {
    const { id } = await anAssessment(app, hr.user, asking('one'));
    const after = await run(ADD, { assessmentId: id, question: inputOf(question) });
    expect(textsOf(after)).toEqual(['one', 'Which is even?']);
    expect(after).toMatchObject({ questionCount: 2, durationSeconds: 90, totalScore: 7 });
    expect(after.ownQuestions[1]).toMatchObject({ type: 'MULTIPLE_CHOICE', choices: question.choices });
  });

  it.each([
    [1, ['new', 'one', 'two']],
    [2, ['one', 'new', 'two']],
    [99, ['one', 'two', 'new']],
  ])('works: adds at place %d', async (position, texts) => {
    const { id } = await anAssessment(app, hr.user, asking('one', 'two'));
    expect(
      textsOf(await run(ADD, { assessmentId: id, position, question: inputOf({ ...question, text: 'new' }) })),
    ).toEqual(texts);
  });

  it('works: names the new question, also beside one that reads the same', async () => {
    const { id } = await anAssessment(app, hr.user, asking('one'));
    const { done } = await hr.data(ADD, { input: { assessmentId: id, question: inputOf(question) } });
    const { done: other } = await hr.data(ADD, {
      input: { assessmentId: id, position: 1, question: inputOf(question) },
    });
    const [first, , last] = await idsOf(id);
    expect([other.questionId, done.questionId]).toEqual([first, last]);
  });

  it('works: a copy says in the other language what it was copied from says, as far as it fits', async () => {
    const one = aQuestionDraft({ text: 'one', translation: { texts: [{ path: 'text', text: 'واحد' }] } });
    const { id } = await anAssessment(app, hr.user, { questions: [one] });
    const [copiedFromId] = await idsOf(id);
    const copy = (text: string) => {
      const typed = inputOf({ ...question, type: 'TRUE_FALSE', choices: undefined, truth: true, text });
      return run(ADD, { assessmentId: id, question: typed, copiedFromId });
    };
    await copy('one');
    const { ownQuestions } = await copy('one and only');
    expect(ownQuestions.map(({ translationState }) => translationState)).toEqual(['TRANSLATED', 'TRANSLATED', 'STALE']);
  });

  it('refuses: a copy of what the viewer may not read', async () => {
    const { id } = await anAssessment(app, hr.user);
    const { id: copiedFromId } = await aQuestion(app, (await app.as.hr()).user);
    const { code } = await hr.graphql(ADD, { input: { assessmentId: id, question: inputOf(question), copiedFromId } });
    expect(code).toBe('QUESTION_NOT_FOUND');
    expect(await idsOf(id)).toEqual([]);
  });

  it('works: sent again under its key, it is there once and named alike', async () => {
    const { id } = await anAssessment(app, hr.user);
    const send = () =>
      hr.request({
        method: 'POST',
        url: '/api/graphql',
        headers: { 'idempotency-key': `question:${id}` },
        payload: { query: ADD, variables: { input: { assessmentId: id, question: inputOf(question) } } },
      });
    const [first, again] = [await send(), await send()];
    const [questionId, ...others] = await idsOf(id);
    expect(others).toEqual([]);
    expect(first.json()).toMatchObject({ data: { done: { questionId } } });
    expect(again.json()).toEqual(first.json());
  });

  it('works: what an admin adds to an HR assessment belongs to the HR user', async () => {
    const { id } = await anAssessment(app, hr.user);
    await run(ADD, { assessmentId: id, question: inputOf(question) }, await app.as.admin());
    const [questionId] = await idsOf(id);
    const owners = await app.dataSource.query<object[]>('select owner_id from questions where id = $1', [questionId]);
    expect(owners).toEqual([{ owner_id: hr.user.id }]);
  });

  it('refuses: bad input at paths inside the question, and adds nothing', async () => {
    const { id } = await anAssessment(app, hr.user);
    const bad = {
      ...question,
      skill: '',
      choices: [
        { text: '2', isRight: false },
        { text: ' ', isRight: false },
      ],
    };
    const { code, errors } = await hr.graphql(ADD, { input: { assessmentId: id, question: inputOf(bad) } });
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions.params.fields).toEqual([
      { path: 'choices.1.text', rule: 'required' },
      { path: 'choices', rule: 'right-choice-required' },
      { path: 'skill', rule: 'required' },
    ]);
    expect(await idsOf(id)).toEqual([]);
  });

  it('refuses: a place before the first', async () => {
    const { id } = await anAssessment(app, hr.user);
    expect(
      (await hr.graphql(ADD, { input: { assessmentId: id, position: 0, question: inputOf(question) } })).code,
    ).toBe('INVALID_INPUT');
  });
});

describe('removeAssessmentQuestion', () => {
  it('works: takes the question out and closes the gap; the bank keeps it', async () => {
    const { id } = await anAssessment(app, hr.user, asking('one', 'two', 'three'));
    const [, second = ''] = await idsOf(id);
    expect(textsOf(await run(REMOVE, { assessmentId: id, questionId: second }))).toEqual(['one', 'three']);
    const bank = graphql(`
      query AssessmentsOwnQuestions_question($id: ID!) {
        question(id: $id) { text usage { assessments } }
      }
    `);
    expect(await hr.data(bank, { id: second })).toEqual({ question: { text: 'two', usage: { assessments: 0 } } });
  });

  it('refuses: a question that is not its own', async () => {
    const { id } = await anAssessment(app, hr.user, asking('one'));
    const other = await anAssessment(app, hr.user, asking('elsewhere'));
    for (const questionId of [...(await idsOf(other.id)), randomUUID(), 'not-an-id']) {
      const answer = await hr.graphql(REMOVE, { input: { assessmentId: id, questionId } });
      expect(answer.code).toBe('QUESTION_NOT_FOUND');
    }
  });

  it('refuses: the last question of a published assessment', async () => {
    const { id } = await aPublishedAssessment(app, hr.user, asking('only one'));
    const [questionId = ''] = await idsOf(id);
    const { code } = await hr.graphql(REMOVE, { input: { assessmentId: id, questionId } });
    expect(code).toBe('ASSESSMENT_QUESTION_REQUIRED');
    expect(await idsOf(id)).toEqual([questionId]);
  });
});

describe('addQuestionsFromBank', () => {
  const FROM_BANK = graphql(`
    mutation AssessmentsOwnQuestions_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {
      done: addQuestionsFromBank(input: $input) { assessment { ...AssessmentsOwnQuestions_fields } }
    }
  `);

  it('works: own questions themselves, at the end, each once', async () => {
    const { id } = await anAssessment(app, hr.user, asking('own'));
    const first = await aQuestion(app, hr.user, { text: 'first' });
    const second = await aQuestion(app, hr.user, { text: 'second' });
    const questionIds = [second.id, first.id, second.id.toUpperCase(), ...(await idsOf(id))];
    expect(textsOf(await run(FROM_BANK, { assessmentId: id, questionIds }))).toEqual(['own', 'second', 'first']);
    expect((await idsOf(id)).slice(1)).toEqual([second.id, first.id]);
  });

  it("works: somebody else's published question comes in as a copy, and only once", async () => {
    const { id } = await anAssessment(app, hr.user);
    const test = await aPublishedTest(app, (await app.as.admin()).user, asking('shared'));
    const [shared] = await app.dataSource.manager.findBy(TestQuestion, { testId: test.id });
    const input = { assessmentId: id, questionIds: [shared!.questionId] };
    await run(FROM_BANK, input);
    expect(textsOf(await run(FROM_BANK, input))).toEqual(['shared']);
    const [copy = ''] = await idsOf(id);
    expect(copy).not.toBe(shared!.questionId);
    const bank = graphql(`
      query AssessmentsOwnQuestions_question2($id: ID!) {
        question(id: $id) { canEdit version ownerName }
      }
    `);
    expect(await hr.data(bank, { id: copy })).toEqual({
      question: { canEdit: true, version: 1, ownerName: hr.user.name },
    });
  });

  it('refuses: a private question of somebody else, and adds nothing', async () => {
    const { id } = await anAssessment(app, hr.user);
    const mine = await aQuestion(app, hr.user);
    const theirs = await aQuestion(app, (await app.as.hr()).user);
    for (const other of [theirs.id, randomUUID(), 'not-an-id']) {
      const { code } = await hr.graphql(FROM_BANK, { input: { assessmentId: id, questionIds: [mine.id, other] } });
      expect(code).toBe('QUESTION_NOT_FOUND');
    }
    expect(await idsOf(id)).toEqual([]);
  });
});

describe('reorderAssessmentQuestions', () => {
  it('works: puts the questions in the order given', async () => {
    const { id } = await anAssessment(app, hr.user, asking('one', 'two', 'three'));
    const [one = '', two = '', three = ''] = await idsOf(id);
    expect(textsOf(await run(REORDER, { assessmentId: id, questionIds: [three, one, two] }))).toEqual([
      'three',
      'one',
      'two',
    ]);
  });

  it('refuses: an order of other questions than it has', async () => {
    const { id } = await anAssessment(app, hr.user, asking('one', 'two'));
    const [one = '', two = ''] = await idsOf(id);
    for (const questionIds of [[one], [one, one], [one, two, randomUUID()], [one, 'not-an-id'], []]) {
      const { code } = await hr.graphql(REORDER, { input: { assessmentId: id, questionIds } });
      expect(code).toBe('ASSESSMENT_QUESTIONS_CHANGED');
    }
    expect(await idsOf(id)).toEqual([one, two]);
  });
});
