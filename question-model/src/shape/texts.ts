import type { Fields, List, Shape } from './shape';

/** A text that is said in a language, by its path: `choices.0.text`. A list of texts is one, each item on a line of its own. */
export interface FieldText {
  path: string;
  text: string;
}

/** A line, a text with lines, or a list with an item a line: a translation of a list may have more items, or fewer. */
export type TextForm = 'LINE' | 'LINES' | 'LIST';

export interface FoundText extends FieldText {
  form: TextForm;
}

/** Every text that a reader of these values sees and a translation has to say again, in the order of the fields. */
export function textsOf(fields: Fields, values: object, under = ''): FoundText[] {
  const known = values as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, shape]) => textsIn(shape, known[name], `${under}${name}`));
}

function textsIn(shape: Shape, value: unknown, path: string): FoundText[] {
  if (value === undefined || value === null) return [];
  if (shape.kind === 'text') {
    const form = shape.isOneLine ? 'LINE' : 'LINES';
    return shape.isTranslated && value !== '' ? [{ path, text: value as string, form }] : [];
  }
  if (shape.kind === 'list') return textsInList(shape, value as unknown[], path);
  return shape.kind === 'group' ? textsOf(shape.fields, value, `${path}.`) : [];
}

function textsInList(list: List, items: readonly unknown[], path: string): FoundText[] {
  if (!isOneText(list)) return items.flatMap((item, at) => textsIn(list.of, item, `${path}.${at}`));
  return items.length === 0 ? [] : [{ path, text: items.join('\n'), form: 'LIST' }];
}

const isOneText = ({ of, isEach = false }: List): boolean => of.kind === 'text' && of.isTranslated && !isEach;

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The same values, saying other words at these paths; what is no text of theirs stays as it is. */
export function withTexts<V extends object>(fields: Fields, values: V, texts: readonly FieldText[]): V {
  const said = new Map(texts.map(({ path, text }) => [path, text]));
  return saidIn({ kind: 'group', name: '', fields }, values, '', said) as V;
}

function saidIn(shape: Shape, value: unknown, path: string, said: ReadonlyMap<string, string>): unknown {
  if (value === undefined || value === null) return value;
  if (shape.kind === 'text') return shape.isTranslated ? (said.get(path) ?? value) : value;
  if (shape.kind === 'list') return saidInList(shape, value as unknown[], path, said);
  if (shape.kind !== 'group') return value;
  const inside = path === '' ? '' : `${path}.`;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => {
      const field = shape.fields[name];
      return [name, field ? saidIn(field, own, `${inside}${name}`, said) : own];
    }),
  );
}

function saidInList(list: List, items: readonly unknown[], path: string, said: ReadonlyMap<string, string>): unknown[] {
  if (!isOneText(list)) return items.map((item, at) => saidIn(list.of, item, `${path}.${at}`, said));
  const lines = said.get(path);
  return lines === undefined ? [...items] : linesOf(lines);
}
