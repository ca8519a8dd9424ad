import type { KeysetPage } from '../../hooks/use-keyset-page';
import { unlessRefused } from '../../lib/graphql/refusal';
import { Pager } from './pager';

interface Query {
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface Connection<Row> {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

/** A page of a list as a route draws it. */
export const shownPage = <Row,>(page: KeysetPage, query: Query, list: Connection<Row> | undefined) => ({
  rows: list?.edges.map(({ node }) => node),
  totalCount: list?.totalCount,
  error: query.error,
  refetch: () => void unlessRefused(query.refetch()),
  pager: list && <Pager page={page} pageInfo={list.pageInfo} shown={list.edges.length} totalCount={list.totalCount} />,
});
