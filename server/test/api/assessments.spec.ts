import type { ActiveStatus } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp, TypedDocumentString } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aQuestionDraft } from '../kit/builders/questions';
import { aPublishedTest, aTest } from '../kit/builders/tests';

graphql(`
  fragment Assessments_fields on Assessment {
    id title jobRole description level language type welcomeVideoUrl status publishedAt createdAt updatedAt
    ownerName
    configuration {
      passMark opensAt closesAt showProgress shuffleQuestions shuffleChoices resultVisibility
    }
    reportOptions { showCandidateInformation showQuestions showCorrectAnswers }
    gradeBands { name min max color }
    questionCount durationSeconds totalScore
    tests { id title }
    ownQuestions { text }
  }
`);
const CREATE = graphql(`
  mutation Assessments_createAssessment($input: CreateAssessmentInput!) {
    createAssessment(input: $input) { assessment { ...Assessments_fields } }
  }
`);
const UPDATE = graphql(`
  mutation Assessments_updateAssessment($input: UpdateAssessmentInput!) {
    updateAssessment(input: $input) { assessment { ...Assessments_fields } }
  }
`);
const PUBLISH = graphql(`
  mutation Assessments_publishAssessment($id: ID!) {
    publishAssessment(input: { id: $id }) { assessment { id status publishedAt } }
  }
`);
const STATUS = graphql(`
  mutation Assessments_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {
    changeAssessmentStatus(input: $input) { assessment { status } }
  }
`);

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr({ name: 'Huda Salem' });
});
afterAll(() => app.close());

const update = async (id: string, changes: object) =>
  (await hr.data(UPDATE, { input: { id, ...changes } })).updateAssessment.assessment;
const problems = async <Input>(document: TypedDocumentString<unknown, { input: Input }>, input: NoInfer<Input>) => {
  const { code, errors } = await hr.graphql(document, { input });
  const found = errors[0]?.extensions.params.fields as { path: string; rule: string }[] | undefined;
  return { code, fields: found?.map(({ path, rule }) => `${path}: ${rule}`) };
};

describe('createAssessment', () => {
  it('works: begins a draft with the settings that every assessment starts with', async () => {
    const input = { title: ' Senior Accountant ', jobRole: 'Accountant' };
    const { createAssessment } = await hr.data(CREATE, { input });
    expect(createAssessment.assessment).toMatchObject({
      title: 'Senior Accountant',
      jobRole: 'Accountant',
      description: '',
      level: null,
      language: null,
      type: null,
      welcomeVideoUrl: null,
      status: 'INACTIVE',
      publishedAt: null,
      ownerName: 'Huda Salem',
      questionCount: 0,
      durationSeconds: 0,
      totalScore: 0,
      tests: [],
      ownQuestions: [],
      configuration: {
        passMark: 50,
        opensAt: null,
        closesAt: null,
        showProgress: true,
        shuffleQuestions: false,
        shuffleChoices: false,
        resultVisibility: 'NONE',
      },
      reportOptions: { showCandidateInformation: true, showQuestions: true, showCorrectAnswers: false },
    });
    expect(createAssessment.assessment).toHaveProperty('gradeBands.0', {
      name: 'Weak',
      min: 0,
      max: 39,
      color: '#C8423C',
    });
    expect(createAssessment.assessment).toHaveProperty('gradeBands.4', {
      name: 'Outstanding',
      min: 90,
      max: 100,
      color: '#1F7A6B',
    });
  });

  it('works: names its bands in its language', async () => {
    const input = {
      title: 'موظّف مركز اتصال',
      jobRole: 'خدمة العملاء',
      language: 'AR' as const,
      level: 'BEGINNER' as const,
      type: 'MIXED' as const,
    };
    const { createAssessment } = await hr.data(CREATE, { input });
    expect(createAssessment.assessment).toMatchObject(input);
    expect(createAssessment.assessment).toHaveProperty('gradeBands.0.name', 'ضعيف');
  });

  it('refuses: nobody is signed in', async () => {
    const input = { title: 'a', jobRole: 'b' };
    expect((await app.as.nobody().graphql(CREATE, { input })).code).toBe('UNAUTHENTICATED');
  });

  it.each([
    [{ title: ' ', jobRole: '' }, 'ASSESSMENT_TITLE_REQUIRED', 'Please add assessment title first.'],
    [{ title: 'a', jobRole: ' ' }, 'ASSESSMENT_JOB_ROLE_REQUIRED', 'Please add assessment job role first.'],
  ])('refuses: %j', async (input, code, message) => {
    const { errors } = await hr.graphql(CREATE, { input });
    expect(errors).toEqual([expect.objectContaining({ message, extensions: { code, params: {} } })]);
  });

  it('refuses: bad input, with every field that needs another look', async () => {
    const input = { title: 'x'.repeat(151), jobRole: 'a\0b', welcomeVideoUrl: 'nowhere' };
    expect(await problems(CREATE, input)).toEqual({
      code: 'INVALID_INPUT',
      fields: ['title: max-length', 'jobRole: characters', 'welcomeVideoUrl: url'],
    });
  });
});

