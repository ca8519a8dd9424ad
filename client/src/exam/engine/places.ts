import type { Sitting } from './machine';
import type { ExamPlace } from './ports';

/** Whether its candidate can still give it an answer, now or later. */
const hasTime = ({ state }: ExamPlace): boolean => state !== 'CLOSED';

/** The first question that nobody has seen can be opened; those behind it cannot yet. */
export function isReachable(place: ExamPlace, places: readonly ExamPlace[]): boolean {
  if (place.state === 'LEFT') return true;
  return place.state === 'UNSEEN' && places.find(({ state }) => state === 'UNSEEN') === place;
}

/** The nearest questions before and behind this one that can be gone to. */
export function neighboursOf({ places }: Pick<Sitting, 'places'>, position: number) {
  const reachable = places.filter((place) => isReachable(place, places)).map((place) => place.position);
  return {
    previous: reachable.filter((each) => each < position).at(-1) ?? null,
    following: reachable.find((each) => each > position) ?? null,
  };
}

/** When the open question is over nothing is left to be answered. */
export const isOnlyOne = ({ places }: Pick<Sitting, 'places'>): boolean =>
  !places.some((place) => place.state !== 'OPEN' && hasTime(place));
