import { useState } from 'react';
import type { NextPage } from '../../../hooks/use-next-page';

const STEP = 25;

export interface Listed<Row> {
  totalCount: number;
  edges: readonly { node: Row }[];
}

/** The first rows of a long list, and more of them on demand: those at hand, and then the next page. */
export function useShownRows<Row>({ edges, totalCount }: Listed<Row>, next: NextPage) {
  const [limit, setLimit] = useState(STEP);
  const shown = edges.slice(0, limit).map(({ node }) => node);
  const showMore = () => {
    setLimit(shown.length + STEP);
    if (shown.length + STEP > edges.length && edges.length < totalCount) next.ask();
  };
  return { shown, left: Math.max(totalCount - shown.length, 0), showMore };
}
