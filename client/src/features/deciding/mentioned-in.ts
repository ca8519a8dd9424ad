export interface Colleague {
  id: string;
  name: string;
}

/** The first word of each name that a note may mention. */
export const mentionWords = (text: string): string[] => [
  ...new Set([...text.matchAll(/@([\p{L}\p{M}\p{N}'’-]+)/gu)].flatMap(([, word]) => word ?? [])),
];

/** Whom a note names after an @; of two names that begin alike the longer one is meant. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  const byLength = colleagues.toSorted((one, other) => other.name.length - one.name.length);
  const found = new Set<string>();
  let rest = text;
  for (const { id, name } of byLength) {
    const mention = `@${name}`;
    if (!rest.includes(mention)) continue;
    found.add(id);
    rest = rest.replaceAll(mention, ' ');
  }
  return colleagues.filter(({ id }) => found.has(id));
}
