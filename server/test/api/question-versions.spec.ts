import { TestQuestion } from '../../src/modules/test-library';
import { createTestApp, race, inputOf, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage, aSeat } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestion, aQuestionDraft } from '../kit/builders/questions';
import { aPublishedTest, aTest } from '../kit/builders/tests';

const UPDATE = graphql(`
  mutation QuestionVersions_updateQuestion($input: UpdateQuestionInput!) {
    updateQuestion(input: $input) { question { id text version updatedAt } }
  }
`);
const RESTORE = graphql(`
  mutation QuestionVersions_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {
    restoreQuestionVersion(input: $input) {
      question {
        id text version
        ... on DropdownQuestion { choices { text isRight } }
        ... on MatchingQuestion { choices { text isRight } }
        ... on MultipleChoiceQuestion { choices { text isRight } }
        ... on QualifierQuestion { choices { text isRight } }
        ... on RankingQuestion { choices { text isRight } }
        ... on TrueFalseQuestion { truth }
      }
    }
  }
`);
const NEWEST = graphql(`
  mutation QuestionVersions_takeNewestVersions($input: TestQuestionsInput!) {
    takeNewestVersions(input: $input) { test { outdatedQuestionIds questions { text version } } }
  }
`);
const HISTORY = graphql(`
  query QuestionVersions_questionVersions($id: ID!) {
    questionVersions(id: $id) {
      edges { node { version createdAt createdByName question { text version } } }
    }
  }
`);
const VERSION_PAGE = graphql(`
  query QuestionVersions_questionVersions2($id: ID!, $after: String) {
    questionVersions(id: $id, first: 2, after: $after) {
      totalCount
      edges { node { version } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);
const TEST = graphql(`
  query QuestionVersions_test($id: ID!) {
    test(id: $id) { durationSeconds totalScore skills outdatedQuestionIds questions { text version } }
  }
`);

const draft = (text: string, given: object = {}) => ({
  type: 'TRUE_FALSE',
  text,
  truth: true,
  durationSeconds: 60,
  score: 5,
  difficulty: 'MEDIUM',
  skill: 'Accounting',
  ...given,
});

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr({ name: 'Huda Salem' });
});
afterAll(() => app.close());

const update = async (id: string, question: { type: string; [field: string]: unknown }, testId?: string) =>
  (
    await hr.data(UPDATE, {
      input: { id, question: inputOf(question), testId },
    })
  ).updateQuestion.question;
const historyOf = async (id: string) => (await hr.data(HISTORY, { id })).questionVersions.edges.map(({ node }) => node);
const heldBy = async (testId: string) =>
  (await app.dataSource.manager.findOneByOrFail(TestQuestion, { testId })).questionId;

describe('questionVersions', () => {
  it('works: every change is kept, newest first, with who made it', async () => {
    const { id } = await aQuestion(app, hr.user, { text: 'first' });
    const createdAt = app.clock.now().toISOString();
    app.clock.advance(60);
    const admin = await app.as.admin({ name: 'Amal Darwish' });
    await admin.data(UPDATE, { input: { id, question: inputOf(draft('second')) } });
    expect(await historyOf(id)).toEqual([
      {
        version: 2,
        createdAt: app.clock.now().toISOString(),
        createdByName: 'Amal Darwish',
        question: { text: 'second', version: 2 },
      },
      { version: 1, createdAt, createdByName: 'Huda Salem', question: { text: 'first', version: 1 } },
    ]);
  });

  it('works: page by page, and no cursor but its own', async () => {
    const { id } = await aQuestion(app, hr.user, { text: 'first' });
    await update(id, draft('second'));
    await update(id, draft('third'));
    const pageOf = async (after?: string | null) => (await hr.data(VERSION_PAGE, { id, after })).questionVersions;
    const newest = await pageOf();
    expect(newest).toMatchObject({ totalCount: 3, edges: [{ node: { version: 3 } }, { node: { version: 2 } }] });
    const rest = await pageOf(newest.pageInfo.endCursor);
    expect(rest).toMatchObject({ edges: [{ node: { version: 1 } }], pageInfo: { hasNextPage: false } });
    const foreign = Buffer.from(JSON.stringify(['x'])).toString('base64url');
    expect((await hr.graphql(VERSION_PAGE, { id, after: foreign })).code).toBe('INVALID_INPUT');
  });

  it('works: saving what is there already makes none', async () => {
    const { id } = await aQuestion(app, hr.user, { text: 'same' });
    expect(await update(id, draft('same'))).toMatchObject({ version: 1 });
    expect(await update(id, draft('same', { score: 6 }))).toMatchObject({ version: 2 });
  });

  race('works: two changes at once are two versions', async () => {
    const { id } = await aQuestion(app, hr.user, { text: 'before' });
    const versions = await Promise.all(['one', 'two', 'three'].map((text) => update(id, draft(text))));
    expect(versions.map(({ version }) => version).sort()).toEqual([2, 3, 4]);
  });

  it('refuses: of what can only be read', async () => {
    const { id } = await aPublishedTest(app, (await app.as.admin()).user);
    expect((await hr.graphql(HISTORY, { id: await heldBy(id) })).code).toBe('QUESTION_NOT_FOUND');
  });
});

describe('restoreQuestionVersion', () => {
  it('works: what it said then is the next version, also of another type', async () => {
    const { id } = await aQuestion(app, hr.user, { text: 'first' });
    const choices = [
      { text: 'a', isRight: true },
      { text: 'b', isRight: false },
    ];
    const { truth: _, ...rest } = draft('second');
    await update(id, { ...rest, type: 'MULTIPLE_CHOICE', choices });
    const restored = { id, text: 'first', version: 3, truth: true };
    expect(await hr.data(RESTORE, { input: { id, version: 1 } })).toEqual({
      restoreQuestionVersion: { question: restored },
    });
    const again = await hr.data(RESTORE, { input: { id, version: 2 } });
    expect(again).toMatchObject({ restoreQuestionVersion: { question: { text: 'second', version: 4, choices } } });
  });

  it('refuses: a version that there is not', async () => {
    const { id } = await aQuestion(app, hr.user);
    for (const version of [0, 2, -1]) {
      expect((await hr.graphql(RESTORE, { input: { id, version } })).code).toBe('QUESTION_VERSION_NOT_FOUND');
    }
  });
});

describe('a test', () => {
  it('asks the version that it took, whatever is edited or restored, until it takes the newest', async () => {
    const { id } = await aPublishedTest(app, hr.user, { questions: [aQuestionDraft({ text: 'as published' })] });
    const questionId = await heldBy(id);
    const frozen = { durationSeconds: 60, totalScore: 5, skills: ['Accounting'] };
    const asPublished = { ...frozen, questions: [{ text: 'as published', version: 1 }] };
    expect(await hr.data(TEST, { id })).toEqual({ test: { ...asPublished, outdatedQuestionIds: [] } });
    await update(questionId, draft('edited', { durationSeconds: 90, score: 7, skill: 'Tax' }));
    expect(await hr.data(TEST, { id })).toEqual({ test: { ...asPublished, outdatedQuestionIds: [questionId] } });
    await hr.data(RESTORE, { input: { id: questionId, version: 1 } });
    expect(await hr.data(TEST, { id })).toEqual({ test: { ...asPublished, outdatedQuestionIds: [questionId] } });
    await update(questionId, draft('edited again', { durationSeconds: 90, score: 7, skill: 'Tax' }));
    expect(await hr.data(NEWEST, { input: { testId: id, questionIds: [questionId] } })).toEqual({
      takeNewestVersions: { test: { outdatedQuestionIds: [], questions: [{ text: 'edited again', version: 4 }] } },
    });
    expect(await hr.data(TEST, { id })).toMatchObject({
      test: { durationSeconds: 90, totalScore: 7, skills: ['Tax'] },
    });
  });

  it('takes a change at once when its own editor made it, and no other test does', async () => {
    const { id } = await aTest(app, hr.user);
    const questionId = await heldBy(id);
    const other = await aTest(app, hr.user, { questions: [] });
    const add = graphql(`
      mutation QuestionVersions_addQuestionsToTest($input: TestQuestionsInput!) {
        addQuestionsToTest(input: $input) { test { id } }
      }
    `);
    await hr.data(add, { input: { testId: other.id, questionIds: [questionId] } });
    await update(questionId, draft('edited here'), id);
    expect(await hr.data(TEST, { id })).toMatchObject({ test: { questions: [{ text: 'edited here', version: 2 }] } });
    expect(await hr.data(TEST, { id: other.id })).toMatchObject({
      test: { questions: [{ version: 1 }], outdatedQuestionIds: [questionId] },
    });
  });

  it('refuses to take what it does not hold, and then nothing is changed', async () => {
    const { id } = await aTest(app, hr.user);
    const { id: questionId } = await aQuestion(app, hr.user, { text: 'elsewhere' });
    const input = { testId: id, questionIds: [questionId] };
    expect((await hr.graphql(NEWEST, { input })).code).toBe('QUESTION_NOT_FOUND');
    const changed = await hr.graphql(UPDATE, {
      input: { id: questionId, question: inputOf(draft('changed')), testId: id },
    });
    expect(changed.code).toBe('QUESTION_NOT_FOUND');
    expect(await historyOf(questionId)).toHaveLength(1);
  });

  it("refuses a change inside somebody else's test", async () => {
    const { id } = await aPublishedTest(app, (await app.as.admin()).user);
    const { id: questionId } = await aQuestion(app, hr.user);
    const input = { id: questionId, question: inputOf(draft('changed')), testId: id };
    expect((await hr.graphql(UPDATE, { input })).code).toBe('TEST_NOT_FOUND');
  });
});

describe('a paper', () => {
  it("asks tests' questions as the tests hold them, and the assessment's own as they are now", async () => {
    const { id: testId } = await aPublishedTest(app, hr.user, { questions: [aQuestionDraft({ text: 'pinned' })] });
    const questions = [aQuestionDraft({ text: 'own' })];
    const assessment = await aPublishedAssessment(app, hr.user, { testIds: [testId], questions });
    const own = await app.dataSource.query<{ id: string }[]>(
      'select question_id as id from assessment_questions where assessment_id = $1',
      [assessment.id],
    );
    await update(await heldBy(testId), draft('pinned, edited', { durationSeconds: 600 }));
    await update(own[0]!.id, draft('own, edited', { durationSeconds: 30 }));
    const figures = graphql(`
      query QuestionVersions_assessment($id: ID!) {
        assessment(id: $id) { durationSeconds totalScore questionCount }
      }
    `);
    expect(await hr.data(figures, { id: assessment.id })).toEqual({
      assessment: { durationSeconds: 90, totalScore: 10, questionCount: 2 },
    });
    const { examToken } = await anInvitation(app, hr.user, assessment.id);
    const page = aPage(app, examToken);
    expect((await page.start()).question).toMatchObject({ text: 'pinned', durationSeconds: 60 });
    expect((await page.next()).question).toMatchObject({ text: 'own, edited', durationSeconds: 30 });
  });

  it('of a sitting that began never changes: not by an edit, not by a restored version', async () => {
    const { page, assessmentId } = await aSeat(app, hr.user, { questions: [aQuestionDraft({ text: 'as it began' })] });
    const before = await page.start();
    const own = await app.dataSource.query<{ id: string }[]>(
      'select question_id as id from assessment_questions where assessment_id = $1',
      [assessmentId],
    );
    await update(own[0]!.id, draft('edited during the exam', { truth: false, durationSeconds: 5 }));
    expect((await page.resume()).question).toEqual(before.question);
    await hr.data(RESTORE, { input: { id: own[0]!.id, version: 1 } });
    expect((await page.resume()).question).toEqual(before.question);
  });
});
