import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp, TypedDocumentString } from '../kit';
import { anAssessment } from '../kit/builders/assessments';
import { aQuestionDraft } from '../kit/builders/questions';
import { aPublishedTest, aTest } from '../kit/builders/tests';

const UPDATE = graphql(`
  mutation EditedByTwo_updateAssessment($input: UpdateAssessmentInput!) {
    updateAssessment(input: $input) { assessment { language tests { id } gradeBands { name min max color } } }
  }
`);
const SAID = graphql(`
  query EditedByTwo_translation($id: ID!) { assessment(id: $id) { translation { title jobRole bandNames } } }
`);
const REWORD = graphql(`
  mutation EditedByTwo_rewordMail($input: WordMailInput!) { rewordMail(input: $input) { wording { subject text } } }
`);
const RESET = graphql(`
  mutation EditedByTwo_resetMailWording($input: WhichMailInput!) {
    resetMailWording(input: $input) { wording { subject text } }
  }
`);
const WORDINGS = graphql(`
  query EditedByTwo_mailWordings($id: ID!) {
    assessment(id: $id) { mailWordings { kind language subject text isReworded } }
  }
`);
const SET_POOLS = graphql(`
  mutation EditedByTwo_setPools($input: SetPoolsInput!) {
    setPools(input: $input) { assessment { pools { id skill difficulty language drawCount } } }
  }
`);
const REORDER_OWN = graphql(`
  mutation EditedByTwo_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {
    reorderAssessmentQuestions(input: $input) { assessment { ownQuestions { id } } }
  }
`);
const REORDER_TEST = graphql(`
  mutation EditedByTwo_reorderTestQuestions($input: TestQuestionsInput!) {
    reorderTestQuestions(input: $input) { test { questions { id } } }
  }
`);
const ONE = graphql(`
  query EditedByTwo_assessment($id: ID!) {
    assessment(id: $id) {
      tests { id } gradeBands { name min max color } ownQuestions { id }
      pools { id skill difficulty language drawCount }
    }
  }
`);
const TEST = graphql(`query EditedByTwo_test($id: ID!) { test(id: $id) { questions { id } } }`);

let app: TestApp;
let hr: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
  admin = await app.as.admin();
});
afterAll(() => app.close());

const read = async (id: string) => (await hr.data(ONE, { id })).assessment;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const refusal = async <Input>(document: TypedDocumentString<unknown, { input: Input }>, input: NoInfer<Input>) => {
  const { code, errors } = await hr.graphql(document, { input });
  return { code, params: errors[0]?.extensions.params };
};
const meanwhile = (field: string) => ({ code: 'ASSESSMENT_CHANGED_MEANWHILE', params: { field } });
const three = { questions: ['one', 'two', 'three'].map((text) => aQuestionDraft({ text })) };

describe('tests that two choose at the same time', () => {
  it('refuses: the later list, which does not know of the earlier one', async () => {
    const { id } = await anAssessment(app, hr.user);
    const [mine, theirs] = [await aPublishedTest(app, hr.user), await aPublishedTest(app, hr.user)];
    await admin.data(UPDATE, { input: { id, testIds: [theirs.id], expectedTestIds: [] } });
    expect(await refusal(UPDATE, { id, title: 'Lost', testIds: [mine.id], expectedTestIds: [] })).toEqual(
      meanwhile('expectedTestIds'),
    );
    expect(idsOf((await read(id)).tests)).toEqual([theirs.id]);

    await hr.data(UPDATE, { input: { id, testIds: [theirs.id, mine.id], expectedTestIds: [theirs.id] } });
    expect(idsOf((await read(id)).tests)).toEqual([theirs.id, mine.id]);
  });

  it('works: asked for again after the answer was lost, and replaces whatever is stored where nothing is expected', async () => {
    const { id } = await anAssessment(app, hr.user);
    const [one, other] = [await aPublishedTest(app, hr.user), await aPublishedTest(app, hr.user)];
    const input = { id, testIds: [one.id], expectedTestIds: [] };
    await hr.data(UPDATE, { input });
    await hr.data(UPDATE, { input });
    await hr.data(UPDATE, { input: { id, testIds: [other.id] } });
    expect(idsOf((await read(id)).tests)).toEqual([other.id]);
  });

  race('lets one through of two who send at once', async () => {
    const { id } = await anAssessment(app, hr.user);
    const tests = await Promise.all([aPublishedTest(app, hr.user), aPublishedTest(app, hr.user)]);
    const codes = await Promise.all(
      tests.map(async (test) => (await refusal(UPDATE, { id, testIds: [test.id], expectedTestIds: [] })).code),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'ASSESSMENT_CHANGED_MEANWHILE')).toHaveLength(1);
  });
});

