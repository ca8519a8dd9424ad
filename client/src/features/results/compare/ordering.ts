/** A line of the comparison: what each candidate has of it, by place. */
export interface Measured {
  key: string;
  values: readonly (number | string | null)[];
}

/** Whether anybody has any of it. */
export const isFilled = ({ values }: Measured): boolean => values.some((value) => value !== null);

/** Whether everybody has the same. */
export const isSame = ({ values }: Measured): boolean => values.every((value) => value === values[0]);

/**
 * Who has the most; nobody where there is nothing to choose between.
 * @param isFinal whether the result in a place can still rise: then it is neither the most nor less than it
 */
export function bestPlaces({ values }: Measured, isFinal: readonly boolean[]): number[] {
  const numbers = values.filter((value, place) => typeof value === 'number' && isFinal[place]).map(Number);
  const most = Math.max(...numbers);
  if (numbers.length < 2 || numbers.every((number) => number === most)) return [];
  return values.flatMap((value, place) => (value === most && isFinal[place] ? [place] : []));
}

/** The places of the candidates, the most first; who has nothing of it stands last. */
export function placesBy(line: Measured | undefined, count: number): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  if (!line) return places;
  const worth = (place: number) => {
    const value = line.values[place];
    return typeof value === 'number' ? value : -Infinity;
  };
  return places.toSorted((one, other) => (worth(one) === worth(other) ? one - other : worth(other) - worth(one)));
}
