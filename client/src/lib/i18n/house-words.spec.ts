import { avoidedIn, documents, documentText, whole, withoutCode, wordsBelow, wordsIn } from '../testing/house-words';
import { allTexts, namespaces, readNamespace, speak, textsByName } from '../testing/translations';

it.each(['en', 'ar'] as const)('no text in %s carries a word that the house avoids', (language) => {
  const avoided = avoidedIn(language);
  expect(avoided.length).toBeGreaterThan(5);
  const texts = allTexts(language);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => whole(avoided).test(text))).toEqual([]);
});

/** `bank:usage.exams_one` is "bank usage exams one"; what the API or the database calls so is left out. */
const inWords = (name: string) =>
  name
    .replaceAll(/(?<=[.:](?:field|column|table|rule)\.)[^.]+/gu, '')
    .replaceAll(/[A-Z]+(?:_[A-Z]+)*(?![a-z])/gu, '')
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll(/[-_.:]/gu, ' ');

it('no name of a text carries a word that the house avoids', () => {
  const avoided = whole(avoidedIn('en'));
  expect(
    ['exam:handIn.title', 'bank:usage.sittings_one', 'tests:chosen.none'].filter(
      (name) => !avoided.test(inWords(name)),
    ),
  ).toEqual([]);
  expect(avoided.test(inWords('feedback:delivery.MAILED'))).toBe(false);
  const names = Object.keys({ ...textsByName('en'), ...textsByName('ar') });
  expect(names.filter((name) => avoided.test(inWords(name)))).toEqual([]);
});

it.each(['en', 'ar'] as const)('no document for readers of %s carries a word that the house avoids', (language) => {
  const avoided = whole(avoidedIn(language));
  const pages = documents(language);
  expect(pages).toContain(language === 'ar' ? 'docs/ar/api.md' : 'SECURITY.md');
  const lines = pages.flatMap((path) =>
    withoutCode(documentText(path))
      .split('\n')
      .map((line) => `${path}: ${line}`),
  );
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter((line) => avoided.test(line.slice(line.indexOf(': '))))).toEqual([]);
});

it.each(['en', 'ar'] as const)('no text in %s carries a word that is wrong in its place', (language) => {
  const rows = wordsBelow('Words of one place');
  expect(rows.length).toBeGreaterThan(2);
  const texts = Object.entries(textsByName(language));
  for (const row of rows) {
    const avoided = wordsIn(row[language === 'en' ? 4 : 5]);
    for (const place of wordsIn(row[1]?.replaceAll('`', ''))) {
      const here = texts.filter(([name]) => name.startsWith(place));
      expect([place, here.length]).not.toEqual([place, 0]);
      const carrying = here.filter(([, text]) => avoided.length > 0 && whole(avoided).test(withoutValues(text)));
      expect(carrying).toEqual([]);
    }
  }
});

const withoutValues = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/gu, '');

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

/** The entries of the menu as the specification names them. */
const MENU = {
  dashboard: 'Dashboard',
  newAssessment: 'New Assessment',
  assessments: 'Assessment List',
  contacts: 'Contacts',
  tests: 'All Tests',
  newTest: 'New Test',
  candidates: 'All Candidates',
  admins: 'All Admins',
  createAdmin: 'Create Admin',
  hrs: 'HR',
  settings: 'Settings',
};

it('names the entries of the menu as the specification does, and writes them like any other words elsewhere', async () => {
  const { t } = await speak('en');
  for (const [key, name] of Object.entries(MENU)) expect(t(`shell:nav.${key}`)).toBe(name);
  const capitals = Object.values(MENU).filter((name) => / [A-Z][a-z]/u.test(name));
  const elsewhere = Object.entries(textsByName('en')).filter(([name]) => !name.startsWith('shell:nav.'));
  expect(elsewhere.filter(([, text]) => capitals.some((name) => text.includes(name)))).toEqual([]);
});
