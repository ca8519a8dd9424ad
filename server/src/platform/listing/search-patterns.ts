import { InvalidInput } from '../errors';

const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 8;

/** As it stands within a pattern. Folded before it is escaped: a wide percent sign becomes one as well. */
export const literal = (text: string): string => text.normalize('NFKC').replace(/[\\%_]/gu, String.raw`\$&`);

/**
 * Patterns for `fold_text(column) like fold_text(pattern)`, one for each word: every word has to occur, in any order.
 * @throws InvalidInput at `path` when the search is too long.
 */
export function searchPatterns(search: string | null | undefined, path: string): string[] {
  return searchWords(search, path).map((word) => `%${literal(word)}%`);
}

/** @throws InvalidInput at `path` when the search is too long. */
export function searchWords(search: string | null | undefined, path: string): string[] {
  const text = (search ?? '').replaceAll('\0', ' ').trim();
  if (text.length > MAX_SEARCH_LENGTH) throw InvalidInput.at(path, 'max-length', { max: MAX_SEARCH_LENGTH });
  return text.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
}
