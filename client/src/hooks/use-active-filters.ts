import { useSearchParams } from 'react-router-dom';

/** What of a list's address is no filter. */
const OTHERS = [
  'search',
  'sort',
  'direction',
  'after',
  'page',
  'hide',
  'rows',
  'lng',
  'step',
  'test',
  'question',
  'invite',
];

/** How many filters of the list are set, by its address. */
export function useActiveFilters(): number {
  const [search] = useSearchParams();
  return [...new Set(search.keys())].filter((name) => !OTHERS.includes(name) && search.get(name) !== '').length;
}
