import type { Fields, Shape } from './shape';

/** A text that is said in a language, by its path: `choices.0.text`. */
export interface FieldText {
  path: string;
  text: string;
}

/** Every text that a reader of these values sees and a translation has to say again, in the order of the fields. */
export function textsOf(fields: Fields, values: object, under = ''): FieldText[] {
  const known = values as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, shape]) => textsIn(shape, known[name], `${under}${name}`));
}

function textsIn(shape: Shape, value: unknown, path: string): FieldText[] {
  if (value === undefined || value === null) return [];
  if (shape.kind === 'text') return shape.isTranslated && value !== '' ? [{ path, text: value as string }] : [];
  if (shape.kind === 'list')
    return (value as unknown[]).flatMap((item, at) => textsIn(shape.of, item, `${path}.${at}`));
  return shape.kind === 'group' ? textsOf(shape.fields, value, `${path}.`) : [];
}

/** The same values, saying other words at these paths; what is no text of theirs stays as it is. */
export function withTexts<V extends object>(fields: Fields, values: V, texts: readonly FieldText[]): V {
  const said = new Map(texts.map(({ path, text }) => [path, text]));
  return saidIn({ kind: 'group', name: '', fields }, values, '', said) as V;
}

function saidIn(shape: Shape, value: unknown, path: string, said: ReadonlyMap<string, string>): unknown {
  if (value === undefined || value === null) return value;
  if (shape.kind === 'text') return shape.isTranslated ? (said.get(path) ?? value) : value;
  if (shape.kind === 'list')
    return (value as unknown[]).map((item, at) => saidIn(shape.of, item, `${path}.${at}`, said));
  if (shape.kind !== 'group') return value;
  const inside = path === '' ? '' : `${path}.`;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => {
      const field = shape.fields[name];
      return [name, field ? saidIn(field, own, `${inside}${name}`, said) : own];
    }),
  );
}
