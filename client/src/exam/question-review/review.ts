import { isReachable } from '../engine/slots';
import type { QuestionSlot } from '../engine/ports';

export interface ReviewedSlot extends QuestionSlot {
  isMarked: boolean;
  /** It is open, or can be gone to. */
  isWithin: boolean;
}

/** What this device has is newer than what the server told; it may still be on its way. */
export function reviewOf(
  slots: readonly QuestionSlot[],
  marked: readonly number[],
  isAnsweredHere: (position: number) => boolean | null,
): ReviewedSlot[] {
  return slots.map((slot) => ({
    ...slot,
    isAnswered: isAnsweredHere(slot.position) ?? slot.isAnswered,
    isMarked: marked.includes(slot.position),
    isWithin: slot.state === 'OPEN' || isReachable(slot, slots),
  }));
}
