import { toConnection } from '../graphql';
import type { ConnectionOf } from '../graphql';
import type { PageOfIds } from './page-of-ids';

/** A page with what its ids stand for, in its order; what is gone since is left out. */
export async function connectionOfIds<Row extends { id: string }>(
  page: PageOfIds,
  after: string | undefined,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<ConnectionOf<Row>> {
  const keys = new Map(page.rows.map(({ id, key }) => [id, key]));
  const byId = new Map((await read([...keys.keys()])).map((row) => [row.id, row]));
  const rows = [...keys.keys()].flatMap((id) => byId.get(id) ?? []);
  return toConnection({ ...page, rows, after, key: ({ id }) => [keys.get(id) ?? '', id] });
}
