import type { Fields, Flat, Shape, ValueOf } from './shape';

/** The fields of all types in one object: what a type does not have is null, an empty list, or off. */
export type Shown<F> = Flat<{
  -readonly [K in keyof F]: F[K] extends { kind: 'list' | 'switch' }
    ? ValueOf<F[K]>
    : Exclude<ValueOf<F[K]>, null> | null;
}>;

export function shown<F extends Fields>(fields: F, values: object): Shown<F> {
  const known = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, known[name] ?? nothingOf(shape)]),
  ) as Shown<F>;
}

function nothingOf({ kind }: Shape): unknown {
  if (kind === 'list') return [];
  return kind === 'switch' ? false : null;
}
