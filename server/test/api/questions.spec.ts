import { randomUUID } from 'node:crypto';
import { createTestApp, inputOf, graphql } from '../kit';
import type { TestApp } from '../kit';
import { anImage } from '../kit/builders/files';
import { aQuestion, questionDrafts } from '../kit/builders/questions';
import { aPublishedTest } from '../kit/builders/tests';

const UPDATE = graphql(`
  mutation Questions_updateQuestion($input: UpdateQuestionInput!) {
    updateQuestion(input: $input) {
      question {
        id type text durationSeconds score difficulty skill isAdditional status
        ... on AudioQuestion { rubric }
        ... on DocumentQuestion { rubric }
        ... on DropdownQuestion { choices { id text isRight } }
        ... on FileUploadQuestion { rubric }
        ... on MatchingQuestion { choices { id text isRight } }
        ... on MultipleChoiceQuestion { allowsSeveral choices { id text isRight } }
        ... on NumberQuestion { number { value tolerance } }
        ... on OpenEndedQuestion { rubric }
        ... on QualifierQuestion { choices { id text isRight } }
        ... on RankingQuestion { choices { id text isRight } }
        ... on ShortAnswerQuestion { acceptedAnswers }
        ... on SlidesQuestion { rubric }
        ... on SpreadsheetQuestion { rubric }
        ... on TrueFalseQuestion { truth }
        ... on VideoQuestion { rubric }
        ... on XlcxQuestion { rubric }
      }
    }
  }
`);

const head = {
  text: 'Which of these are assets?',
  durationSeconds: 90,
  score: 7.5,
  difficulty: 'HARD',
  skill: 'Bookkeeping',
  isAdditional: true,
};
const changed = {
  type: 'MULTIPLE_CHOICE',
  ...head,
  allowsSeveral: true,
  choices: [
    { text: 'Cash', isRight: true },
    { text: 'Stock', isRight: true },
    { text: 'Loan', isRight: false },
  ],
};