describe('grade bands that two change at the same time', () => {
  const halves = (low: string, high: string) => [
    { name: low, min: 0, max: 49, color: '#C8423C' },
    { name: high, min: 50, max: 100, color: '#1F7A6B' },
  ];

  it('refuses: the later ones, which do not know of the earlier ones', async () => {
    const { id } = await anAssessment(app, hr.user);
    const { gradeBands: expectedGradeBands } = await read(id);
    await admin.data(UPDATE, { input: { id, gradeBands: halves('No', 'Yes'), expectedGradeBands } });
    const input = { id, gradeBands: halves('Low', 'High'), expectedGradeBands };
    expect(await refusal(UPDATE, input)).toEqual(meanwhile('expectedGradeBands'));
    expect((await read(id)).gradeBands).toEqual(halves('No', 'Yes'));

    const after = { ...input, expectedGradeBands: halves('No', 'Yes') };
    await hr.data(UPDATE, { input: after });
    await hr.data(UPDATE, { input: after });
    expect((await read(id)).gradeBands).toEqual(halves('Low', 'High'));
  });

  it('works: where the usual ones only followed the language of the assessment', async () => {
    const { id } = await anAssessment(app, hr.user);
    const { gradeBands: expectedGradeBands } = await read(id);
    await hr.data(UPDATE, { input: { id, language: 'AR' } });
    await hr.data(UPDATE, { input: { id, gradeBands: halves('ضعيف', 'جيد'), expectedGradeBands } });
    expect((await read(id)).gradeBands).toEqual(halves('ضعيف', 'جيد'));
  });
});

describe('pools that two change at the same time', () => {
  const pool = (skill: string, drawCount = 2) => ({ skill, drawCount });

  it('refuses: the later ones, which do not know of the earlier ones', async () => {
    const { id: assessmentId } = await anAssessment(app, hr.user);
    await admin.data(SET_POOLS, { input: { assessmentId, pools: [pool('VAT')], expectedPools: [] } });
    const input = { assessmentId, pools: [pool('IFRS')], expectedPools: [] };
    expect(await refusal(SET_POOLS, input)).toEqual(meanwhile('expectedPools'));
    const { pools } = await read(assessmentId);
    expect(pools).toMatchObject([{ skill: 'VAT' }]);

    await hr.data(SET_POOLS, { input: { assessmentId, pools: [...pools, pool('IFRS')], expectedPools: pools } });
    expect((await read(assessmentId)).pools).toMatchObject([{ id: pools[0]?.id, skill: 'VAT' }, { skill: 'IFRS' }]);
  });

  it('works: asked for again after the answer was lost', async () => {
    const { id: assessmentId } = await anAssessment(app, hr.user);
    const input = { assessmentId, pools: [pool('VAT')], expectedPools: [] };
    await hr.data(SET_POOLS, { input });
    await hr.data(SET_POOLS, { input });
    expect((await read(assessmentId)).pools).toMatchObject([{ skill: 'VAT' }]);
  });
});

describe('texts in the other language that two write at the same time', () => {
  const texts = (title: string, ...bandNames: string[]) => ({ title, jobRole: '', description: '', bandNames });
  const said = async (id: string) => (await hr.data(SAID, { id })).assessment.translation;

  it('refuses: the later ones, which do not know of the earlier ones', async () => {
    const { id } = await anAssessment(app, hr.user);
    const expectedTranslation = texts('', '', '', '');
    await admin.data(UPDATE, { input: { id, translation: texts('لهم', 'ضعيف'), expectedTranslation } });
    const mine = { id, title: 'Lost', translation: texts('لي'), expectedTranslation };
    expect(await refusal(UPDATE, mine)).toEqual(meanwhile('expectedTranslation'));
    expect(await said(id)).toEqual({ title: 'لهم', jobRole: '', bandNames: ['ضعيف'] });

    const after = { ...mine, expectedTranslation: texts('لهم', 'ضعيف', '') };
    await hr.data(UPDATE, { input: after });
    await hr.data(UPDATE, { input: after });
    expect(await said(id)).toMatchObject({ title: 'لي' });
  });

  it('works: whatever is stored is replaced where nothing is expected', async () => {
    const { id } = await anAssessment(app, hr.user);
    await admin.data(UPDATE, { input: { id, translation: texts('لهم') } });
    await hr.data(UPDATE, { input: { id, translation: texts('لي') } });
    expect(await said(id)).toMatchObject({ title: 'لي' });
  });

  it('lets one through of two who send at once', async () => {
    const { id } = await anAssessment(app, hr.user);
    const codes = await Promise.all(
      ['واحد', 'اثنان'].map(
        async (title) =>
          (await refusal(UPDATE, { id, translation: texts(title), expectedTranslation: texts('') })).code,
      ),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'ASSESSMENT_CHANGED_MEANWHILE')).toHaveLength(1);
  });
});

