import { randomUUID } from 'node:crypto';
import { TestQuestion } from '../../src/modules/test-library';
import type { QuestionFilter, QuestionSort, SortDirection } from '../generated/graphql';
import { createTestApp, inputOf, graphql } from '../kit';
import type { ResultOf, SignedIn, TestApp, TypedDocumentString, VariablesOf } from '../kit';
import { anAssessment } from '../kit/builders/assessments';
import { aSeat } from '../kit/builders/attempts';
import { aQuestion, aQuestionDraft, questionDrafts } from '../kit/builders/questions';
import { aPublishedTest, aTest } from '../kit/builders/tests';

const FIELDS = graphql(`
  fragment QuestionBank_fields on Question {
    id type text skill difficulty score status version language ownerName canEdit createdAt updatedAt
    usage { tests assessments sittings }
  }
`);
const LIST = graphql(`
  query QuestionBank_questions(
    $filter: QuestionFilter
    $sort: QuestionSort
    $direction: SortDirection
    $first: Int
    $after: String
  ) {
    questions(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { ...QuestionBank_fields } }
    }
  }
`);
const ONE = graphql(`query QuestionBank_question($id: ID!) { question(id: $id) { ...QuestionBank_fields } }`);
const CREATE = graphql(`
  mutation QuestionBank_createQuestion($input: CreateQuestionInput!) {
    done: createQuestion(input: $input) { question { ...QuestionBank_fields } }
  }
`);
const DUPLICATE = graphql(`
  mutation QuestionBank_duplicateQuestion($input: QuestionIdInput!) {
    done: duplicateQuestion(input: $input) { question { ...QuestionBank_fields } }
  }
`);
const STATUS = graphql(`
  mutation QuestionBank_changeQuestionStatus($input: ChangeQuestionStatusInput!) {
    done: changeQuestionStatus(input: $input) { question { ...QuestionBank_fields } statusBefore }
  }
`);
const DELETE = graphql(`
  mutation QuestionBank_deleteQuestion($input: QuestionIdInput!) {
    deleteQuestion(input: $input) { questionId }
  }
`);

const trueFalse = {
  type: 'TRUE_FALSE',
  text: 'A balance sheet balances.',
  truth: true,
  durationSeconds: 30,
  score: 2,
  difficulty: 'EASY',
  skill: 'Bookkeeping',
};

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr({ name: 'Huda Salem' });
});
afterAll(() => app.close());

const run = async <Input>(
  viewer: SignedIn,
  document: TypedDocumentString<{ done: { question: ResultOf<typeof FIELDS> } }, { input: Input }>,
  input: NoInfer<Input>,
) => (await viewer.data(document, { input })).done.question;
const texts = async (viewer: SignedIn, variables: VariablesOf<typeof LIST>) =>
  (await viewer.data(LIST, variables)).questions.edges.map(({ node }) => node.text);
const heldBy = async (testId: string) =>
  (await app.dataSource.manager.findBy(TestQuestion, { testId })).map(({ questionId }) => questionId);

