import type { Fields, Flag, Group, List, Plain, Shape, Text, Whole, Word, Words } from './shape';

const described = <S extends object>(shape: S, about: string | undefined) => (about ? { ...shape, about } : shape);

export const whole = (min: number, max: number, about?: string): Whole =>
  described({ kind: 'whole' as const, min, max }, about);

export const toggle = (about?: string): Flag & { kind: 'switch' } => described({ kind: 'switch' as const }, about);

export const flag = (about?: string): Flag & { kind: 'flag' } => described({ kind: 'flag' as const }, about);

interface TextRules {
  max: number;
  isOneLine?: boolean;
  /** Neither read as language nor translated. */
  isCode?: boolean;
}

export const text = ({ max, isOneLine = false, isCode = false }: TextRules, about?: string): Text =>
  described({ kind: 'text' as const, max, isOneLine, isTranslated: !isCode }, about);

export const day = (about?: string): Plain => described({ kind: 'day' as const }, about);
export const decimal = (about?: string): Plain => described({ kind: 'decimal' as const }, about);
export const id = (about?: string): Plain => described({ kind: 'id' as const }, about);

export const oneOf = <W extends Words>(name: string, words: W, about?: string): Word<W> =>
  described({ kind: 'word' as const, name, words }, about);

export const list = <S extends Shape>(of: S, about?: string): List<S> =>
  described({ kind: 'list' as const, of }, about);

/** Of texts that stand for themselves, unlike accepted answers, of which another language may have more. */
export const each = <S extends Shape>(of: S): List<S> => ({ kind: 'list', of, isEach: true });

export const group = <F extends Fields>(name: string, fields: F, summary?: string): Group<F> =>
  summary ? { kind: 'group', name, summary, fields } : { kind: 'group', name, fields };

export const optional = <S extends Shape>(shape: S): S & { isOptional: true } => ({ ...shape, isOptional: true });
export const nullable = <S extends Shape>(shape: S): S & { isNullable: true } => ({ ...shape, isNullable: true });
export const withDefault = <S extends Shape>(shape: S): S & { hasDefault: true } => ({ ...shape, hasDefault: true });
