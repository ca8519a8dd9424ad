import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { questionDrafts } from '../kit/builders/questions';

const LIST = graphql(`
  query AssessmentsList_assessments(
    $first: Int
    $after: String
    $filter: AssessmentFilter
    $sort: AssessmentSort
    $direction: SortDirection
  ) {
    assessments(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage endCursor }
      edges { node { title ownerName questionCount durationSeconds totalScore } }
    }
  }
`);

describe('assessments', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => (hr = await app.as.hr({ name: 'Huda Salem' })));
  afterAll(() => app.close());

  const titles = async (variables: object = {}, viewer = hr) =>
    (await viewer.data(LIST, variables)).assessments.edges.map(({ node }) => node.title);
  const titled = async (...all: string[]) => {
    for (const title of all) {
      await anAssessment(app, hr.user, { title });
      app.clock.advance(1);
    }
  };

  it('works: newest change first, with figures', async () => {
    await titled('first', 'second');
    const questions = [questionDrafts.number({ score: 2.5 }), questionDrafts.trueFalse({ isAdditional: true })];
    await aPublishedAssessment(app, hr.user, { title: 'third', questions });
    const { assessments } = await hr.data(LIST);
    expect(assessments.edges.map(({ node }) => node.title)).toEqual(['third', 'second', 'first']);
    const figures = { ownerName: 'Huda Salem', questionCount: 2, durationSeconds: 120, totalScore: 2.5 };
    expect(assessments.edges[0]?.node).toEqual({ title: 'third', ...figures });
  });

  it('works: sorts by title and by date, either way', async () => {
    await titled('beta', 'Alpha', 'إدارة', 'ادارة 2');
    expect(await titles({ sort: 'TITLE' })).toEqual(['Alpha', 'beta', 'إدارة', 'ادارة 2']);
    expect(await titles({ sort: 'TITLE', direction: 'DESC' })).toEqual(['ادارة 2', 'إدارة', 'beta', 'Alpha']);
    expect(await titles({ sort: 'CREATED_AT', direction: 'ASC' })).toEqual(['beta', 'Alpha', 'إدارة', 'ادارة 2']);
    expect(await titles({ sort: 'UPDATED_AT', direction: 'DESC' })).toEqual(['ادارة 2', 'إدارة', 'Alpha', 'beta']);
  });

  it.each([{}, { sort: 'TITLE' as const }, { sort: 'CREATED_AT' as const, direction: 'ASC' as const }])(
    'works: page by page with %j',
    async (order) => {
      for (const title of ['same', 'same', 'b', 'a', 'c']) await anAssessment(app, hr.user, { title });
      const whole = await titles(order);
      const pages: string[] = [];
      let after: string | null | undefined;
      do {
        const { assessments } = await hr.data(LIST, { ...order, first: 2, after });
        expect(assessments).toMatchObject({ totalCount: 5, pageInfo: { hasPreviousPage: after !== undefined } });
        pages.push(...assessments.edges.map(({ node }) => node.title));
        after = assessments.pageInfo.hasNextPage ? assessments.pageInfo.endCursor : undefined;
      } while (after);
      expect(pages).toEqual(whole);
    },
  );

  it('works: filters and searches together', async () => {
    await aPublishedAssessment(app, hr.user, { title: 'محاسِب أوّل', jobRole: 'محاسب', language: 'ar' });
    await anAssessment(app, hr.user, { title: 'Data Analyst', jobRole: 'Analyst', level: 'Beginner' });
    app.clock.advance(1);
    await titled('Senior Accountant');
    expect(await titles({ filter: { search: 'محاسب اول' } })).toEqual(['محاسِب أوّل']);
    expect(await titles({ filter: { language: 'AR', status: 'ACTIVE' } })).toEqual(['محاسِب أوّل']);
    expect(await titles({ filter: { level: 'BEGINNER', search: 'ANALYST' } })).toEqual(['Data Analyst']);
    expect(await titles({ filter: { status: 'INACTIVE' } })).toEqual(['Senior Accountant', 'Data Analyst']);
    expect(await titles({ filter: { search: 'nobody' } })).toEqual([]);
  });

  it('works: shows HR users their own, admins also those of HR users, the super-admin all', async () => {
    const [admin, other] = [await app.as.admin(), await app.as.admin()];
    await titled('scope: HR');
    await anAssessment(app, admin.user, { title: 'scope: admin' });
    const scoped = { sort: 'TITLE' as const, filter: { search: 'scope:' } };
    expect(await titles(scoped, await app.as.hr())).toEqual([]);
    expect(await titles(scoped, admin)).toEqual(['scope: admin', 'scope: HR']);
    expect(await titles(scoped, other)).toEqual(['scope: HR']);
    expect(await titles(scoped, await app.as.superAdmin())).toEqual(['scope: admin', 'scope: HR']);
  });

  it('refuses: nobody is signed in', async () => {
    expect((await app.as.nobody().graphql(LIST)).code).toBe('UNAUTHENTICATED');
  });

  const cursor = (...key: string[]) => Buffer.from(JSON.stringify(key)).toString('base64url');
  it.each([
    { first: 101 },
    { after: 'nonsense' },
    { after: cursor('not a date', '9f2c1a52-43c6-4a39-8f6e-1f7ac1a8a1d4') },
    { after: cursor('9'.repeat(19), '9f2c1a52-43c6-4a39-8f6e-1f7ac1a8a1d4') },
    { after: cursor('1763712000000000', 'not an id') },
    { filter: { search: 'x'.repeat(201) } },
  ])('refuses: %j', async (variables) => {
    expect((await hr.graphql(LIST, variables)).code).toBe('INVALID_INPUT');
  });
});