describe('updateAssessment', () => {
  it('works: saves what is given and leaves the rest alone', async () => {
    const { id } = await anAssessment(app, hr.user, { description: 'For the Gulf.' });
    app.clock.advance(60);
    const after = await update(id, {
      title: 'Accountant',
      welcomeVideoUrl: 'https://example.com/welcome',
      description: null,
    });
    expect(after).toMatchObject({
      title: 'Accountant',
      jobRole: 'Senior Accountant',
      level: 'ADVANCED',
      description: '',
    });
    expect(after).toMatchObject({
      welcomeVideoUrl: 'https://example.com/welcome',
      updatedAt: app.clock.now().toISOString(),
    });
  });

  it('works: changes single settings of configuration and report', async () => {
    const { id } = await anAssessment(app, hr.user);
    const opensAt = '2027-01-01T08:00:00.000Z';
    await update(id, { configuration: { opensAt, passMark: 65, resultVisibility: 'SCORE' } });
    const after = await update(id, {
      configuration: { shuffleQuestions: true },
      reportOptions: { showQuestions: false },
    });
    expect(after).toMatchObject({
      configuration: { opensAt, passMark: 65, resultVisibility: 'SCORE', shuffleQuestions: true, closesAt: null },
      reportOptions: { showCandidateInformation: true, showQuestions: false, showCorrectAnswers: false },
    });
  });

  it('works: chooses tests in order, and changes the choice', async () => {
    const [own, published] = [await aTest(app, hr.user), await aPublishedTest(app, (await app.as.admin()).user)];
    const { id } = await anAssessment(app, hr.user);
    const chosen = async (testIds: string[]) =>
      ((await update(id, { testIds })).tests as { id: string }[]).map((test) => test.id);
    expect(await chosen([published.id, own.id, published.id])).toEqual([published.id, own.id]);
    expect(await chosen([own.id, published.id])).toEqual([own.id, published.id]);
    expect(await chosen([])).toEqual([]);
  });

  it('works: keeps a chosen test that was withdrawn meanwhile', async () => {
    const test = await aPublishedTest(app, (await app.as.admin()).user);
    const { id } = await anAssessment(app, hr.user, { testIds: [test.id] });
    await app.dataSource.query('update tests set published_at = null where id = $1', [test.id]);
    expect(await update(id, { testIds: [test.id] })).toMatchObject({ tests: [{ id: test.id }] });
  });

  it('works: keeps bands in order, and translates those that nobody touched', async () => {
    const { id } = await anAssessment(app, hr.user);
    expect(await update(id, { language: 'AR' })).toHaveProperty('gradeBands.2.name', 'جيد');
    const high = { name: 'Passed', min: 50, max: 100, color: '#1F7A6B' };
    const low = { name: 'Failed', min: 0, max: 49, color: '#C8423C' };
    expect((await update(id, { gradeBands: [high, low] })).gradeBands).toEqual([low, high]);
    expect((await update(id, { language: 'EN' })).gradeBands).toEqual([low, high]);
  });

  it('works: also after publishing', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    expect(await update(id, { title: 'Renamed' })).toMatchObject({ title: 'Renamed', status: 'ACTIVE' });
  });

  it.each([
    [{ title: '' }, 'ASSESSMENT_TITLE_REQUIRED'],
    [{ jobRole: null }, 'ASSESSMENT_JOB_ROLE_REQUIRED'],
  ])('refuses: %j', async (changes, code) => {
    const { id } = await anAssessment(app, hr.user);
    expect((await problems(UPDATE, { id, ...changes })).code).toBe(code);
  });

  it.each([
    [{ configuration: { passMark: 101 } }, 'configuration.passMark: max'],
    [
      { configuration: { opensAt: '2027-01-02T00:00:00Z', closesAt: '2027-01-01T00:00:00Z' } },
      'configuration.closesAt: after-opening',
    ],
    [{ gradeBands: [] }, 'gradeBands: required'],
    [{ gradeBands: [{ name: 'All', min: 0, max: 99, color: '#000000' }] }, 'gradeBands.0.max: gap'],
    [{ testIds: Array.from({ length: 31 }, (_, n) => `${n}`) }, 'testIds: max-items'],
  ])('refuses: %j', async (changes, field) => {
    const { id } = await anAssessment(app, hr.user);
    expect(await problems(UPDATE, { id, ...changes })).toEqual({ code: 'INVALID_INPUT', fields: [field] });
  });

  it.each([{ level: null }, { language: null }, { type: null }])(
    'refuses: %j once it is published',
    async (changes) => {
      const { id } = await aPublishedAssessment(app, hr.user);
      const [name] = Object.keys(changes);
      expect((await problems(UPDATE, { id, ...changes })).code).toBe(`ASSESSMENT_${name?.toUpperCase()}_REQUIRED`);
    },
  );

  it('refuses: to choose a test that the viewer cannot see, and saves nothing else either', async () => {
    const hidden = await aTest(app, (await app.as.hr()).user);
    const { id } = await anAssessment(app, hr.user, { title: 'Before' });
    for (const testId of [hidden.id, 'not-an-id']) {
      expect((await problems(UPDATE, { id, title: 'After', testIds: [testId] })).code).toBe('TEST_NOT_FOUND');
    }
    expect(await update(id, {})).toMatchObject({ title: 'Before', tests: [] });
  });
});