describe('questions', () => {
  it('works: the bank of whoever asks, newest first', async () => {
    const [me, other] = [await app.as.hr(), await app.as.hr()];
    await aQuestion(app, me.user, { text: 'older' });
    app.clock.advance(60);
    await aQuestion(app, me.user, { text: 'newer' });
    await aQuestion(app, other.user, { text: "another's" });
    expect(await texts(me, {})).toEqual(['newer', 'older']);
    expect(await texts(await app.as.admin(), { filter: { search: 'older' } })).toEqual(['older']);
  });

  it('works: shows what a list needs', async () => {
    const me = await app.as.hr({ name: 'Samir Aziz' });
    const { id } = await aQuestion(app, me.user, { text: 'ما الأصول المتداولة؟', skill: 'المحاسبة' });
    const now = app.clock.now().toISOString();
    expect((await me.data(LIST)).questions.edges.map(({ node }) => node)).toEqual([
      {
        id,
        type: 'TRUE_FALSE',
        text: 'ما الأصول المتداولة؟',
        skill: 'المحاسبة',
        difficulty: 'MEDIUM',
        score: 5,
        status: 'ACTIVE',
        version: 1,
        language: 'AR',
        ownerName: 'Samir Aziz',
        canEdit: true,
        createdAt: now,
        updatedAt: now,
        usage: { tests: 0, assessments: 0, sittings: 0 },
      },
    ]);
  });

  it('works: finds words in both languages, however they are spelt', async () => {
    const me = await app.as.hr();
    await aQuestion(app, me.user, { text: 'ما معنى إدارة الخدمة؟', skill: 'القيادة' });
    await aQuestion(app, me.user, { text: 'What does 100% mean?', skill: 'Percentages' });
    const found = (search: string) => texts(me, { filter: { search } });
    expect(await found('اداره الخدمه')).toEqual(['ما معنى إدارة الخدمة؟']);
    expect(await found('القياده')).toEqual(['ما معنى إدارة الخدمة؟']);
    expect(await found('MEAN percent')).toEqual(['What does 100% mean?']);
    expect(await found('%')).toEqual(['What does 100% mean?']);
    expect(await found('mean إدارة')).toEqual([]);
  });

  it('works: filters by type, skill, difficulty, language and status', async () => {
    const me = await app.as.hr();
    await aQuestion(app, me.user, { text: 'one', skill: 'Excel', difficulty: 'Hard' });
    await aQuestion(app, me.user, questionDrafts.number({ text: 'two', skill: 'EXCEL' }));
    await aQuestion(app, me.user, questionDrafts.openEnded({ text: 'ثلاثة', skill: 'Excel basics' }));
    const inactive = await aQuestion(app, me.user, { text: 'four' });
    await run(me, STATUS, { id: inactive.id, status: 'INACTIVE' });
    const found = (filter: QuestionFilter) => texts(me, { filter, sort: 'TEXT' });
    expect(await found({ types: ['NUMBER', 'OPEN_ENDED'] })).toEqual(['two', 'ثلاثة']);
    expect(await found({ types: [] })).toHaveLength(4);
    expect(await found({ skill: ' excel ' })).toEqual(['one', 'two']);
    expect(await found({ difficulty: 'HARD' })).toEqual(['one']);
    expect(await found({ language: 'AR' })).toEqual(['ثلاثة']);
    expect(await found({ status: 'INACTIVE' })).toEqual(['four']);
  });

  it('works: tells the used from the unused', async () => {
    const me = await app.as.hr();
    await aTest(app, me.user, { questions: [aQuestionDraft({ text: 'in a test' })] });
    await anAssessment(app, me.user, { questions: [aQuestionDraft({ text: 'in an assessment' })] });
    await aQuestion(app, me.user, { text: 'nowhere' });
    expect(await texts(me, { filter: { isUnused: true } })).toEqual(['nowhere']);
    expect(await texts(me, { filter: { isUnused: false }, sort: 'TEXT' })).toEqual(['in a test', 'in an assessment']);
  });

  it('works: shared are those of tests that others published, in the published version', async () => {
    const [me, admin] = [await app.as.hr(), await app.as.admin()];
    const skill = `Shared ${randomUUID()}`;
    const { id } = await aPublishedTest(app, admin.user, { questions: [aQuestionDraft({ text: 'published', skill })] });
    await aTest(app, admin.user, { questions: [aQuestionDraft({ text: 'private', skill })] });
    await aPublishedTest(app, me.user, { questions: [aQuestionDraft({ text: 'own', skill })] });
    const [questionId = ''] = await heldBy(id);
    const update = graphql(`
      mutation QuestionBank_updateQuestion($input: UpdateQuestionInput!) {
        updateQuestion(input: $input) { question { version } }
      }
    `);
    await admin.data(update, {
      input: { id: questionId, question: inputOf({ ...trueFalse, skill, text: 'not published yet' }) },
    });
    expect(await texts(me, { filter: { skill, isShared: true } })).toEqual(['published']);
    expect(await texts(me, { filter: { skill } })).toEqual(['own']);
    expect(await me.data(ONE, { id: questionId })).toMatchObject({
      question: { text: 'published', version: 1, canEdit: false },
    });
    expect(await admin.data(ONE, { id: questionId })).toMatchObject({ question: { text: 'not published yet' } });
  });

  it.each<[QuestionSort, string[]]>([
    ['UPDATED_AT', ['c', 'b', 'a']],
    ['CREATED_AT', ['c', 'b', 'a']],
    ['TEXT', ['a', 'b', 'c']],
    ['SKILL', ['c', 'a', 'b']],
    ['SCORE', ['b', 'c', 'a']],
  ])('works: page by page by %s, in both directions', async (sort, order) => {
    const me = await app.as.hr();
    const given = { a: ['mid', 1.5], b: ['top', 40], c: ['low', 7.25] } as const;
    for (const [text, [skill, score]] of Object.entries(given)) {
      await aQuestion(app, me.user, { text, skill, score });
      app.clock.advance(60);
    }
    const paged = async (direction?: SortDirection) => {
      const [seen, pages] = [[] as string[], 3];
      let after: string | null | undefined;
      for (let page = 0; page < pages; page += 1) {
        const { questions } = await me.data(LIST, { sort, direction, first: 1, after });
        expect(questions.totalCount).toBe(3);
        seen.push(...questions.edges.map(({ node }) => node.text));
        after = questions.pageInfo.endCursor;
        expect(questions.pageInfo.hasNextPage).toBe(page < pages - 1);
      }
      return seen;
    };
    const isFirstUp = sort === 'TEXT' || sort === 'SKILL';
    expect(await paged()).toEqual(order);
    expect(await paged(isFirstUp ? 'DESC' : 'ASC')).toEqual([...order].reverse());
  });

  it.each([{ first: 101 }, { after: 'nonsense' }, { filter: { search: 'x'.repeat(201) } }])(
    'refuses: %j',
    async (variables) => {
      expect((await hr.graphql(LIST, variables)).code).toBe('INVALID_INPUT');
    },
  );
});

