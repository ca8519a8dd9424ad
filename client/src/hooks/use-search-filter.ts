import { useSearchParams } from 'react-router-dom';

/** One filter that lives in the URL. Changing it goes back to the first page and replaces the history entry. */
export function useSearchFilter(name: string): [value: string, change: (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (value: string) =>
    setSearch(
      (kept) => {
        const next = new URLSearchParams(kept);
        if (value) next.set(name, value);
        else next.delete(name);
        ['after', 'page'].forEach((paging) => next.delete(paging));
        return next;
      },
      { replace: true },
    );
  return [search.get(name) ?? '', change];
}
