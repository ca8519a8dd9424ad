import { useLocation, useSearchParams } from 'react-router-dom';

export const PAGE_SIZE = 25;

export interface KeysetPage {
  /** For the query's `after`; null on the first page. */
  after: string | null;
  isFirst: boolean;
  /** Rows before this page. */
  offset: number;
  next: (endCursor: string) => void;
  previous: () => void;
}

interface PageState {
  /** Cursors of the pages before this one, the first page's (null) included. */
  trail?: (string | null)[];
}

/**
 * Which page of a connection is shown: `after` and `page` in the URL, so that a copied link opens the same page, and the
 * way back in the history entry. A copied link has no way back but the first page.
 */
export function useKeysetPage(): KeysetPage {
  const [search, setSearch] = useSearchParams();
  const trail = (useLocation().state as PageState | null)?.trail ?? [];
  const after = search.get('after');
  const number = Math.max(1, Number(search.get('page')) || 1);

  const go = (cursor: string | null, pageNumber: number, state: PageState) =>
    setSearch(
      (kept) => {
        const next = new URLSearchParams(kept);
        if (cursor === null) ['after', 'page'].forEach((name) => next.delete(name));
        else
          [['after', cursor] as const, ['page', String(pageNumber)] as const].forEach(([name, value]) =>
            next.set(name, value),
          );
        return next;
      },
      { state },
    );

  return {
    after,
    isFirst: after === null,
    offset: after === null ? 0 : (number - 1) * PAGE_SIZE,
    next: (endCursor) => go(endCursor, number + 1, { trail: [...trail, after] }),
    previous: () => go(trail.at(-1) ?? null, trail.length > 0 ? number - 1 : 1, { trail: trail.slice(0, -1) }),
  };
}
