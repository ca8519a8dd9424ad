import { InvalidInput } from '../errors';

/** The values of the sort columns of one row, last one unique: the place in the list where a page ends. */
export type CursorKey = (string | number | boolean | null)[];

export function encodeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** @throws InvalidInput at `after` when the cursor is not one of ours with `length` values. */
export function decodeCursor(cursor: string, length: number): CursorKey {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(key) && key.length === length && key.every(isKeyPart)) return key as CursorKey;
  } catch {
    // Falls through: whatever it was, it is not one of our cursors.
  }
  throw InvalidInput.at('after', 'cursor');
}

function isKeyPart(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

export interface KeysetPage<Row> {
  /** Up to `size + 1` rows: the one too many tells that there is a next page. */
  rows: Row[];
  size: number;
  totalCount: () => Promise<number>;
  /** The cursor that the page was asked with. */
  after: string | undefined;
  key: (row: Row) => CursorKey;
}

export interface EdgeOf<Node> {
  cursor: string;
  node: Node;
}

/** Where a page lies in its list. */
export interface PagePlace {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface ConnectionOf<Node> {
  edges: EdgeOf<Node>[];
  pageInfo: PagePlace;
  /** Counted when it is read, so only for whoever asks for it. */
  readonly totalCount: Promise<number>;
}

/** Cuts the surplus row off and wraps the rest. */
export function toConnection<Row>(page: KeysetPage<Row>): ConnectionOf<Row> {
  const edges = page.rows.slice(0, page.size).map((row) => ({ cursor: encodeCursor(page.key(row)), node: row }));
  return {
    edges,
    get totalCount() {
      return page.totalCount();
    },
    pageInfo: {
      hasNextPage: page.rows.length > page.size,
      hasPreviousPage: page.after !== undefined,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The same page with something made of each entry. */
export function nodesOf<Row, Node>(page: ConnectionOf<Row>, node: (row: Row) => Node): ConnectionOf<Node> {
  return {
    edges: page.edges.map((edge) => ({ cursor: edge.cursor, node: node(edge.node) })),
    pageInfo: page.pageInfo,
    get totalCount() {
      return page.totalCount;
    },
  };
}
