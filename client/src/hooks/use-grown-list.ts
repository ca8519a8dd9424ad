import { useState } from 'react';
import { joinedPages, type ListPage } from '../lib/graphql/joined-pages';
import { useNextPage, type NextPage } from './use-next-page';

/** A list whose first page came with something else, such as its record; read anew, it begins at that page again. */
export function useGrownList<List extends ListPage>(
  first: List,
  ask: (after: string | null) => Promise<List>,
): { list: List; next: NextPage } {
  const [grown, setGrown] = useState({ first, list: first });
  const list = grown.first === first ? grown.list : first;
  const next = useNextPage(list, async (after) => {
    const page = await ask(after);
    setGrown((now) => {
      const shown = now.first === first ? now.list : first;
      return { first, list: joinedPages(shown, page, after) };
    });
  });
  return { list, next };
}