describe('an email that two word at the same time', () => {
  const theirs = { subject: 'Theirs', text: 'Dear {name}\n\n{link}' };
  const mine = { subject: 'Mine', text: 'Hello {name}\n\n{link}' };
  /** What each of them read, and as whose words they send others. */
  async function opened() {
    const { id: assessmentId } = await anAssessment(app, hr.user);
    const which = { assessmentId, kind: 'INVITATION', language: 'EN' } as const;
    const stored = async () => {
      const { mailWordings } = (await hr.data(WORDINGS, { id: assessmentId })).assessment;
      const { subject, text, isReworded } = mailWordings.find(
        ({ kind, language }) => kind === which.kind && language === which.language,
      )!;
      return { words: { subject, text }, isReworded };
    };
    return { which, stored, expected: (await stored()).words };
  }

  it('refuses: the later words, which do not know of the earlier ones', async () => {
    const { which, stored, expected } = await opened();
    await admin.data(REWORD, { input: { ...which, ...theirs, expected } });
    expect(await refusal(REWORD, { ...which, ...mine, expected })).toEqual(meanwhile('expected'));
    expect(await stored()).toEqual({ words: theirs, isReworded: true });

    const after = { ...which, ...mine, expected: theirs };
    await hr.data(REWORD, { input: after });
    await hr.data(REWORD, { input: after });
    expect(await stored()).toEqual({ words: mine, isReworded: true });
  });

  it('refuses: taking back words that nobody has seen', async () => {
    const { which, stored, expected } = await opened();
    await admin.data(REWORD, { input: { ...which, ...theirs } });
    await hr.data(REWORD, { input: { ...which, ...mine } });
    expect(await refusal(RESET, { ...which, expected: theirs })).toEqual(meanwhile('expected'));
    expect(await stored()).toEqual({ words: mine, isReworded: true });
    await hr.data(RESET, { input: { ...which, expected: mine } });
    await hr.data(RESET, { input: { ...which, expected: mine } });
    expect(await stored()).toEqual({ words: expected, isReworded: false });
  });

  it('lets one through of two who send at once', async () => {
    const { which, expected } = await opened();
    const codes = await Promise.all(
      [theirs, mine].map(async (words) => (await refusal(REWORD, { ...which, ...words, expected })).code),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'ASSESSMENT_CHANGED_MEANWHILE')).toHaveLength(1);
  });
});

describe('questions that two order at the same time', () => {
  it('refuses: the later order of those of an assessment', async () => {
    const { id: assessmentId } = await anAssessment(app, hr.user, three);
    const ids = idsOf((await read(assessmentId)).ownQuestions);
    const [one = '', two = '', last = ''] = ids;
    const input = { assessmentId, questionIds: [two, one, last], expectedQuestionIds: ids };
    await admin.data(REORDER_OWN, { input });
    await admin.data(REORDER_OWN, { input });
    const mine = { assessmentId, questionIds: [one, last, two], expectedQuestionIds: ids };
    expect((await refusal(REORDER_OWN, mine)).code).toBe('ASSESSMENT_QUESTIONS_CHANGED');
    expect(idsOf((await read(assessmentId)).ownQuestions)).toEqual([two, one, last]);
    await hr.data(REORDER_OWN, { input: { ...mine, expectedQuestionIds: [two, one, last] } });
    expect(idsOf((await read(assessmentId)).ownQuestions)).toEqual([one, last, two]);
  });

  it('refuses: the later order of those of a test', async () => {
    const { id: testId } = await aTest(app, hr.user, three);
    const stored = async () => idsOf((await hr.data(TEST, { id: testId })).test.questions);
    const ids = await stored();
    const [one = '', two = '', last = ''] = ids;
    const input = { testId, questionIds: [two, one, last], expectedQuestionIds: ids };
    await admin.data(REORDER_TEST, { input });
    await admin.data(REORDER_TEST, { input });
    const mine = { testId, questionIds: [one, last, two], expectedQuestionIds: ids };
    expect((await refusal(REORDER_TEST, mine)).code).toBe('TEST_QUESTIONS_CHANGED');
    expect(await stored()).toEqual([two, one, last]);
    await hr.data(REORDER_TEST, { input: { ...mine, expectedQuestionIds: [two, one, last] } });
    expect(await stored()).toEqual([one, last, two]);
  });
});
