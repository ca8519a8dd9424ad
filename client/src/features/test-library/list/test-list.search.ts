import { readChoice, readOrder, type ListOrder } from '../../../components/table/list-order';
import type { ActiveStatus, ContentLanguage, Level, TestFilter, TestSort } from '../../../graphql/generated';

export const STATUSES: ActiveStatus[] = ['ACTIVE', 'INACTIVE'];
export const LEVELS: Level[] = ['BEGINNER', 'MID_LEVEL', 'ADVANCED'];
export const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];
/** Whose tests: one's own, or those offered to everybody. */
export const SHELVES = ['MINE', 'PUBLISHED'] as const;
export type Shelf = (typeof SHELVES)[number];

/** Everything of the address that narrows the list. */
export const FILTER_NAMES = ['search', 'status', 'level', 'language', 'skill', 'shelf'] as const;

export interface TestListSearch {
  filter: TestFilter;
  shelf: Shelf | undefined;
  order: ListOrder<TestSort>;
  isFiltered: boolean;
}

/** What the address asks for; whatever it does not understand is left out. */
export function readTestSearch(search: URLSearchParams): TestListSearch {
  const text = search.get('search')?.trim();
  const skill = search.get('skill')?.trim();
  const status = readChoice(STATUSES, search.get('status'));
  const level = readChoice(LEVELS, search.get('level'));
  const language = readChoice(LANGUAGES, search.get('language'));
  const shelf = readChoice(SHELVES, search.get('shelf'));
  const filter: TestFilter = {
    ...(text && { search: text }),
    ...(status && { status }),
    ...(level && { level }),
    ...(language && { language }),
    ...(skill && { skill }),
    ...(shelf === 'MINE' && { isMine: true }),
    ...(shelf === 'PUBLISHED' && { isPublished: true }),
  };
  const order = readOrder<TestSort>(search, ['UPDATED_AT', 'TITLE']);
  return { filter, shelf, order, isFiltered: Object.keys(filter).length > 0 };
}

/** The address without its filters; what else it says stays. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  [...FILTER_NAMES, 'after', 'page'].forEach((name) => next.delete(name));
  return next;
}
