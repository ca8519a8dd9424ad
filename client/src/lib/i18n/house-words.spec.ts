import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts, namespaces, readNamespace, speak } from '../testing/translations';

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
    const button = buttonsOf(key)
      .map((name) => texts[name])
      .find((one) => typeof one === 'string');
    return /[?؟]$/u.test(text) && /title/i.test(key) && typeof button === 'string' ? [[text, button]] : [];
  });
}

/** `title` is answered by `confirm`, `submit` or `name`, `rotateTitle` by `rotateConfirm` or `rotate`. */
const buttonsOf = (key: string): string[] => [
  key.replace(/title/, 'confirm').replace(/Title/, 'Confirm'),
  key.replace(/title/, 'submit'),
  ...(key.includes('Title') ? [key.replace(/Title/, '')] : [key.replace(/title/, 'name')]),
];

/** Questions that a form answers, or a page. */
const openings = {
  en: { forms: /^(?:When|Forgot) /u, least: 25 },
  ar: { forms: /^(?:متى|نسيت) /u, least: 55 },
} as const;

it.each(['en', 'ar'] as const)('asks in every dialog with the verb that its button repeats, in %s', (language) => {
  const dialogs = namespaces(language).flatMap((name) => dialogsIn(readNamespace(language, name) as Texts));
  const { forms, least } = openings[language];
  expect(dialogs.length).toBeGreaterThan(least);
  const verb = (text: string) => text.split(' ')[0];
  expect(dialogs.filter(([question, button]) => !forms.test(question) && verb(question) !== verb(button))).toEqual([]);
});

/** Where the number of those who are through with their exam stands, or when they were. */
const FIGURES_OF_COMPLETION = [
  'common:stage.COMPLETED',
  'dashboard:recent.completed',
  'assessments:list.completed',
  'assessments:home.completed',
  'candidates:funnel.completed',
  'candidates:list.completed',
  'all-candidates:column.completed',
  'analytics:funnel.completed',
  'people:report.totalCompleted',
  'monitor:condition.submitted',
  'results:submitted',
  'exports:shared.submitted',
] as const;

it.each([
  ['en', /complete/iu, 'other'],
  ['ar', /كمل|كتمل|كمال/u, 'few'],
] as const)(
  'calls who has completed an exam by one word wherever they are counted, in %s',
  async (language, word, form) => {
    const { t, exists } = await speak(language);
    const texts = FIGURES_OF_COMPLETION.map((key) => t(exists(key) ? key : `${key}_${form}`));
    expect(texts.filter((text) => !word.test(text))).toEqual([]);
  },
);
