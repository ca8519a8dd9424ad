import { decodeCursor, pageSize, toConnection } from '../graphql';
import type { ConnectionOf, PageArgs } from '../graphql';

/** A page of what is known as a whole. `idOf` goes up along the rows, so that a page follows also where its end is gone. */
export function connectionOfWhole<Row>(
  all: readonly Row[],
  { first, after }: Pick<PageArgs, 'first' | 'after'>,
  idOf: (row: Row) => string,
): ConnectionOf<Row> {
  const size = pageSize({ first });
  const [end] = after ? decodeCursor(after, 1) : [];
  const left = end === undefined ? all : all.filter((row) => idOf(row) > String(end));
  const totalCount = () => Promise.resolve(all.length);
  return toConnection({ rows: left.slice(0, size + 1), size, totalCount, after, key: (row) => [idOf(row)] });
}