describe('updateQuestion', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  const update = (id: string, question: { type: string; [field: string]: unknown } = changed) => ({
    input: { id, question: inputOf(question) },
  });

  it('works: replaces a question, also by one of another type', async () => {
    const hr = await app.as.hr();
    const { id } = await aQuestion(app, hr.user);
    const data = await hr.data(UPDATE, update(id));
    expect(data.updateQuestion.question).toMatchObject({
      ...changed,
      id,
      status: 'ACTIVE',
    });
  });

  it('works: choices that stay keep their ids', async () => {
    const hr = await app.as.hr();
    const question = await aQuestion(app, hr.user, questionDrafts.multipleChoice());
    const [first, second] = question.content.choices ?? [];
    const choices = [
      { id: second?.id, text: 'Rent paid in advance', isRight: false },
      { id: first?.id, text: 'Deferred income', isRight: true },
    ];
    const data = await hr.data(UPDATE, update(question.id, { ...changed, choices }));
    expect(data.updateQuestion.question).toMatchObject({ choices });
  });

  it('takes no picture of somebody else into a text, which would open it', async () => {
    const [hr, stranger, admin] = [await app.as.hr(), await app.as.hr(), await app.as.admin()];
    const { id } = await aQuestion(app, hr.user);
    const withImage = (fileId: string) =>
      update(id, { ...changed, textHtml: `<p>Look:</p><img data-file-id="${fileId}" alt="A chart">` });
    const refused = await hr.graphql(UPDATE, withImage((await anImage(stranger)).id));
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      params: { fields: [{ path: 'textHtml', rule: 'unknown-image' }] },
    });
    const own = withImage((await anImage(hr)).id);
    expect((await hr.graphql(UPDATE, own)).errors).toEqual([]);
    expect((await admin.graphql(UPDATE, own)).errors).toEqual([]);
    expect((await admin.graphql(UPDATE, withImage((await anImage(admin)).id))).errors).toEqual([]);
  });

  it.each([
    ['SHORT_ANSWER', { acceptedAnswers: ['equity', 'net assets'] }],
    ['NUMBER', { number: { value: '-12.5', tolerance: '0.5' } }],
    ['TRUE_FALSE', { truth: false }],
    ['OPEN_ENDED', { rubric: 'Names both sides.' }],
  ])('works: the key of a %s question comes back as it was given', async (type, key) => {
    const hr = await app.as.hr();
    const { id } = await aQuestion(app, hr.user);
    const data = await hr.data(UPDATE, update(id, { ...head, type, ...key }));
    expect(data.updateQuestion.question).toMatchObject({ ...head, type, ...key });
  });

  it('works: keeps of a formatted text what is allowed, and takes the plain text from it', async () => {
    const hr = await app.as.hr();
    const { id } = await aQuestion(app, hr.user);
    const { id: image } = await anImage(hr);
    const textHtml = `<p onclick="x()">Solve <span data-formula="x^2 = 4">x</span><script>alert(1)</script></p>
      <img data-file-id="${image}" src="https://evil.example/x.png" alt="A curve">`;
    const UPDATE_TEXT = graphql(`
      mutation Questions_updateText($input: UpdateQuestionInput!) {
        updateQuestion(input: $input) { question { text textHtml } }
      }
    `);
    const data = await hr.data(UPDATE_TEXT, update(id, { ...changed, text: 'ignored', textHtml }));
    expect(data.updateQuestion.question.text).toBe('Solve x^2 = 4\nA curve');
    expect(data.updateQuestion.question.textHtml).toContain('<span data-formula="x^2 = 4" dir="ltr"><math>');
    expect(data.updateQuestion.question.textHtml).toContain(
      `<img data-file-id="${image}" src="/api/v1/files/${image}" alt="A curve" />`,
    );
    expect(data.updateQuestion.question.textHtml).not.toMatch(/script|onclick|evil/);
    const again = await hr.data(
      UPDATE_TEXT,
      update(id, { ...changed, textHtml: data.updateQuestion.question.textHtml }),
    );
    expect(again.updateQuestion.question.textHtml).toBe(data.updateQuestion.question.textHtml);
  });

  it('works: for the admin whose HR user owns the question, and for the super-admin', async () => {
    const { id } = await aQuestion(app, (await app.as.hr()).user);
    await (await app.as.admin()).data(UPDATE, update(id));
    await (await app.as.superAdmin()).data(UPDATE, update(id));
  });

  it('refuses: nobody is signed in', async () => {
    const { id } = await aQuestion(app, (await app.as.hr()).user);
    expect((await app.as.nobody().graphql(UPDATE, update(id))).code).toBe('UNAUTHENTICATED');
  });

  it("refuses: another owner's question as if it were not there", async () => {
    const { id } = await aQuestion(app, (await app.as.admin()).user);
    for (const other of [await app.as.hr(), await app.as.admin()]) {
      const answers = [];
      for (const wanted of [id, randomUUID(), 'not-an-id']) answers.push(await other.graphql(UPDATE, update(wanted)));
      expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('QUESTION_NOT_FOUND'));
      expect(answers.map(({ errors }) => errors[0]?.extensions.params)).toEqual(Array(3).fill({}));
    }
  });

  it("refuses: a question of somebody else's published test, though everybody may read it", async () => {
    const test = await aPublishedTest(app, (await app.as.superAdmin()).user);
    const hr = await app.as.hr();
    const read = graphql(`query Questions_test($id: ID!) { test(id: $id) { questions { id } } }`);
    const data = await hr.data(read, { id: test.id });
    expect((await hr.graphql(UPDATE, update(data.test.questions[0]!.id))).code).toBe('QUESTION_NOT_FOUND');
  });

  it('refuses: bad input, with every field that needs another look', async () => {
    const hr = await app.as.hr();
    const { id } = await aQuestion(app, hr.user);
    const bad = {
      ...changed,
      text: ' ',
      durationSeconds: 3,
      choices: [
        { text: 'a', isRight: true },
        { text: '', isRight: false },
      ],
    };
    const { code, errors } = await hr.graphql(UPDATE, update(id, bad));
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions.params).toEqual({
      fields: [
        { path: 'text', rule: 'required' },
        { path: 'choices.1.text', rule: 'required' },
        { path: 'durationSeconds', rule: 'min', params: { min: 5 } },
      ],
    });
  });
});
