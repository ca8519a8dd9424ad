import { createTestApp, graphql } from '../kit';
import type { ResultOf, SignedIn, TestApp, TypedDocumentString } from '../kit';
import { anAssessment } from '../kit/builders/assessments';
import { aQuestionDraft } from '../kit/builders/questions';
import { aPublishedTest, aTest } from '../kit/builders/tests';

const FIELDS = graphql(`
  fragment TestsManage_fields on Test {
    id title jobRole description level language languages
    translation { title jobRole description }
    status isPublished isMine canEdit ownerName createdAt updatedAt questionCount usedByAssessments
    outdatedQuestionIds
    questions { id text version canEdit }
  }
`);
const CREATE = graphql(`
  mutation TestsManage_createTest($input: CreateTestInput!) {
    done: createTest(input: $input) { test { ...TestsManage_fields } }
  }
`);
const UPDATE = graphql(`
  mutation TestsManage_updateTest($input: UpdateTestInput!) {
    done: updateTest(input: $input) { test { ...TestsManage_fields } }
  }
`);
const STATUS = graphql(`
  mutation TestsManage_changeTestStatus($input: ChangeTestStatusInput!) {
    done: changeTestStatus(input: $input) { test { ...TestsManage_fields } }
  }
`);
const PUBLISH = graphql(`
  mutation TestsManage_publishTest($input: TestIdInput!) {
    done: publishTest(input: $input) { test { ...TestsManage_fields } }
  }
`);
const WITHDRAW = graphql(`
  mutation TestsManage_withdrawTest($input: TestIdInput!) {
    done: withdrawTest(input: $input) { test { ...TestsManage_fields } }
  }
`);
const DUPLICATE = graphql(`
  mutation TestsManage_duplicateTest($input: TestIdInput!) {
    done: duplicateTest(input: $input) { test { ...TestsManage_fields } }
  }
`);
const DELETE = graphql(`
  mutation TestsManage_deleteTest($input: TestIdInput!) {
    deleteTest(input: $input) { testId }
  }
`);
const ONE = graphql(`query TestsManage_test($id: ID!) { test(id: $id) { ...TestsManage_fields } }`);
const LIST = graphql(`
  query TestsManage_tests($filter: TestFilter, $sort: TestSort, $direction: SortDirection) {
    tests(filter: $filter, sort: $sort, direction: $direction) {
      edges { node { title isMine canEdit ownerName } }
    }
  }
`);

type Shown = ResultOf<typeof FIELDS>;

const details = { title: 'Payroll basics', jobRole: 'Accountant', level: 'BEGINNER' as const, language: 'EN' as const };

let app: TestApp;
let hr: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
  admin = await app.as.admin();
});
afterAll(() => app.close());

const run = async <Input>(
  viewer: SignedIn,
  document: TypedDocumentString<{ done: { test: Shown } }, { input: Input }>,
  input: NoInfer<Input>,
) => (await viewer.data(document, { input })).done.test;
const refusal = async <Input>(
  viewer: SignedIn,
  document: TypedDocumentString<unknown, { input: Input }>,
  input: NoInfer<Input>,
) => (await viewer.graphql(document, { input })).code;

describe('createTest', () => {
  it('works: begins a private, active test of the viewer', async () => {
    const made = await run(hr, CREATE, { ...details, title: '  Payroll   basics ', description: ' Two\nlines ' });
    expect(made).toMatchObject({
      ...details,
      description: 'Two\nlines',
      status: 'ACTIVE',
      isPublished: false,
      isMine: true,
      canEdit: true,
      ownerName: hr.user.name,
      questionCount: 0,
      usedByAssessments: 0,
      languages: ['EN'],
      translation: null,
      outdatedQuestionIds: [],
      questions: [],
    });
    expect(await hr.data(ONE, { id: made.id })).toEqual({ test: made });
  });

  it('refuses: no title, and no job role, in that order', async () => {
    expect(await refusal(hr, CREATE, { ...details, title: ' ', jobRole: ' ' })).toBe('TEST_TITLE_REQUIRED');
    expect(await refusal(hr, CREATE, { ...details, jobRole: '\u200B' })).toBe('TEST_JOB_ROLE_REQUIRED');
  });

  it('refuses: texts that are too long', async () => {
    expect(await refusal(hr, CREATE, { ...details, title: 'x'.repeat(151) })).toBe('INVALID_INPUT');
  });
});

