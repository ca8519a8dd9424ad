import { randomUUID } from 'node:crypto';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';

const trueFalse = {
  text: 'True?',
  durationSeconds: 30,
  score: 1,
  difficulty: 'EASY',
  skill: 'Logic',
  truth: true,
};
const question = { trueFalse };

/** Every operation that names an assessment, and what it answers an owner: its data, or the refusal of this input. */
const operations: Record<string, { document: string; variables: (id: string) => object; code?: string }> = {
  assessment: { document: `query ($id: ID!) { assessment(id: $id) { id } }`, variables: (id) => ({ id }) },
  updateAssessment: {
    document: `mutation ($input: UpdateAssessmentInput!) { updateAssessment(input: $input) { assessment { id } } }`,
    variables: (id) => ({ input: { id, title: 'Taken over' } }),
  },
  publishAssessment: {
    document: `mutation ($id: ID!) { publishAssessment(input: { id: $id }) { assessment { id } } }`,
    variables: (id) => ({ id }),
  },
  changeAssessmentStatus: {
    document: `mutation ($input: ChangeAssessmentStatusInput!) { changeAssessmentStatus(input: $input) { assessment { id } } }`,
    variables: (id) => ({ input: { id, status: 'ACTIVE' } }),
  },
  addAssessmentQuestion: {
    document: `mutation ($input: AddAssessmentQuestionInput!) { addAssessmentQuestion(input: $input) { assessment { id } } }`,
    variables: (assessmentId) => ({ input: { assessmentId, question } }),
  },
  removeAssessmentQuestion: {
    document: `mutation ($input: RemoveAssessmentQuestionInput!) { removeAssessmentQuestion(input: $input) { assessment { id } } }`,
    variables: (assessmentId) => ({ input: { assessmentId, questionId: randomUUID() } }),
    code: 'QUESTION_NOT_FOUND',
  },
  reorderAssessmentQuestions: {
    document: `mutation ($input: ReorderAssessmentQuestionsInput!) { reorderAssessmentQuestions(input: $input) { assessment { id } } }`,
    variables: (assessmentId) => ({ input: { assessmentId, questionIds: [] } }),
    code: 'ASSESSMENT_QUESTIONS_CHANGED',
  },
};

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

describe.each(Object.entries(operations))('%s', (_, { document, variables, code }) => {
  const ask = (viewer: SignedIn, id: string) => viewer.graphql(document, variables(id));

  it('refuses: nobody is signed in', async () => {
    const { id } = await aPublishedAssessment(app, (await app.as.hr()).user);
    expect((await app.as.nobody().graphql(document, variables(id))).code).toBe('UNAUTHENTICATED');
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
