import type { MarkingOrder, MarkingRound } from '../../../graphql/generated';

export const ROUNDS: readonly MarkingRound[] = ['FIRST', 'SECOND', 'SETTLE', 'MARKED'];
const ORDERS: readonly MarkingOrder[] = ['BY_CANDIDATE', 'BY_QUESTION'];

export interface MarkingSearch {
  assessmentId: string | null;
  round: MarkingRound;
  order: MarkingOrder;
  isBlind: boolean;
  /** The answer that is shown; null for the head of the queue. */
  itemId: string | null;
}

/** The state of the workbench, as its address has it. */
export function readMarkingSearch(search: URLSearchParams): MarkingSearch {
  return {
    assessmentId: search.get('assessment'),
    round: ROUNDS.find((round) => round === search.get('round')) ?? 'FIRST',
    order: ORDERS.find((order) => order === search.get('order')) ?? 'BY_CANDIDATE',
    isBlind: search.get('blind') === '1',
    itemId: search.get('answer'),
  };
}

/** What stays as it is when it is the default is left out of the address; another queue starts at its head. */
export function withMarkingSearch(kept: URLSearchParams, change: Partial<MarkingSearch>): URLSearchParams {
  const next = new URLSearchParams(kept);
  const put = (name: string, value: string | null | undefined) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  if ('assessmentId' in change) put('assessment', change.assessmentId);
  if (change.round) put('round', change.round === 'FIRST' ? null : change.round);
  if (change.order) put('order', change.order === 'BY_CANDIDATE' ? null : change.order);
  if (change.isBlind !== undefined) put('blind', change.isBlind ? '1' : null);
  put('answer', change.itemId);
  return next;
}

/** The neighbour of an answer in the queue; null at its ends. */
export function neighbourOf(ids: readonly string[], id: string, step: 1 | -1): string | null {
  const place = ids.indexOf(id);
  return place < 0 ? (ids[0] ?? null) : (ids[place + step] ?? null);
}
