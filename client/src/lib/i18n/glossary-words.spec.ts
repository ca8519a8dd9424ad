import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts, textsByName } from '../testing/translations';

/** The rows of the table of docs/glossary.md, cell by cell. */
function rowsOfTheTable(): string[][] {
  const page = readFileSync(join(__dirname, '../../../../docs/glossary.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
}

const wordsIn = (cell = '') =>
  cell
    .split(/,(?![^(]*\))/u)
    .map((word) => word.trim())
    .filter(Boolean);

/** Words that mean nothing in the house: they name no other thing, and nothing beside them says what else they are. */
function avoided(): string[] {
  const rows = rowsOfTheTable();
  const named = new Set(rows.flatMap((row) => wordsIn(row[1])).map((word) => word.replace(/ \(.*/u, '').toLowerCase()));
  const words = new Set(rows.flatMap((row) => wordsIn(row[4])));
  return [...words].filter((word) => !word.includes('(') && !named.has(word.toLowerCase()));
}

/** Every name of a text with its parts, in words: `people:staffUser.status` is "people staff user status". */
function namesOfTexts(): string[] {
  return Object.keys(textsByName('en')).map((name) =>
    name.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').replaceAll(/[-_:.]/gu, ' '),
  );
}

const carrying = (texts: string[]) => {
  const whole = new RegExp(`(?<!\\p{L})(?:${avoided().join('|')})s?(?!\\p{L})`, 'iu');
  return texts.filter((text) => whole.test(text));
};

it('knows many avoided words, and finds one where it is', () => {
  expect(avoided().length).toBeGreaterThan(30);
  expect(avoided()).toEqual(expect.arrayContaining(['campaign', 'pipeline', 'magic link']));
  expect(carrying(['Start the campaigns', 'Start the assessment'])).toEqual(['Start the campaigns']);
});

it('no text carries a word that the glossary avoids', () => {
  expect(carrying(allTexts('en'))).toEqual([]);
});

it('no name of a text carries one either', () => {
  expect(carrying(namesOfTexts())).toEqual([]);
});
