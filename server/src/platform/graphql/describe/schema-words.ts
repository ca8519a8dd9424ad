/** Descriptions by what they describe: `Type`, `Type.field`, `Type.field(argument)` or `Enum.VALUE`. */
export type SchemaWords = Readonly<Record<string, string>>;

const declared = new Map<string, string>();
const usual = new Map<string, string>();

/** Describes parts of the schema that have no description beside their declaration; that one would win. */
export function describeSchema(words: SchemaWords): void {
  for (const [place, text] of Object.entries(words)) declared.set(place, text);
}

/** What a field or argument of this name means in every type that does not say otherwise. */
export function describeFields(words: SchemaWords): void {
  for (const [name, text] of Object.entries(words)) usual.set(name, text);
}

export function wordsFor(place: string): string | undefined {
  return declared.get(place);
}

export function usualWordsFor(name: string): string | undefined {
  return usual.get(name);
}
