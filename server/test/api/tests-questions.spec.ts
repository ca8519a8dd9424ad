import { randomUUID } from 'node:crypto';
import { createTestApp, race, inputOf, graphql } from '../kit';
import type { ResultOf, SignedIn, TestApp, TypedDocumentString } from '../kit';
import { aQuestion, aQuestionDraft } from '../kit/builders/questions';
import { aPublishedTest, aTest } from '../kit/builders/tests';

const FIELDS = graphql(`
  fragment TestsQuestions_fields on Test {
    id questionCount updatedAt
    questions { id text version ownerName canEdit translationState }
  }
`);
const ADD = graphql(`
  mutation TestsQuestions_addTestQuestion($input: AddTestQuestionInput!) {
    done: addTestQuestion(input: $input) { questionId test { ...TestsQuestions_fields } }
  }
`);
const ADD_MANY = graphql(`
  mutation TestsQuestions_addQuestionsToTest($input: TestQuestionsInput!) {
    done: addQuestionsToTest(input: $input) { test { ...TestsQuestions_fields } }
  }
`);
const REMOVE = graphql(`
  mutation TestsQuestions_removeTestQuestion($input: RemoveTestQuestionInput!) {
    done: removeTestQuestion(input: $input) { test { ...TestsQuestions_fields } }
  }
`);
const REORDER = graphql(`
  mutation TestsQuestions_reorderTestQuestions($input: TestQuestionsInput!) {
    done: reorderTestQuestions(input: $input) { test { ...TestsQuestions_fields } }
  }
`);
const ONE = graphql(`query TestsQuestions_test($id: ID!) { test(id: $id) { ...TestsQuestions_fields } }`);

type Held = ResultOf<typeof FIELDS>;

const question = {
  type: 'TRUE_FALSE',
  text: 'Cash is an asset.',
  truth: true,
  durationSeconds: 30,
  score: 2,
  difficulty: 'EASY',
  skill: 'Bookkeeping',
};

let app: TestApp;
let hr: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr({ name: 'Huda Salem' });
  admin = await app.as.admin({ name: 'Amal Darwish' });
});
afterAll(() => app.close());

const asking = (...texts: string[]) => ({ questions: texts.map((text) => aQuestionDraft({ text })) });
const run = async <Input>(
  document: TypedDocumentString<{ done: { test: Held } }, { input: Input }>,
  input: NoInfer<Input>,
  viewer = hr,
) => (await viewer.data(document, { input })).done.test;
const refusal = async <Input>(
  document: TypedDocumentString<unknown, { input: Input }>,
  input: NoInfer<Input>,
  viewer = hr,
) => (await viewer.graphql(document, { input })).code;
const textsOf = ({ questions }: Held) => questions.map(({ text }) => text);
const show = async (id: string, viewer = hr) => (await viewer.data(ONE, { id })).test;
const idsOf = async (id: string, viewer = hr) => (await show(id, viewer)).questions.map((held) => held.id);

describe('addTestQuestion', () => {
  it('works: at the end, or at the place that is named', async () => {
    const { id: testId } = await aTest(app, hr.user, asking('one'));
    await run(ADD, { testId, question: inputOf({ ...question, text: 'last' }) });
    const after = await run(ADD, { testId, question: inputOf({ ...question, text: 'first' }), position: 1 });
    expect(textsOf(after)).toEqual(['first', 'one', 'last']);
  });

  it('works: a copy says in the other language what it was copied from says', async () => {
    const translation = { texts: [{ path: 'text', text: 'النقد أصل.' }] };
    const { id: copiedFromId } = await aQuestion(app, hr.user, { text: question.text, translation });
    const { id: testId } = await aTest(app, hr.user);
    const { questions } = await run(ADD, { testId, question: inputOf(question), copiedFromId });
    expect(questions.at(-1)).toMatchObject({ translationState: 'TRANSLATED' });
  });

  it('works: names the new question, also beside one that reads the same', async () => {
    const { id: testId } = await aTest(app, hr.user, asking('one'));
    const { done } = await hr.data(ADD, { input: { testId, question: inputOf(question) } });
    const { done: other } = await hr.data(ADD, { input: { testId, position: 1, question: inputOf(question) } });
    const [first, , last] = await idsOf(testId);
    expect([other.questionId, done.questionId]).toEqual([first, last]);
  });

  it('works: the question belongs to the owner of the test, whoever writes it', async () => {
    const { id: testId } = await aTest(app, hr.user, { questions: [] });
    const after = await run(ADD, { testId, question: inputOf(question) }, admin);
    expect(after.questions).toMatchObject([{ ownerName: 'Huda Salem', version: 1 }]);
  });

  it('refuses: bad input, and adds nothing', async () => {
    const { id: testId } = await aTest(app, hr.user, { questions: [] });
    expect(await refusal(ADD, { testId, question: inputOf({ ...question, skill: '' }) })).toBe('INVALID_INPUT');
    expect(await refusal(ADD, { testId, question: inputOf(question), position: 0 })).toBe('INVALID_INPUT');
    expect(await idsOf(testId)).toEqual([]);
  });

  race('works: two people at once lose no question', async () => {
    const { id: testId } = await aTest(app, hr.user, { questions: [] });
    const texts = Array.from({ length: 6 }, (_, n) => `question ${n}`);
    await Promise.all(
      texts.map((text, n) => run(ADD, { testId, question: inputOf({ ...question, text }) }, n % 2 ? hr : admin)),
    );
    expect(textsOf(await show(testId)).sort()).toEqual(texts);
  });
});

