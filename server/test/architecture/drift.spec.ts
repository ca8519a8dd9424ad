import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

describe('entities', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  it('describe exactly the tables that the migrations make', async () => {
    const { upQueries } = await app.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