describe('updateTest', () => {
  it('works: says it in the other language, text by text, and takes it back', async () => {
    const { id } = await aTest(app, hr.user);
    const said = await run(hr, UPDATE, { id, translation: { title: ' أساسيات  الرواتب ', jobRole: 'محاسب' } });
    expect(said).toMatchObject({ translation: { title: 'أساسيات الرواتب', jobRole: 'محاسب', description: '' } });
    const copy = await run(hr, DUPLICATE, { id });
    expect(copy).toMatchObject({ translation: { title: expect.stringContaining('أساسيات الرواتب') as string } });
    const none = { title: '', jobRole: '', description: '' };
    expect(await run(hr, UPDATE, { id, translation: none })).toMatchObject({ translation: null });
    expect(await refusal(hr, UPDATE, { id, translation: { title: 'x'.repeat(151) } })).toBe('INVALID_INPUT');
  });

  it('works: changes what is given and nothing else', async () => {
    const { id } = await aTest(app, hr.user, { description: 'Before' });
    app.clock.advance(60);
    const after = await run(hr, UPDATE, { id, title: 'أساسيات الرواتب', language: 'AR', level: null });
    expect(after).toMatchObject({ title: 'أساسيات الرواتب', language: 'AR', level: 'BEGINNER', description: 'Before' });
    expect(after.updatedAt).toBe(app.clock.now().toISOString());
    expect(await run(hr, UPDATE, { id, description: null })).toMatchObject({ description: '' });
  });

  it('works: for the admin whose HR user owns it', async () => {
    const { id } = await aTest(app, hr.user);
    expect(await run(admin, UPDATE, { id, title: 'Better' })).toMatchObject({ isMine: false, canEdit: true });
  });

  it('refuses: to empty the title', async () => {
    const { id } = await aTest(app, hr.user);
    expect(await refusal(hr, UPDATE, { id, title: '' })).toBe('TEST_TITLE_REQUIRED');
  });

  it('refuses: a test that is published by somebody else, though everybody may read it', async () => {
    const { id } = await aPublishedTest(app, admin.user);
    expect(await hr.data(ONE, { id })).toMatchObject({ test: { canEdit: false, isMine: false } });
    expect(await refusal(hr, UPDATE, { id, title: 'Mine' })).toBe('TEST_NOT_FOUND');
    expect(await refusal(hr, STATUS, { id, status: 'INACTIVE' })).toBe('TEST_NOT_FOUND');
    expect(await refusal(hr, DELETE, { id })).toBe('TEST_NOT_FOUND');
  });
});

describe('publishTest, withdrawTest and changeTestStatus', () => {
  it("works: an admin publishes an HR user's test to all, and withdraws it", async () => {
    const [{ id }, other] = [await aTest(app, hr.user), await app.as.hr()];
    expect((await other.graphql(ONE, { id })).code).toBe('TEST_NOT_FOUND');
    expect(await run(admin, PUBLISH, { id })).toMatchObject({ isPublished: true });
    expect(await other.data(ONE, { id })).toMatchObject({ test: { isPublished: true } });
    expect(await run(admin, WITHDRAW, { id })).toMatchObject({ isPublished: false });
    expect((await other.graphql(ONE, { id })).code).toBe('TEST_NOT_FOUND');
  });

  it('works: an inactive test is offered to nobody else, and is back when it is active again', async () => {
    const [{ id }, other] = [await aPublishedTest(app, hr.user), await app.as.hr()];
    expect(await run(hr, STATUS, { id, status: 'INACTIVE' })).toMatchObject({ status: 'INACTIVE' });
    expect((await other.graphql(ONE, { id })).code).toBe('TEST_NOT_FOUND');
    await run(hr, STATUS, { id, status: 'ACTIVE' });
    expect(await other.data(ONE, { id })).toMatchObject({ test: { id } });
  });

  it('refuses: to publish a test that asks nothing', async () => {
    const { id } = await aTest(app, admin.user, { questions: [] });
    expect(await refusal(admin, PUBLISH, { id })).toBe('TEST_QUESTION_REQUIRED');
  });

  it('refuses: an HR user, even for an own test', async () => {
    const { id } = await aTest(app, hr.user);
    expect(await refusal(hr, PUBLISH, { id })).toBe('FORBIDDEN');
    expect(await refusal(hr, WITHDRAW, { id })).toBe('FORBIDDEN');
  });
});

