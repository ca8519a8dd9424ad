import { toConnection } from '../graphql';
import type { ConnectionOf } from '../graphql';
import type { PageOfIds } from './page-of-ids';

/** A page with what its ids stand for, in its order. What is gone since is left out, and the list goes on behind it all the same. */
export async function connectionOfIds<Row extends { id: string }>(
  page: PageOfIds,
  after: string | undefined,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<ConnectionOf<Row>> {
  const { edges, pageInfo } = toConnection({ ...page, after, key: ({ id, key }) => [key, id] });
  const byId = new Map((await read(edges.map(({ node }) => node.id))).map((row) => [row.id, row]));
  const found = edges.flatMap(({ cursor, node: { id } }) => {
    const node = byId.get(id);
    return node ? [{ cursor, node }] : [];
  });
  return {
    edges: found,
    pageInfo,
    get totalCount() {
      return page.totalCount();
    },
  };
}
