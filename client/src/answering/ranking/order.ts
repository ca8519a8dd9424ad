import type { AskedChoice } from '../asked-question';

/** The choices in the order that was given; what it does not name follows as it was asked. */
export function orderOf(choices: readonly AskedChoice[], ids: readonly string[] | null | undefined): AskedChoice[] {
  const given = (ids ?? []).flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  return [...new Set([...given, ...choices])];
}

export function rankMoved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
