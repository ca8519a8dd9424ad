/** A line of the comparison: what each candidate has of it, by place. */
export interface Measured {
  key: string;
  values: readonly (number | string | null)[];
}

const known = (values: Measured['values']) => values.filter((value) => value !== null);

/** Whether everybody has the same. */
export const isSame = ({ values }: Measured): boolean => values.every((value) => value === values[0]);

/** Who has the most; nobody where there is nothing to choose between. */
export function bestPlaces({ values, ...line }: Measured): number[] {
  const numbers = known(values).filter((value) => typeof value === 'number');
  if (numbers.length < 2 || isSame({ values, ...line })) return [];
  const most = Math.max(...numbers);
  return values.flatMap((value, place) => (value === most ? [place] : []));
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
