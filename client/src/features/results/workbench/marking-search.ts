import type { MarkingOrder, MarkingRound } from '../../../graphql/schema-generated';
import { listAddress } from '../../../lib/list-address/list-address';
import { choiceOf, flag, text, type AddressPart } from '../../../lib/list-address/parts';

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

/** Its choices stand in capitals. */
const inCapitals = <Choice extends string>(choices: readonly Choice[], none: Choice): AddressPart<Choice> => ({
  ...choiceOf(choices, none),
  write: (value) => value,
});

const queueAddress = listAddress({
  assessment: text,
  round: inCapitals(ROUNDS, 'FIRST'),
  order: inCapitals(ORDERS, 'BY_CANDIDATE'),
  blind: flag('1'),
  answer: text,
});

/** The state of the workbench, as its address has it. */
export function readMarkingSearch(search: URLSearchParams): MarkingSearch {
  const { assessment, round, order, blind: isBlind, answer } = queueAddress.read(search);
  return { assessmentId: assessment || null, round, order, isBlind, itemId: answer || null };
}

/** What stays as it is when it is the default is left out of the address; another queue starts at its head. */
export function withMarkingSearch(kept: URLSearchParams, change: Partial<MarkingSearch>): URLSearchParams {
  const { assessmentId, round, order, isBlind, itemId } = change;
  return queueAddress.with(kept, {
    ...('assessmentId' in change && { assessment: assessmentId ?? '' }),
    ...(round && { round }),
    ...(order && { order }),
    ...(isBlind !== undefined && { blind: isBlind }),
    answer: itemId ?? '',
  });
}

/** The neighbour of an answer in the queue; null at its ends. */
export function neighbourOf(ids: readonly string[], id: string, step: 1 | -1): string | null {
  const place = ids.indexOf(id);
  return place < 0 ? (ids[0] ?? null) : (ids[place + step] ?? null);
}
