import { readOrder, sortable, withOrder } from './list-order';

const SORTS = ['CREATED_AT', 'NAME'] as const;
const order = (query: string) => readOrder(new URLSearchParams(query), SORTS);

it('begins with the first order of the list, dates newest first', () => {
  expect(order('')).toEqual({ sort: 'CREATED_AT', direction: 'DESC' });
});

it('begins texts with A unless the address says otherwise', () => {
  expect(order('sort=name')).toEqual({ sort: 'NAME', direction: 'ASC' });
  expect(order('sort=name&direction=desc')).toEqual({ sort: 'NAME', direction: 'DESC' });
});

it('leaves out what it does not understand', () => {
  expect(order('sort=password&direction=sideways')).toEqual({ sort: 'CREATED_AT', direction: 'DESC' });
});

it('goes back to the first page when the order changes, and keeps the search', () => {
  const next = withOrder(new URLSearchParams('search=gulf&after=x&page=3'), { sort: 'NAME', direction: 'ASC' });
  expect(next.toString()).toBe('search=gulf&sort=name&direction=asc');
});

it('marks only the column that the list is sorted by', () => {
  expect(sortable({ sort: 'NAME', direction: 'DESC' }, 'NAME').sortOrder).toBe('descend');
  expect(sortable<string>({ sort: 'NAME', direction: 'DESC' }, 'CREATED_AT').sortOrder).toBeNull();
});