describe('publishAssessment', () => {
  it('works: opens a complete assessment to candidates', async () => {
    const { id } = await anAssessment(app, hr.user, { questions: [aQuestionDraft()] });
    const publishedAt = app.clock.now().toISOString();
    expect(await hr.data(PUBLISH, { id })).toEqual({
      publishAssessment: { assessment: { id, status: 'ACTIVE', publishedAt } },
    });
  });

  it('works: the questions of a chosen test are enough', async () => {
    const test = await aTest(app, hr.user);
    const { id } = await anAssessment(app, hr.user, { testIds: [test.id] });
    expect(await hr.data(PUBLISH, { id })).toMatchObject({ publishAssessment: { assessment: { status: 'ACTIVE' } } });
  });

  it.each([
    [{ level: null }, 'ASSESSMENT_LEVEL_REQUIRED', 'Please select level for assessment.'],
    [{ language: null }, 'ASSESSMENT_LANGUAGE_REQUIRED', 'Please select language for assessment.'],
    [{ type: null }, 'ASSESSMENT_TYPE_REQUIRED', 'Please select type for assessment.'],
    [{ questions: [] }, 'ASSESSMENT_QUESTION_REQUIRED', 'Please add at least 1 question.'],
  ])('refuses: %j', async (missing, code, message) => {
    const { id } = await anAssessment(app, hr.user, { questions: [aQuestionDraft()], ...missing });
    const { errors } = await hr.graphql(PUBLISH, { id });
    expect(errors).toEqual([expect.objectContaining({ message, extensions: { code, params: {} } })]);
    expect(await update(id, {})).toMatchObject({ status: 'INACTIVE', publishedAt: null });
  });
});

describe('changeAssessmentStatus', () => {
  const change = (id: string, status: ActiveStatus) => hr.graphql(STATUS, { input: { id, status } });

  it('works: closes a published assessment and opens it again', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    expect((await change(id, 'INACTIVE')).data).toEqual({
      changeAssessmentStatus: { assessment: { status: 'INACTIVE' } },
    });
    expect((await change(id, 'ACTIVE')).data).toEqual({ changeAssessmentStatus: { assessment: { status: 'ACTIVE' } } });
  });

  it('refuses: to open a draft', async () => {
    const { id } = await anAssessment(app, hr.user, { questions: [aQuestionDraft()] });
    expect((await change(id, 'ACTIVE')).code).toBe('ASSESSMENT_NOT_PUBLISHED');
  });

  it('refuses: to open what lost its last question while it was closed', async () => {
    const test = await aTest(app, hr.user);
    const { id } = await aPublishedAssessment(app, hr.user, { questions: [], testIds: [test.id] });
    await change(id, 'INACTIVE');
    await update(id, { testIds: [] });
    expect((await change(id, 'ACTIVE')).code).toBe('ASSESSMENT_QUESTION_REQUIRED');
  });
});
