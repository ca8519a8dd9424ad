import { randomUUID } from 'node:crypto';
import { createTestApp, graphql } from '../kit';
import type { ApiClient, GraphqlAnswer, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';

const trueFalse = {
  text: 'True?',
  durationSeconds: 30,
  score: 1,
  difficulty: 'EASY' as const,
  skill: 'Logic',
  truth: true,
};
const question = { trueFalse };

/** Every operation that names an assessment, and what it answers an owner: its data, or the refusal of this input. */
const operations: Record<
  string,
  { ask: (by: ApiClient, id: string) => Promise<GraphqlAnswer<object>>; code?: string }
> = {
  assessment: {
    ask: (by, id) =>
      by.graphql(graphql(`query AssessmentsScope_assessment($id: ID!) { assessment(id: $id) { id } }`), { id }),
  },
  updateAssessment: {
    ask: (by, id) =>
      by.graphql(
        graphql(`
          mutation AssessmentsScope_updateAssessment($input: UpdateAssessmentInput!) {
            updateAssessment(input: $input) { assessment { id } }
          }
        `),
        { input: { id, title: 'Taken over' } },
      ),
  },
  publishAssessment: {
    ask: (by, id) =>
      by.graphql(
        graphql(`
          mutation AssessmentsScope_publishAssessment($id: ID!) {
            publishAssessment(input: { id: $id }) { assessment { id } }
          }
        `),
        { id },
      ),
  },
  changeAssessmentStatus: {
    ask: (by, id) =>
      by.graphql(
        graphql(`
          mutation AssessmentsScope_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {
            changeAssessmentStatus(input: $input) { assessment { id } }
          }
        `),
        { input: { id, status: 'ACTIVE' } },
      ),
  },
  addAssessmentQuestion: {
    ask: (by, id) =>
      by.graphql(
        graphql(`
          mutation AssessmentsScope_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
            addAssessmentQuestion(input: $input) { assessment { id } }
          }
        `),
        { input: { assessmentId: id, question } },
      ),
  },
  removeAssessmentQuestion: {
    ask: (by, id) =>
      by.graphql(
        graphql(`
          mutation AssessmentsScope_removeAssessmentQuestion($input: RemoveAssessmentQuestionInput!) {
            removeAssessmentQuestion(input: $input) { assessment { id } }
          }
        `),
        { input: { assessmentId: id, questionId: randomUUID() } },
      ),
    code: 'QUESTION_NOT_FOUND',
  },
  reorderAssessmentQuestions: {
    ask: (by, id) =>
      by.graphql(
        graphql(`
          mutation AssessmentsScope_reorderAssessmentQuestions($input: ReorderAssessmentQuestionsInput!) {
            reorderAssessmentQuestions(input: $input) { assessment { id } }
          }
        `),
        { input: { assessmentId: id, questionIds: [] } },
      ),
    code: 'ASSESSMENT_QUESTIONS_CHANGED',
  },
};

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

describe.each(Object.entries(operations))('%s', (_, { ask, code }) => {
  it('refuses: nobody is signed in', async () => {
    const { id } = await aPublishedAssessment(app, (await app.as.hr()).user);
    expect((await ask(app.as.nobody(), id)).code).toBe('UNAUTHENTICATED');
  });

  it("refuses: another owner's assessment exactly as one that does not exist", async () => {
    const { id } = await aPublishedAssessment(app, (await app.as.admin()).user);
    for (const other of [await app.as.hr(), await app.as.admin()]) {
      const theirs = await ask(other, id);
      expect(theirs.code).toBe('ASSESSMENT_NOT_FOUND');
      expect(await ask(other, randomUUID())).toEqual(theirs);
      expect(await ask(other, 'nonsense')).toEqual(theirs);
    }
  });

  it('works: for the owner, for an admin when the owner is an HR user, for the super-admin', async () => {
    const owner = await app.as.hr();
    for (const viewer of [owner, await app.as.admin(), await app.as.superAdmin()]) {
      const { id } = await aPublishedAssessment(app, owner.user);
      expect((await ask(viewer, id)).code).toBe(code);
    }
  });
});
