import { useState } from 'react';

/** After the last movement of the hand, a list that moves by itself keeps still for so long. */
const STILL_MS = 5_000;

interface Held {
  ids: readonly string[];
  untilMs: number;
}

/**
 * Rows that change their places by themselves, and not under the hand of somebody who is about to press one of their buttons: from a
 * movement or a key in the list until the pointer leaves it, five seconds at most after the last one. Who joins meanwhile comes last.
 */
export function useHeldOrder<Row extends { id: string }>(rows: readonly Row[], now: number) {
  const [held, setHeld] = useState<Held | null>(null);
  const isHeld = held !== null && now < held.untilMs;
  const shown = isHeld ? inPlaces(rows, held.ids) : rows;
  const hold = () => {
    const at = Date.now();
    // Told at each pixel of a movement: to move the end a little is not worth a drawing.
    if (isHeld && held.untilMs - at > STILL_MS - 1_000) return;
    setHeld({ ids: shown.map(({ id }) => id), untilMs: at + STILL_MS });
  };
  return {
    shown,
    hand: { onPointerMove: hold, onPointerDown: hold, onKeyDown: hold, onPointerLeave: () => setHeld(null) },
  };
}

function inPlaces<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Row) => places.get(id) ?? ids.length;
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}
