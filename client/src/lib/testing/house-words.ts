import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
/** They tell what code is called, or list the words that are avoided. */
const OF_CODE = ['docs/architecture.md', 'docs/glossary.md', 'docs/words.md'];
const IN_ARABIC = /^docs\/(?:ar\/|guide\/ar\.md$)/u;

export const documentText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const pagesIn = (folder: string, recursive = true): string[] =>
  readdirSync(join(ROOT, folder), { recursive })
    .filter((name) => name.endsWith('.md') && !name.startsWith('adr'))
    .map((name) => join(folder, name));

/** Every document of the house but decisions and those that speak of code. */
export const documents = (language: 'en' | 'ar'): string[] =>
  [...pagesIn('', false), ...pagesIn('docs'), ...pagesIn('examples')].filter(
    (path) => !OF_CODE.includes(path) && IN_ARABIC.test(path) === (language === 'ar'),
  );

/** What is said in it; code and addresses are not. */
export const withoutCode = (page: string): string => page.replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/gu, ' ');

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
