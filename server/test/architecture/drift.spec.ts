import type { DataSource } from 'typeorm';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

/** TypeORM asks several things at once of its one connection, which the driver is about to forbid. */
function inTurn(dataSource: DataSource): DataSource {
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    let last: Promise<unknown> = Promise.resolve();
    runner.query = (...asked: Parameters<typeof query>) => {
      const answer = last.then(() => query(...asked));
      last = answer.catch(() => undefined);
      return answer;
    };
    return runner;
  };
  return dataSource;
}

describe('entities', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  it('describe exactly the tables that the migrations make', async () => {
    const { upQueries } = await inTurn(app.owner).driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
