import { randomUUID } from 'node:crypto';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aQuestionDraft, questionDrafts } from '../kit/builders/questions';
import { aPublishedTest, aTest } from '../kit/builders/tests';

const LIST = graphql(`
  query TestLibrary_tests($first: Int, $after: String, $filter: TestFilter) {
    tests(first: $first, after: $after, filter: $filter) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage endCursor }
      edges { cursor node { id title } }
    }
  }
`);
const ONE = graphql(`
  query TestLibrary_test($id: ID!) {
    test(id: $id) {
      id title jobRole description level language status isPublished questionCount durationSeconds
      totalScore skills
      questions { text }
    }
  }
`);
const SKILLS = graphql(`query TestLibrary_skills($search: String) { skills(search: $search) }`);

describe('the test library', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  const titles = async (viewer: SignedIn, variables: object = {}) =>
    (await viewer.data(LIST, variables)).tests.edges.map(({ node }) => node.title);

  describe('tests', () => {
    it('works: shows own tests and published ones, by title', async () => {
      const [hr, other, admin] = [await app.as.hr(), await app.as.hr(), await app.as.admin()];
      const seen = (viewer: SignedIn) => titles(viewer, { filter: { search: 'scope:' } });
      await aTest(app, hr.user, { title: 'Scope: own' });
      await aTest(app, other.user, { title: 'scope: another' });
      await aPublishedTest(app, admin.user, { title: 'scope: published' });
      await aPublishedTest(app, admin.user, { title: 'scope: retired', status: 'InActive' });
      expect(await seen(hr)).toEqual(['Scope: own', 'scope: published']);
      expect(await seen(await app.as.admin())).toEqual(['scope: another', 'Scope: own', 'scope: published']);
      const all = ['scope: another', 'Scope: own', 'scope: published', 'scope: retired'];
      expect(await seen(admin)).toEqual(all);
      expect(await seen(await app.as.superAdmin())).toEqual(all);
    });

    it('works: page by page, each test once', async () => {
      const hr = await app.as.hr();
      const titled = ['one', 'two', 'same', 'same', 'same', 'six', 'seven'].map((title) => `paged ${title}`);
      for (const title of titled) await aTest(app, hr.user, { title });
      const seen: string[] = [];
      let after: string | null | undefined;
      do {
        const { tests } = await hr.data(LIST, { first: 3, after, filter: { search: 'paged' } });
        expect(tests.totalCount).toBe(7);
        seen.push(...tests.edges.map(({ node }) => node.id));
        after = tests.pageInfo.hasNextPage ? tests.pageInfo.endCursor : undefined;
      } while (after);
      expect(new Set(seen).size).toBe(7);
      expect(seen).toHaveLength(7);
    });

    it('works: finds words in both languages, however they are spelt', async () => {
      const hr = await app.as.hr();
      await aTest(app, hr.user, { title: 'أساسيّات خدمة العملاء', jobRole: 'موظّف استقبال', language: 'ar' });
      await aTest(app, hr.user, { title: 'Excel for finance', jobRole: 'Accountant', description: '100% practical' });
      expect(await titles(hr, { filter: { search: 'اساسيات خدمه' } })).toEqual(['أساسيّات خدمة العملاء']);
      expect(await titles(hr, { filter: { search: 'موظف' } })).toEqual(['أساسيّات خدمة العملاء']);
      expect(await titles(hr, { filter: { search: 'FINANCE excel' } })).toEqual(['Excel for finance']);
      expect(await titles(hr, { filter: { search: '١٠٠%' } })).toEqual(['Excel for finance']);
      expect(await titles(hr, { filter: { search: '%' } })).toEqual(['Excel for finance']);
      expect(await titles(hr, { filter: { search: 'excel arabic' } })).toEqual([]);
    });

    it('works: filters by level and language', async () => {
      const hr = await app.as.hr();
      await aTest(app, hr.user, { title: 'A', level: 'Advanced', language: 'ar' });
      await aTest(app, hr.user, { title: 'B', level: 'Advanced', language: 'en' });
      await aTest(app, hr.user, { title: 'C', level: 'Mid Level', language: 'en' });
      expect(await titles(hr, { filter: { level: 'ADVANCED' } })).toEqual(['A', 'B']);
      expect(await titles(hr, { filter: { level: 'ADVANCED', language: 'EN' } })).toEqual(['B']);
      expect(await titles(hr, { filter: { level: 'MID_LEVEL', language: null, search: null } })).toEqual(['C']);
    });

    it('refuses: nobody is signed in', async () => {
      expect((await app.as.nobody().graphql(LIST)).code).toBe('UNAUTHENTICATED');
    });

    it.each([
      { first: 101 },
      { first: 0 },
      { after: 'nonsense' },
      { after: Buffer.from('["a","b"]').toString('base64url') },
    ])('refuses: %j', async (variables) => {
      expect((await (await app.as.hr()).graphql(LIST, variables)).code).toBe('INVALID_INPUT');
    });

    it('refuses: a search as long as an essay', async () => {
      const filter = { search: 'x'.repeat(201) };
      expect((await (await app.as.hr()).graphql(LIST, { filter })).code).toBe('INVALID_INPUT');
    });
  });

  describe('test', () => {
    it('works: shows what is in it and what it adds up to', async () => {
      const hr = await app.as.hr();
      const questions = [
        questionDrafts.number({ text: 'first', skill: 'Percentages', durationSeconds: 90, score: 2.5 }),
        aQuestionDraft({ text: 'second', skill: 'Bookkeeping' }),
        aQuestionDraft({ text: 'extra', skill: 'Bookkeeping', isAdditional: true }),
      ];
      const { id } = await aPublishedTest(app, hr.user, { questions, description: 'Short.' });
      expect((await hr.data(ONE, { id })).test).toEqual({
        id,
        title: 'Bookkeeping basics',
        jobRole: 'Accountant',
        description: 'Short.',
        level: 'BEGINNER',
        language: 'EN',
        status: 'ACTIVE',
        isPublished: true,
        questionCount: 3,
        durationSeconds: 210,
        totalScore: 7.5,
        skills: ['Bookkeeping', 'Percentages'],
        questions: [{ text: 'first' }, { text: 'second' }, { text: 'extra' }],
      });
    });

    it('works: also for a test without questions', async () => {
      const hr = await app.as.hr();
      const { id } = await aTest(app, hr.user, { questions: [] });
      const { test } = await hr.data(ONE, { id });
      expect(test).toMatchObject({ questionCount: 0, durationSeconds: 0, totalScore: 0, skills: [], questions: [] });
    });

    it('refuses: nobody is signed in', async () => {
      expect((await app.as.nobody().graphql(ONE, { id: randomUUID() })).code).toBe('UNAUTHENTICATED');
    });

    it("refuses: another owner's private test as if it were not there", async () => {
      const { id } = await aTest(app, (await app.as.hr()).user);
      const other = await app.as.hr();
      for (const wanted of [id, randomUUID(), 'not-an-id']) {
        expect((await other.graphql(ONE, { id: wanted })).code).toBe('TEST_NOT_FOUND');
      }
    });
  });

  describe('skills', () => {
    it('works: offers the skills in use, most used first, each once', async () => {
      const [hr, other] = [await app.as.hr(), await app.as.hr()];
      const skilled = (...skills: string[]) => skills.map((skill) => aQuestionDraft({ skill }));
      await aTest(app, hr.user, { questions: skilled('Excel', 'excel', 'EXCEL', 'Excel', 'Bookkeeping') });
      await aTest(app, other.user, { questions: skilled('Secret of another') });
      await aPublishedTest(app, other.user, { questions: skilled('إدارة الوقت') });
      const { skills } = await hr.data(SKILLS);
      expect(skills[0]).toBe('Excel');
      expect(skills).toEqual(expect.arrayContaining(['Bookkeeping', 'إدارة الوقت']));
      expect(skills).not.toContain('excel');
      expect(skills).not.toContain('Secret of another');
      expect(await hr.data(SKILLS, { search: 'اداره' })).toEqual({ skills: ['إدارة الوقت'] });
    });

    it('refuses: nobody is signed in', async () => {
      expect((await app.as.nobody().graphql(SKILLS)).code).toBe('UNAUTHENTICATED');
    });
  });
});
