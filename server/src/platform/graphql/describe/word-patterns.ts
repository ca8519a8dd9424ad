const MUTATION_INPUT = /^(?<what>[A-Z]\w*)Input$/;

/** What the form of a type's name tells, and of an input the mutations that take it. */
export function patternFor(type: string, takenBy: readonly string[] = []): string | undefined {
  if (type.endsWith('Connection')) return `One page of a list, and how to get the next. See \`PageInfo\`.`;
  if (type.endsWith('Edge')) return 'One entry of a page, with its place in the list.';
  if (type.endsWith('Sort')) return 'What the list can be in order of.';
  if (type.endsWith('Filter')) return 'Narrows a list; what is left out does not narrow it.';
  if (takenBy.length > 0) return `What ${takenBy.map((name) => `\`${name}\``).join(' and ')} takes.`;
  const what = MUTATION_INPUT.exec(type)?.groups?.what;
  return what && `Input: ${spaced(what)}.`;
}

/** What the form of a value's name tells: lists are sorted by what the value names, other values mean what they say. */
export function valuePatternFor(type: string, value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return type.endsWith('Sort') ? `By ${words}.` : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function spaced(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}
