/** What is read of a connection to join its pages. */
export interface ListPage {
  edges: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The list with the page after `after` at its end. A list that does not end there has it already, or is another one by now. */
export function joinedPages<List extends ListPage>(shown: List, next: List, after: string | null): List {
  if (shown.pageInfo.endCursor !== after) return shown;
  return { ...next, edges: [...shown.edges, ...next.edges] };
}

/** A list page by page, until there is no more of it or there are as many entries as wanted. */
export async function pagesOf<List extends ListPage>(
  ask: (after: string | null) => Promise<List>,
  wanted = Number.POSITIVE_INFINITY,
): Promise<List> {
  let list = await ask(null);
  while (list.pageInfo.hasNextPage && list.edges.length < wanted) {
    const after = list.pageInfo.endCursor;
    list = joinedPages(list, await ask(after), after);
  }
  return list;
}
