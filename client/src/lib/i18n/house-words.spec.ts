import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts, namespaces, readNamespace } from '../testing/translations';

const COLUMNS = { en: 4, ar: 5 } as const;

/** The rows of the table of docs/words.md, cell by cell. */
function rowsOfTheTable(): string[][] {
  const page = readFileSync(join(__dirname, '../../../../docs/words.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
}

function avoidedIn(language: 'en' | 'ar'): string[] {
  const cells = rowsOfTheTable().map((row) => row[COLUMNS[language]] ?? '');
  return cells.flatMap((cell) => cell.split(',').map((word) => word.trim())).filter(Boolean);
}

it.each(['en', 'ar'] as const)('no text in %s carries a word that the house avoids', (language) => {
  const avoided = avoidedIn(language);
  expect(avoided.length).toBeGreaterThan(5);
  const whole = new RegExp(`(?<!\\p{L})(?:${avoided.join('|')})(?!\\p{L})`, 'iu');
  const texts = allTexts(language);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => whole.test(text))).toEqual([]);
});

interface Texts {
  [key: string]: string | Texts;
}

/** Each question of a dialog with the words of its button, wherever both stand beside each other. */
function dialogsIn(texts: Texts): [question: string, button: string][] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return dialogsIn(text);
    const button = texts[key.replace(/title/, 'confirm').replace(/Title/, 'Confirm')];
    return text.endsWith('?') && /title/i.test(key) && typeof button === 'string' ? [[text, button]] : [];
  });
}

it('asks in every dialog with the verb that its button repeats', () => {
  const dialogs = namespaces('en').flatMap((name) => dialogsIn(readNamespace('en', name) as Texts));
  expect(dialogs.length).toBeGreaterThan(20);
  const verb = (text: string) => text.split(' ')[0];
  const isForm = (question: string) => question.startsWith('When ');
  expect(dialogs.filter(([question, button]) => !isForm(question) && verb(question) !== verb(button))).toEqual([]);
});
