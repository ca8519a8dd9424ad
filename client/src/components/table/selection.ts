/** What is ticked, by id, across pages and searches; in the order in which it was ticked. */
export type Selection<Row> = ReadonlyMap<string, Row>;

export const nothingSelected: Selection<never> = new Map<string, never>();

export function toggled<Row extends { id: string }>(selection: Selection<Row>, row: Row): Selection<Row> {
  const next = new Map(selection);
  if (!next.delete(row.id)) next.set(row.id, row);
  return next;
}

/** After the rows of one page were ticked anew; what is ticked elsewhere stays. */
export function withPage<Row extends { id: string }>(
  selection: Selection<Row>,
  page: readonly Row[],
  tickedIds: readonly string[],
): Selection<Row> {
  const ticked = new Set(tickedIds);
  const next = new Map(selection);
  for (const row of page) {
    if (ticked.has(row.id)) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}

export function without<Row>(selection: Selection<Row>, id: string): Selection<Row> {
  const next = new Map(selection);
  next.delete(id);
  return next;
}
