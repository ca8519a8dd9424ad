import { readOrder, type ListOrder } from '../../../components/table/list-order';
import type { ActiveStatus, ContentLanguage, Level, TestFilter, TestSort } from '../../../graphql/schema-generated';
import { given, listAddress } from '../../../lib/list-address/list-address';
import { choiceOf, text, trimmed } from '../../../lib/list-address/parts';

export const TEST_STATUSES: ActiveStatus[] = ['ACTIVE', 'INACTIVE'];
export const TEST_LEVELS: Level[] = ['BEGINNER', 'MID_LEVEL', 'ADVANCED'];
export const TEST_LANGUAGES: ContentLanguage[] = ['EN', 'AR'];
/** Whose tests: one's own, or those offered to everybody. */
export const TEST_SHELVES = ['MINE', 'PUBLISHED'] as const;

export const testList = listAddress({
  search: text,
  status: choiceOf(TEST_STATUSES),
  level: choiceOf(TEST_LEVELS),
  language: choiceOf(TEST_LANGUAGES),
  skill: trimmed,
  shelf: choiceOf(TEST_SHELVES),
});

interface TestListSearch {
  filter: TestFilter;
  shelf: (typeof TEST_SHELVES)[number] | undefined;
  order: ListOrder<TestSort>;
  isFiltered: boolean;
}

/** What the address asks for; whatever it does not understand is left out. */
export function readTestSearch(address: URLSearchParams): TestListSearch {
  const { search, shelf, ...narrowed } = testList.read(address);
  const filter = given({
    search: search.trim(),
    ...narrowed,
    isMine: shelf === 'MINE',
    isPublished: shelf === 'PUBLISHED',
  });
  const order = readOrder<TestSort>(address, ['UPDATED_AT', 'TITLE']);
  return { filter, shelf, order, isFiltered: Object.keys(filter).length > 0 };
}

/** The address without its filters; what else it says stays. */
export const withoutFilters = (address: URLSearchParams): URLSearchParams => testList.with(address, testList.none);