describe('duplicateTest', () => {
  it('works: a private test of the viewer that asks the same', async () => {
    const questions = [aQuestionDraft({ text: 'one' }), aQuestionDraft({ text: 'two' })];
    const { id } = await aPublishedTest(app, admin.user, { questions });
    const copy = await run(hr, DUPLICATE, { id });
    expect(copy).toMatchObject({
      title: 'Bookkeeping basics (copy)',
      isPublished: false,
      isMine: true,
      questionCount: 2,
    });
    expect(copy.questions).toMatchObject([
      { text: 'one', canEdit: true },
      { text: 'two', canEdit: true },
    ]);
  });

  it('works: own questions are not doubled', async () => {
    const { id } = await aTest(app, hr.user);
    const { test } = await hr.data(ONE, { id });
    const copy = await run(hr, DUPLICATE, { id });
    expect(copy.id).not.toBe(id);
    expect(copy.questions.map((question) => question.id)).toEqual(test.questions.map((question) => question.id));
  });
});

describe('deleteTest', () => {
  it('works: the test goes, its questions stay in the bank', async () => {
    const { id } = await aTest(app, hr.user);
    const { test } = await hr.data(ONE, { id });
    expect(await hr.data(DELETE, { input: { id } })).toEqual({ deleteTest: { testId: id } });
    expect((await hr.graphql(ONE, { id })).code).toBe('TEST_NOT_FOUND');
    const bank = graphql(`query TestsManage_question($id: ID!) { question(id: $id) { usage { tests } } }`);
    expect(await hr.data(bank, { id: test.questions[0]!.id })).toEqual({ question: { usage: { tests: 0 } } });
  });

  it('refuses: a test that assessments have chosen, with how many', async () => {
    const { id } = await aPublishedTest(app, admin.user);
    await anAssessment(app, hr.user, { testIds: [id] });
    const { code, errors } = await admin.graphql(DELETE, { input: { id } });
    expect([code, errors[0]?.extensions.params]).toEqual(['TEST_IN_USE', { assessments: 1 }]);
    expect(await admin.data(ONE, { id })).toMatchObject({ test: { usedByAssessments: 1 } });
  });
});

describe('tests', () => {
  const titles = async (viewer: SignedIn, variables: object) => {
    const { tests } = await viewer.data(LIST, variables);
    return tests.edges.map(({ node }) => node.title);
  };

  it('works: filters by status, skill, publication and owner, and sorts', async () => {
    const [me, other] = [await app.as.hr(), await app.as.admin({ name: 'Amal Darwish' })];
    const asking = (skill: string) => ({ questions: [aQuestionDraft({ skill })] });
    await aTest(app, me.user, { title: 'filter b', ...asking('إدارة الوقت') });
    app.clock.advance(60);
    await aTest(app, me.user, { title: 'filter a', status: 'InActive', ...asking('Excel') });
    app.clock.advance(60);
    await aPublishedTest(app, other.user, { title: 'filter c', ...asking('EXCEL') });
    const found = (filter: object, rest: object = {}) =>
      titles(me, { filter: { search: 'filter', ...filter }, ...rest });
    expect(await found({ status: 'INACTIVE' })).toEqual(['filter a']);
    expect(await found({ skill: 'excel' })).toEqual(['filter a', 'filter c']);
    expect(await found({ skill: 'ادارة الوقت' })).toEqual(['filter b']);
    expect(await found({ isPublished: true })).toEqual(['filter c']);
    expect(await found({ isPublished: false })).toEqual(['filter a', 'filter b']);
    expect(await found({ isMine: true })).toEqual(['filter a', 'filter b']);
    expect(await found({ isMine: false })).toEqual(['filter c']);
    expect(await found({}, { sort: 'UPDATED_AT' })).toEqual(['filter c', 'filter a', 'filter b']);
    expect(await found({}, { sort: 'TITLE', direction: 'DESC' })).toEqual(['filter c', 'filter b', 'filter a']);
    const all = await me.data(LIST, { filter: { search: 'filter', isMine: false } });
    const node = { title: 'filter c', isMine: false, canEdit: false, ownerName: 'Amal Darwish' };
    expect(all).toEqual({ tests: { edges: [{ node }] } });
  });
});
