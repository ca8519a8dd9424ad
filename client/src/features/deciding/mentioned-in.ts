export interface Colleague {
  id: string;
  name: string;
}

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
