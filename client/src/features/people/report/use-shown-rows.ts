import { useState } from 'react';

const STEP = 25;

/** The first rows of a long list, and more of them on demand. */
export function useShownRows<Row>(rows: readonly Row[]) {
  const [limit, setLimit] = useState(STEP);
  const shown = rows.slice(0, limit);
  return { shown, left: rows.length - shown.length, showMore: () => setLimit(limit + STEP) };
}
