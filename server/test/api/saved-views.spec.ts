import { randomUUID } from 'node:crypto';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';

const VIEWS = graphql(`query SavedViews_savedViews { savedViews(screen: "candidates") { id name query } }`);
const SAVE = graphql(`
  mutation SavedViews_saveView($input: SaveViewInput!) {
    saveView(input: $input) { savedView { id name query } replaced { name query } }
  }
`);
const DELETE = graphql(`
  mutation SavedViews_deleteView($input: DeleteViewInput!) {
    deleteView(input: $input) { savedViewId }
  }
`);

describe('saved views', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => {
    await app.startAfresh();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const save = (name: string, query: string, screen = 'candidates') =>
    hr.graphql(SAVE, { input: { screen, name, query } });
  const views = async (viewer = hr) => (await viewer.data(VIEWS)).savedViews;

  it('are kept under a name, each once, and only for whoever saved them', async () => {
    await save('مكتملون', 'stage=COMPLETED');
    await save('To call', 'min=80');
    await save('to  call', 'min=85');
    await save('Elsewhere', 'x=1', 'tests');
    expect((await views()).map(({ name, query }) => [name, query])).toEqual([
      ['to call', 'min=85'],
      ['مكتملون', 'stage=COMPLETED'],
    ]);
    expect(await views(await app.as.superAdmin())).toEqual([]);
  });

  race(
    'say which view a name in use had, so that it can be brought back, also when both are saved at once',
    async () => {
      const saved = async (name: string, query: string) =>
        (await hr.data(SAVE, { input: { screen: 'candidates', name, query } })).saveView;
      expect((await saved('To call', 'min=80')).replaced).toBeNull();
      expect((await saved('to  call', 'min=85')).replaced).toEqual({ name: 'To call', query: 'min=80' });
      expect((await saved('To call', 'min=80')).replaced).toEqual({ name: 'to call', query: 'min=85' });
      const both = await Promise.all([saved('New', 'a=1'), saved('New', 'a=2')]);
      const [first, second] = both[0].replaced ? both.toReversed() : both;
      expect(first!.replaced).toBeNull();
      expect(second!.replaced).toEqual({ name: 'New', query: first!.savedView.query });
    },
  );

  it('are deleted by their owner; to others they do not exist', async () => {
    await save('Mine', 'a=1');
    const [{ id } = { id: '' }] = await views();
    const other = await app.as.hr();
    const foreign = await other.graphql(DELETE, { input: { id } });
    expect(foreign.code).toBe('SAVED_VIEW_NOT_FOUND');
    expect(foreign.errors).toEqual((await other.graphql(DELETE, { input: { id: randomUUID() } })).errors);
    await hr.data(DELETE, { input: { id } });
    expect(await views()).toEqual([]);
  });

  it.each([
    ['', 'a=1', 'candidates'],
    ['x', 'a'.repeat(2001), 'candidates'],
    ['x', 'a=1', 'No Screen'],
  ])('refuses the name %j with %#', async (name, query, screen) => {
    expect((await save(name, query, screen)).code).toBe('INVALID_INPUT');
  });

  it('are not more than fifty of a list', async () => {
    for (let count = 0; count < 50; count++) await save(`View ${count}`, 'a=1');
    expect((await save('One more', 'a=1')).code).toBe('TOO_MANY_SAVED_VIEWS');
    expect((await save('view 7', 'a=2')).code).toBeUndefined();
    expect(await views()).toHaveLength(50);
  });
});
