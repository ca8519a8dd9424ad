import type { Fields, Shape, ValuesOf } from './shape';

/** Field by field, all the way down: nothing is handed on because it happened to be stored. */
export function pickFields<F extends Fields>(fields: F, values: object): ValuesOf<F> {
  const known = values as Readonly<Record<string, unknown>>;
  const picked = Object.entries(fields).flatMap(([name, shape]) =>
    known[name] === undefined ? [] : [[name, pickValue(shape, known[name])]],
  );
  return Object.fromEntries(picked) as ValuesOf<F>;
}

function pickValue(shape: Shape, value: unknown): unknown {
  if (value === null) return null;
  if (shape.kind === 'list') return (value as unknown[]).map((item) => pickValue(shape.of, item));
  return shape.kind === 'group' ? pickFields(shape.fields, value as object) : value;
}
