const MAX_LENGTH = 150;

/** Control characters, and the invisible ones that let a name read in another direction than it is written. */
const invisible = /[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** What somebody calls a file, fit to be shown and offered for saving. Never a part of any path here. */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const name = last.replace(invisible, '').replace(/\s+/g, ' ').trim();
  if (name.length <= MAX_LENGTH) return name;
  const extension = extensionOf(name);
  const end = extension && extension.length <= 10 ? `.${extension}` : '';
  return `${Array.from(name)
    .slice(0, MAX_LENGTH - end.length)
    .join('')}${end}`;
}

/** In lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