describe('addQuestionsToTest', () => {
  it("works: own questions themselves, a published one of somebody else's as a copy", async () => {
    const { id: testId } = await aTest(app, hr.user, asking('held'));
    const own = await aQuestion(app, hr.user, { text: 'own' });
    const [shared = ''] = await idsOf((await aPublishedTest(app, admin.user, asking('shared'))).id);
    const [held = ''] = await idsOf(testId);
    const after = await run(ADD_MANY, { testId, questionIds: [own.id, held, shared, own.id] });
    expect(textsOf(after)).toEqual(['held', 'own', 'shared']);
    expect(after.questions).toMatchObject([{}, { id: own.id }, { ownerName: 'Huda Salem', canEdit: true, version: 1 }]);
    expect(after.questions[2]?.id).not.toBe(shared);
    expect(textsOf(await run(ADD_MANY, { testId, questionIds: [shared] }))).toEqual(['held', 'own', 'shared']);
  });

  it('refuses: a private question of somebody else, and adds nothing', async () => {
    const { id: testId } = await aTest(app, hr.user, { questions: [] });
    const own = await aQuestion(app, hr.user);
    const theirs = await aQuestion(app, admin.user);
    for (const other of [theirs.id, randomUUID(), 'not-an-id']) {
      expect(await refusal(ADD_MANY, { testId, questionIds: [own.id, other] })).toBe('QUESTION_NOT_FOUND');
    }
    expect(await idsOf(testId)).toEqual([]);
  });

  it('refuses: more than a test can hold', async () => {
    const { id: testId } = await aTest(app, hr.user, { questions: [] });
    const questionIds = Array.from({ length: 201 }, () => randomUUID());
    expect(await refusal(ADD_MANY, { testId, questionIds })).toBe('INVALID_INPUT');
  });

  race('works or refuses, but never fails, when the question is deleted at the same moment', async () => {
    const remove = graphql(`
      mutation TestsQuestions_deleteQuestion($input: QuestionIdInput!) {
        deleteQuestion(input: $input) { questionId }
      }
    `);
    for (let round = 0; round < 5; round += 1) {
      const { id: testId } = await aTest(app, hr.user, { questions: [] });
      const { id } = await aQuestion(app, hr.user);
      const [added, deleted] = await Promise.all([
        hr.graphql(ADD_MANY, { input: { testId, questionIds: [id] } }),
        hr.graphql(remove, { input: { id } }),
      ]);
      const codes = [added.code, deleted.code];
      expect([
        ['QUESTION_NOT_FOUND', undefined],
        [undefined, 'QUESTION_IN_USE'],
      ]).toContainEqual(codes);
    }
  });
});

describe('removeTestQuestion', () => {
  it('works: takes it out and closes the gap; the bank keeps it', async () => {
    const { id: testId } = await aTest(app, hr.user, asking('one', 'two', 'three'));
    const [, questionId = ''] = await idsOf(testId);
    expect(textsOf(await run(REMOVE, { testId, questionId }))).toEqual(['one', 'three']);
    const bank = graphql(`query TestsQuestions_question($id: ID!) { question(id: $id) { text usage { tests } } }`);
    expect(await hr.data(bank, { id: questionId })).toEqual({ question: { text: 'two', usage: { tests: 0 } } });
  });

  it('refuses: a question that it does not hold', async () => {
    const { id: testId } = await aTest(app, hr.user);
    for (const questionId of [(await aQuestion(app, hr.user)).id, 'not-an-id']) {
      expect(await refusal(REMOVE, { testId, questionId })).toBe('QUESTION_NOT_FOUND');
    }
  });

  it('refuses: the last question of a published test', async () => {
    const { id: testId } = await aPublishedTest(app, hr.user, asking('only one'));
    const [questionId = ''] = await idsOf(testId);
    expect(await refusal(REMOVE, { testId, questionId })).toBe('TEST_QUESTION_REQUIRED');
    expect(await idsOf(testId)).toEqual([questionId]);
  });
});

describe('reorderTestQuestions', () => {
  it('works: puts the questions in the order given', async () => {
    const { id: testId } = await aTest(app, hr.user, asking('one', 'two', 'three'));
    const [one = '', two = '', three = ''] = await idsOf(testId);
    expect(textsOf(await run(REORDER, { testId, questionIds: [three, one, two] }))).toEqual(['three', 'one', 'two']);
  });

  it('refuses: an order of other questions than it has', async () => {
    const { id: testId } = await aTest(app, hr.user, asking('one', 'two'));
    const [one = '', two = ''] = await idsOf(testId);
    for (const questionIds of [[one], [one, one], [one, two, randomUUID()], [one, 'not-an-id'], []]) {
      expect(await refusal(REORDER, { testId, questionIds })).toBe('TEST_QUESTIONS_CHANGED');
    }
    expect(await idsOf(testId)).toEqual([one, two]);
  });
});

it("refuses: every change of somebody else's published test", async () => {
  const { id: testId } = await aPublishedTest(app, admin.user, asking('one', 'two'));
  const [questionId = '', second = ''] = await idsOf(testId);
  expect(await refusal(ADD, { testId, question: inputOf(question) })).toBe('TEST_NOT_FOUND');
  expect(await refusal(ADD_MANY, { testId, questionIds: [(await aQuestion(app, hr.user)).id] })).toBe('TEST_NOT_FOUND');
  expect(await refusal(REMOVE, { testId, questionId })).toBe('TEST_NOT_FOUND');
  expect(await refusal(REORDER, { testId, questionIds: [second, questionId] })).toBe('TEST_NOT_FOUND');
  expect(await idsOf(testId)).toEqual([questionId, second]);
});
