import { useState } from 'react';

const STEP = 25;

export interface Listed<Row> {
  totalCount: number;
  edges: readonly { node: Row }[];
}

/** The first rows of a long list, and more of them on demand: those at hand, and then the next page by `onMore`. */
export function useShownRows<Row>({ edges, totalCount }: Listed<Row>, onMore: () => void) {
  const [limit, setLimit] = useState(STEP);
  const shown = edges.slice(0, limit).map(({ node }) => node);
  const showMore = () => {
    setLimit(limit + STEP);
    if (limit + STEP > edges.length && edges.length < totalCount) onMore();
  };
  return { shown, left: Math.max(totalCount - shown.length, 0), showMore };
}
