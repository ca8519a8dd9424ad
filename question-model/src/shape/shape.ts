/**
 * A field, declared once: its type, its limits, what it is. Types of TypeScript, checks of what an author writes, GraphQL, the
 * candidate's paper and the texts to translate are all taken from these declarations.
 */
export type Shape = (Whole | Flag | Text | Plain | Word | List | Group) & Marks;

export type Fields = Readonly<Record<string, Shape>>;

interface Marks {
  /** For whoever reads the API; left out where the name says it all. */
  about?: string;
  /** May be left out. */
  isOptional?: boolean;
  /** There, but may be null. */
  isNullable?: boolean;
  /** May be left out of a draft; it is there when it is kept. */
  hasDefault?: boolean;
}

export interface Whole {
  kind: 'whole';
  min: number;
  max: number;
}

/** `switch`: off where nothing is said. `flag`: neither true nor false until somebody says so. */
export interface Flag {
  kind: 'flag' | 'switch';
}

export interface Text {
  kind: 'text';
  max: number;
  isOneLine: boolean;
  /** Said in a language, so a translation has its own. */
  isTranslated: boolean;
}

/** `day` is an ISO day, `decimal` a number as text, `id` names something. */
export interface Plain {
  kind: 'day' | 'decimal' | 'id';
}

/** One of a few words; the name is that of the enum. */
export interface Word<W extends Words = Words> {
  kind: 'word';
  name: string;
  words: W;
}

export type Words = Readonly<Record<string, string>>;

export interface List<S extends Shape = Shape> {
  kind: 'list';
  of: S;
  /** Of texts: each is one by itself, so that a translation has as many. */
  isEach?: boolean;
}

export interface Group<F extends Fields = Fields> {
  kind: 'group';
  name: string;
  /** What such an object is, wherever it stands. */
  summary?: string;
  fields: F;
}

export type ValueOf<S> =
  | (S extends { kind: 'whole' }
      ? number
      : S extends { kind: 'flag' | 'switch' }
        ? boolean
        : S extends { kind: 'text' | 'day' | 'decimal' | 'id' }
          ? string
          : S extends { kind: 'word'; words: infer W }
            ? W[keyof W]
            : S extends { kind: 'list'; of: infer Item }
              ? ValueOf<Item>[]
              : S extends { kind: 'group'; fields: infer F }
                ? ValuesOf<F>
                : never)
  | (S extends { isNullable: true } ? null : never);

type OptionalKeys<F> = { [K in keyof F]: F[K] extends { isOptional: true } ? K : never }[keyof F];

/** What an object with these fields holds. */
export type ValuesOf<F> = Flat<
  { -readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & {
    -readonly [K in OptionalKeys<F>]?: ValueOf<F[K]>;
  }
>;

/** The same as an author hands it in: what is not said is left out or null. */
export type DraftOf<S> = S extends { kind: 'list'; of: infer Item }
  ? DraftOf<Item>[]
  : S extends { kind: 'group'; fields: infer F }
    ? Flat<
        { -readonly [K in RequiredKeys<F>]: DraftOf<F[K]> } & {
          -readonly [K in Exclude<keyof F, RequiredKeys<F>>]?: DraftOf<F[K]> | null;
        }
      >
    : Exclude<ValueOf<S>, null>;

type RequiredKeys<F> = {
  [K in keyof F]: F[K] extends { isOptional: true } | { isNullable: true } | { hasDefault: true } | { kind: 'switch' }
    ? never
    : K;
}[keyof F];

export type Flat<T> = { [K in keyof T]: T[K] };
