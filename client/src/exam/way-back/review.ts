import { isReachable } from '../engine/places';
import type { ExamPlace } from '../engine/ports';

export interface ReviewedPlace extends ExamPlace {
  isMarked: boolean;
  /** It is open, or can be gone to. */
  isWithin: boolean;
}

/** What this device has is newer than what the server told; it may still be on its way. */
export function reviewOf(
  places: readonly ExamPlace[],
  marked: readonly number[],
  isAnsweredHere: (position: number) => boolean | null,
): ReviewedPlace[] {
  return places.map((place) => ({
    ...place,
    isAnswered: isAnsweredHere(place.position) ?? place.isAnswered,
    isMarked: marked.includes(place.position),
    isWithin: place.state === 'OPEN' || isReachable(place, places),
  }));
}