describe('question', () => {
  it('works: counts where it is used', async () => {
    const me = await app.as.hr();
    const { id: testId } = await aTest(app, me.user, { questions: [] });
    const { page, assessmentId } = await aSeat(app, me.user);
    await page.start();
    const [held] = await app.dataSource.query<{ id: string }[]>(
      'select question_id as id from assessment_questions where assessment_id = $1',
      [assessmentId],
    );
    const add = graphql(`
      mutation QuestionBank_addQuestionsToTest($input: TestQuestionsInput!) {
        addQuestionsToTest(input: $input) { test { id } }
      }
    `);
    await me.data(add, { input: { testId, questionIds: [held!.id] } });
    expect(await me.data(ONE, { id: held!.id })).toMatchObject({
      question: { usage: { tests: 1, assessments: 1, sittings: 1 } },
    });
  });

  it("refuses: somebody else's private question as if it were not there", async () => {
    const { id } = await aQuestion(app, (await app.as.admin()).user);
    for (const wanted of [id, randomUUID(), 'not-an-id']) {
      expect((await hr.graphql(ONE, { id: wanted })).code).toBe('QUESTION_NOT_FOUND');
    }
  });
});

describe('createQuestion', () => {
  it('works: begins in the bank of whoever writes it', async () => {
    expect(await run(hr, CREATE, { question: inputOf(trueFalse) })).toMatchObject({
      text: trueFalse.text,
      version: 1,
      status: 'ACTIVE',
      language: 'EN',
      ownerName: 'Huda Salem',
      usage: { tests: 0, assessments: 0, sittings: 0 },
    });
  });

  it('refuses: bad input at its field', async () => {
    const { code, errors } = await hr.graphql(CREATE, {
      input: { question: inputOf({ ...trueFalse, text: ' ', skill: ' ' }) },
    });
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions.params.fields).toContainEqual({ path: 'text', rule: 'required' });
  });
});

describe('duplicateQuestion', () => {
  it('works: a question of its own, that can be changed without the other', async () => {
    const first = await aQuestion(app, hr.user, { text: 'twice' });
    const copy = await run(hr, DUPLICATE, { id: first.id });
    expect(copy).toMatchObject({ text: 'twice', version: 1, canEdit: true });
    expect(copy.id).not.toBe(first.id);
  });

  it('works: of what somebody else published, for the one who asks', async () => {
    const { id } = await aPublishedTest(app, (await app.as.admin()).user, {});
    const [questionId = ''] = await heldBy(id);
    expect(await run(hr, DUPLICATE, { id: questionId })).toMatchObject({ ownerName: 'Huda Salem', canEdit: true });
  });

  it('refuses: of what is private to somebody else', async () => {
    const { id } = await aQuestion(app, (await app.as.hr()).user);
    expect((await hr.graphql(DUPLICATE, { input: { id } })).code).toBe('QUESTION_NOT_FOUND');
  });
});

