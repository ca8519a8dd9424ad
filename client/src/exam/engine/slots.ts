import type { Sitting } from './machine';
import type { QuestionSlot } from './ports';

/** Whether its candidate can still give it an answer, now or later. */
const hasTime = ({ state }: QuestionSlot): boolean => state !== 'CLOSED';

/** The first question that nobody has seen can be opened; those behind it cannot yet. */
export function isReachable(slot: QuestionSlot, slots: readonly QuestionSlot[]): boolean {
  if (slot.state === 'LEFT') return true;
  return slot.state === 'UNSEEN' && slots.find(({ state }) => state === 'UNSEEN') === slot;
}

/** The nearest questions before and behind this one that can be gone to. */
export function neighboursOf({ slots }: Pick<Sitting, 'slots'>, position: number) {
  const reachable = slots.filter((slot) => isReachable(slot, slots)).map((slot) => slot.position);
  return {
    previous: reachable.filter((each) => each < position).at(-1) ?? null,
    following: reachable.find((each) => each > position) ?? null,
  };
}

/** When the open question is over nothing is left to be answered. */
export const isOnlyOne = ({ slots }: Pick<Sitting, 'slots'>): boolean =>
  !slots.some((slot) => slot.state !== 'OPEN' && hasTime(slot));
