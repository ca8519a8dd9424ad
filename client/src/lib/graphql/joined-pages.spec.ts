import { joinedPages, pagesOf, type ListPage } from './joined-pages';

const page = (edges: number[], endCursor: string, hasNextPage = true): ListPage => ({
  edges,
  pageInfo: { hasNextPage, endCursor },
});
const first = page([1, 2], 'b');
const second = page([3, 4], 'd');
const third = page([5], 'e', false);
const server = (after: string | null) => Promise.resolve({ b: second, d: third }[after ?? ''] ?? first);

it('puts a page at the end of the list that it follows', () => {
  expect(joinedPages(first, second, 'b')).toEqual(page([1, 2, 3, 4], 'd'));
});

it('joins no page twice', () => {
  const joined = joinedPages(first, second, 'b');
  expect(joinedPages(joined, second, 'b')).toBe(joined);
});

it('leaves a list alone that took the place of the one whose page was asked for', () => {
  const other = page([7, 8], 'h');
  expect(joinedPages(other, second, 'b')).toBe(other);
});

it('follows every page of a list', async () => {
  expect(await pagesOf(server)).toEqual(page([1, 2, 3, 4, 5], 'e', false));
});

it('follows no more pages than are wanted', async () => {
  expect(await pagesOf(server, 3)).toEqual(page([1, 2, 3, 4], 'd'));
});
