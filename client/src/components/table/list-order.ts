import type { TableProps } from 'antd';
import type { SortDirection } from '../../graphql/schema-generated';
import { firstPage } from '../../lib/list-address/list-address';
import { choiceOf } from '../../lib/list-address/parts';

export interface ListOrder<Sort extends string> {
  sort: Sort;
  direction: SortDirection;
}

/** A date begins with the newest, a text with A. */
const firstDirection = (sort: string): SortDirection => (sort.endsWith('_AT') ? 'DESC' : 'ASC');

const DIRECTIONS: readonly SortDirection[] = ['ASC', 'DESC'];

/** The order that the address asks for, else by the first of the columns that can be sorted. */
export function readOrder<Sort extends string>(
  search: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): ListOrder<Sort> {
  const sort = choiceOf(sorts).read(search.get('sort') ?? '') ?? sorts[0];
  const direction = choiceOf(DIRECTIONS).read(search.get('direction') ?? '') ?? firstDirection(sort);
  return { sort, direction };
}

/** The address for another order, back on the first page. */
export function withOrder(search: URLSearchParams, { sort, direction }: ListOrder<string>): URLSearchParams {
  const next = firstPage(search);
  next.set('sort', sort.toLowerCase());
  next.set('direction', direction.toLowerCase());
  return next;
}

const ascendingFirst = ['ascend', 'descend', 'ascend'] as ('ascend' | 'descend')[];
const descendingFirst = ['descend', 'ascend', 'descend'] as ('ascend' | 'descend')[];

/** What makes a table's column sortable by `key`; never "no order". */
export function sortable<Sort extends string>(order: ListOrder<Sort>, key: Sort) {
  return {
    key,
    sorter: true,
    sortDirections: firstDirection(key) === 'ASC' ? ascendingFirst : descendingFirst,
    sortOrder: order.sort === key ? (order.direction === 'ASC' ? ('ascend' as const) : ('descend' as const)) : null,
  };
}

/** The table's own event as an order of the list. */
export const onSorted =
  <Row, Sort extends string>(onSort: (order: ListOrder<Sort>) => void): NonNullable<TableProps<Row>['onChange']> =>
  (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    if (columnKey !== undefined && order) {
      onSort({ sort: columnKey as Sort, direction: order === 'ascend' ? 'ASC' : 'DESC' });
    }
  };