describe('changeQuestionStatus', () => {
  it('works: an inactive question is not asked, and is again when it is active', async () => {
    const questions = [aQuestionDraft({ text: 'in' }), aQuestionDraft({ text: 'out' })];
    const { id: testId } = await aTest(app, hr.user, { questions });
    const [, id = ''] = await heldBy(testId);
    const count = async () => {
      const { test } = await hr.data(graphql(`query QuestionBank_test($id: ID!) { test(id: $id) { questionCount } }`), {
        id: testId,
      });
      return test.questionCount;
    };
    app.clock.advance(60);
    const off = await run(hr, STATUS, { id, status: 'INACTIVE' });
    expect(off).toMatchObject({ status: 'INACTIVE', version: 1, updatedAt: app.clock.now().toISOString() });
    expect(await count()).toBe(1);
    await run(hr, STATUS, { id, status: 'ACTIVE' });
    expect(await count()).toBe(2);
  });

  it('says how it stood until then, so that it can be taken back from those that were changed', async () => {
    const { id } = await aQuestion(app, hr.user);
    const before = async () => (await hr.data(STATUS, { input: { id, status: 'INACTIVE' } })).done.statusBefore;
    expect([await before(), await before()]).toEqual(['ACTIVE', 'INACTIVE']);
  });

  it("refuses: somebody else's question, though a published test shows it", async () => {
    const { id: testId } = await aPublishedTest(app, (await app.as.admin()).user, {});
    const [id = ''] = await heldBy(testId);
    expect((await hr.graphql(STATUS, { input: { id, status: 'INACTIVE' } })).code).toBe('QUESTION_NOT_FOUND');
    expect((await hr.graphql(DELETE, { input: { id } })).code).toBe('QUESTION_NOT_FOUND');
  });
});

describe('deleteQuestion', () => {
  it('works: an unused question goes for good, with its versions', async () => {
    const { id } = await aQuestion(app, hr.user);
    expect(await hr.data(DELETE, { input: { id } })).toEqual({ deleteQuestion: { questionId: id } });
    expect((await hr.graphql(ONE, { id })).code).toBe('QUESTION_NOT_FOUND');
    expect(await app.dataSource.query('select from question_versions where question_id = $1', [id])).toEqual([]);
  });

  it('refuses: one that is used, with where', async () => {
    const { id } = await aQuestion(app, hr.user);
    const test = await aTest(app, hr.user);
    const assessment = await anAssessment(app, hr.user);
    await hr.data(
      graphql(`
        mutation QuestionBank_addToTest($input: TestQuestionsInput!) {
          addQuestionsToTest(input: $input) { test { id } }
        }
      `),
      { input: { testId: test.id, questionIds: [id] } },
    );
    await hr.data(
      graphql(`
        mutation QuestionBank_addToAssessment($input: AddQuestionsFromBankInput!) {
          addQuestionsFromBank(input: $input) { assessment { id } }
        }
      `),
      { input: { assessmentId: assessment.id, questionIds: [id] } },
    );
    const { code, errors } = await hr.graphql(DELETE, { input: { id } });
    expect([code, errors[0]?.extensions.params]).toEqual(['QUESTION_IN_USE', { tests: 1, assessments: 1 }]);
  });

  it('works: what a sitting asked keeps nothing from being deleted, and stays on its paper', async () => {
    const { page, assessmentId } = await aSeat(app, hr.user, { questions: [aQuestionDraft({ text: 'sat' })] });
    const [held] = await app.dataSource.query<{ id: string }[]>(
      'select question_id as id from assessment_questions where assessment_id = $1',
      [assessmentId],
    );
    await page.start();
    await app.dataSource.query('delete from assessment_questions where assessment_id = $1', [assessmentId]);
    await hr.data(DELETE, { input: { id: held!.id } });
    expect((await page.resume()).question?.text).toBe('sat');
  });
});
