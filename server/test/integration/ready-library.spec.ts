import { readyTests } from '../../src/modules/test-library/ready';
import { PlantReadyTests } from '../../src/modules/test-library/ready/plant-ready-tests';
import { ReadyLibrary } from '../../src/modules/test-library/ready/ready-library';
import { readyTestId } from '../../src/modules/test-library/ready/ready-test';
import { UnitOfWork } from '../../src/platform/database';
import { aUser, createTestApp, race, graphql } from '../kit';
import type { TestApp } from '../kit';

const LIST = graphql(`
  query ReadyLibrary_tests {
    tests(first: 100) {
      totalCount
      edges {
        node {
          id title language status isPublished languages
          translation { title }
          questionCount
          questions { text }
        }
      }
    }
  }
`);
const administrator = { MIZAN_ADMIN_EMAIL: 'head@example.com', MIZAN_ADMIN_PASSWORD: 'long enough for everybody' };

const firstLine = ({ text }: { text: string }) => text.split('\n')[0];
const rows = async (app: TestApp, sql: string) => app.dataSource.query<Record<string, unknown>[]>(sql);

describe('a fresh installation without demo data', () => {
  let app: TestApp;
  beforeAll(
    async () =>
      (app = await createTestApp({
        NODE_ENV: 'production',
        MIZAN_PUBLIC_URL: 'http://localhost:3001',
        ...administrator,
      })),
  );
  afterAll(() => app.close());

  const startAgain = () => app.get(ReadyLibrary).onApplicationBootstrap();

  it('offers the whole library to everybody, each test with its questions in order', async () => {
    const { tests } = await (await app.as.hr()).data(LIST);
    expect(tests.totalCount).toBe(readyTests.length);
    const listed = new Map(tests.edges.map(({ node }) => [node.id, node]));
    for (const { key, title, language, questions, translation } of readyTests) {
      const test = listed.get(readyTestId(key));
      expect(test).toMatchObject({ title, language: language.toUpperCase(), status: 'ACTIVE', isPublished: true });
      // Either language will do, but for the two that measure one.
      expect(test?.languages).toHaveLength(translation ? 2 : 1);
      expect(test?.questionCount).toBe(questions.length);
      expect(test?.questions.map(firstLine)).toEqual(questions.map(firstLine));
    }
  });

  it('gives it to the first super-admin', async () => {
    expect(await rows(app, 'select distinct email from tests join users on users.id = tests.owner_id')).toEqual([
      { email: administrator.MIZAN_ADMIN_EMAIL },
    ]);
  });

  it('keeps a test that was changed, and one that was deleted stays away, when it starts again', async () => {
    const [changed, deleted] = readyTests.map(({ key }) => readyTestId(key));
    await rows(app, `update tests set title = 'Ours now' where id = '${changed}'`);
    await rows(app, `delete from tests where id = '${deleted}'`);
    const everything = 'select (select count(*) from tests), (select count(*) as questions from questions)';
    const before = await rows(app, everything);
    await startAgain();
    expect(await rows(app, everything)).toEqual(before);
    expect(await rows(app, `select title from tests where id in ('${changed}', '${deleted}')`)).toEqual([
      { title: 'Ours now' },
    ]);
  });

  it('gets a test that is new to it at the next start', async () => {
    const { key, questions } = readyTests[2]!;
    await rows(app, `delete from tests where id = '${readyTestId(key)}'`);
    await rows(app, `delete from planted_tests where key = '${key}'`);
    await startAgain();
    const found = `select count(*)::int as places from test_questions where test_id = '${readyTestId(key)}'`;
    expect(await rows(app, found)).toEqual([{ places: questions.length }]);
  });
});

describe('an installation that nobody governs yet', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(() => app.startAfresh());
  afterAll(() => app.close());

  it('has no library', async () => {
    expect((await (await app.as.hr()).data(LIST)).tests.totalCount).toBe(0);
  });

  race('gets it once when several servers start at the same time', async () => {
    const { id } = await aUser(app.dataSource, app.clock, { role: 'super-admin' });
    const start = () => app.get(UnitOfWork).run((tx) => app.get(PlantReadyTests).execute(tx, id));
    await Promise.all([start(), start(), start()]);
    const questions = [...new Set(readyTests.flatMap((test) => test.questions))];
    expect(await rows(app, 'select count(*)::int as count from questions')).toEqual([{ count: questions.length }]);
    expect((await (await app.as.hr()).data(LIST)).tests.totalCount).toBe(readyTests.length);
  });
});
