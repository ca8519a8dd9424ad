import { PaperSource, unavailability } from '../../src/modules/assessments';
import { AssessmentsDemo } from '../../src/modules/assessments/assessments.demo';
import { demoAssessments } from '../../src/modules/assessments/demo';
import { DEMO_OWNER_ID } from '../../src/modules/identity';
import { QuestionType } from '../../src/modules/questions';
import { TestLibraryDemo } from '../../src/modules/test-library/test-library.demo';
import { UnitOfWork } from '../../src/platform/database';
import { aUser, createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';

const TESTS = graphql(`
  query AssessmentsDemo_tests {
    tests(first: 100) {
      edges { node { title language isPublished questionCount skills questions { type text } } }
    }
  }
`);
const ASSESSMENTS = graphql(`
  query AssessmentsDemo_assessments {
    assessments {
      edges {
        node {
          id title language status publishedAt questionCount durationSeconds totalScore
          ownQuestions { type }
        }
      }
    }
  }
`);

describe('the demo data', () => {
  let app: TestApp;
  let owner: SignedIn;
  const plant = () =>
    app.get(UnitOfWork).run(async (tx) => {
      await app.get(TestLibraryDemo).seed(tx);
      await app.get(AssessmentsDemo).seed(tx);
    });

  beforeAll(async () => {
    app = await createTestApp();
    owner = await app.as.user(await aUser(app.dataSource, app.clock, { id: DEMO_OWNER_ID, role: 'super-admin' }));
    await plant();
  });
  afterAll(() => app.close());

  it('gives everybody the library in both languages', async () => {
    const { tests } = await (await app.as.hr()).data(TESTS);
    const nodes = tests.edges.map(({ node }) => node);
    expect(nodes.length).toBeGreaterThanOrEqual(24);
    expect(new Set(nodes.map(({ language }) => language))).toEqual(new Set(['EN', 'AR']));
    for (const node of nodes) {
      expect(node).toMatchObject({ isPublished: true, questionCount: node.questions.length });
      expect(node.questionCount).toBeGreaterThanOrEqual(8);
    }
  });

  it('gives the super-admin eight published assessments, newest first', async () => {
    const { assessments } = await owner.data(ASSESSMENTS);
    const nodes = assessments.edges.map(({ node }) => node);
    expect(nodes.map(({ title, questionCount }) => [title, questionCount])).toEqual([
      ['Senior Accountant, Gulf', 9],
      ['Data Analyst, graduate intake', 17],
      ['Customer Success Manager', 24],
      ['موظف مركز اتصال، عربي', 16],
      ['Service desk agent, English or Arabic', 8],
      ['Financial Controller', 16],
      ['All question types', 19],
      ['جميع أنواع الأسئلة', 19],
    ]);
    expect(nodes[0]).toMatchObject({ durationSeconds: 1130, totalScore: 72, status: 'ACTIVE', language: 'EN' });
    expect(nodes[3]).toMatchObject({ status: 'ACTIVE', language: 'AR' });
    for (const node of nodes) expect(node.ownQuestions.length).toBeGreaterThan(0);
  });

  it('asks one question of each type in either language', async () => {
    for (const id of [demoAssessments.allQuestionTypes, demoAssessments.allQuestionTypesArabic]) {
      const { questions } = await app.get(PaperSource).forAssessment(id);
      expect(questions.map(({ type }) => type).sort()).toEqual(Object.values(QuestionType).sort());
    }
  });

  it('gives assessments that can be sat at once', async () => {
    const { settings, questions } = await app.get(PaperSource).forAssessment(demoAssessments.seniorAccountant);
    expect(questions).toHaveLength(9);
    expect(unavailability(settings, app.clock.now())).toBeNull();
  });

  it('is the same when it is planted again', async () => {
    const before = [await owner.data(TESTS), await owner.data(ASSESSMENTS)];
    await plant();
    expect([await owner.data(TESTS), await owner.data(ASSESSMENTS)]).toEqual(before);
  });
});
