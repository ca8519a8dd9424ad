import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const documentText = (path: string): string => readFileSync(join(__dirname, '../../../..', path), 'utf8');

/** The rows below a heading of docs/words.md, cell by cell. */
export function wordsBelow(heading: string): string[][] {
  const [, below = ''] = documentText('docs/words.md').split(`\n## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
}

export const wordsIn = (cell = ''): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const COLUMNS = { en: 4, ar: 5 } as const;

/** What nothing that people read may say, wherever it stands. */
export const avoidedIn = (language: keyof typeof COLUMNS): string[] =>
  wordsBelow('One word per thing').flatMap((row) => wordsIn(row[COLUMNS[language]]));

/** Any of the words, whole. */
export const whole = (words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
