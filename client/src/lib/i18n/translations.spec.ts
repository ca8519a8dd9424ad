import { namespaces, readNamespace } from '../testing/translations';
import { languages, type Language } from './language';

const PLURALS: Record<Language, string[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

/** Written in Latin letters in Arabic too: names of formats, units, keys and products. */
const LATIN_TERMS =
  /\b(GraphQL|Entra ID|Google|Okta|Keycloak|OpenID Connect|OAuth|Greenhouse|Ashby|JavaScript|Mizan|API|REST|CSV|TSV|XLSX|KB|MB|URL|HR|Excel|Windows|Enter|Tab|IFRS|SMTP|CET|UTC|docx?|pdf|pptx?|Shift|Esc|LaTeX|WebP|WebVTT|vtt|XLIFF|JPEG|SVG|frac|sqrt|png|jpg|gif|webp|txt|md|GIFT|Aiken|Moodle|XML|QTI|UTF|DOCTYPE|imsmanifest|ANSWER|https?|(?:name@)?example\.com)\b/gi;

type Entries = Record<string, string>;

function flat(tree: unknown, prefix = ''): Entries {
  if (typeof tree === 'string') return { [prefix]: tree };
  return Object.assign(
    {},
    ...Object.entries(tree as object).map(([key, value]) => flat(value, prefix ? `${prefix}.${key}` : key)),
  ) as Entries;
}

const read = (language: Language, namespace: string) => flat(readNamespace(language, namespace));
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const isPlural = (key: string) => base(key) !== key;
const bases = (entries: Entries) => [...new Set(Object.keys(entries).map(base))].sort();
const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+|<\/?\d+\/?>/g) ?? [])].sort();

it('has the same namespaces in both languages', () => {
  expect(namespaces('ar')).toEqual(namespaces('en'));
});

describe.each(namespaces('en'))('%s', (namespace) => {
  const texts = { en: read('en', namespace), ar: read('ar', namespace) };

  it('has the same keys in both languages', () => {
    expect(bases(texts.ar)).toEqual(bases(texts.en));
  });

  it.each(languages)('has every plural form that the language knows (%s)', (language) => {
    const entries = texts[language];
    const counted = [...new Set(Object.keys(entries).filter(isPlural).map(base))];
    const missing = counted.flatMap((key) =>
      PLURALS[language].map((form) => `${key}_${form}`).filter((form) => !(form in entries)),
    );
    expect(missing).toEqual([]);
  });

  it('counts the same texts in both languages', () => {
    const counted = (entries: Entries) => [...new Set(Object.keys(entries).filter(isPlural).map(base))].sort();
    expect(counted(texts.ar)).toEqual(counted(texts.en));
  });

  it('fills in the same values in both languages', () => {
    const different = Object.entries(texts.ar).filter(([key, text]) => {
      const original = texts.en[key] ?? texts.en[`${base(key)}_other`] ?? '';
      const own = placeholders(text);
      // A form such as "one question" or "two questions" may say its number in a word.
      if (isPlural(key)) return own.some((name) => !placeholders(original).includes(name));
      return own.join() !== placeholders(original).join();
    });
    expect(different).toEqual([]);
  });

  it('leaves no text empty', () => {
    const empty = languages.flatMap((language) =>
      Object.entries(texts[language]).filter(([, text]) => text.trim() === ''),
    );
    expect(empty).toEqual([]);
  });

  it('has no English left in Arabic', () => {
    const english = Object.entries(texts.ar).filter(([, text]) =>
      /[a-z]{2,}/i.test(text.replace(/\{\{.*?\}\}|<.*?>/g, '').replace(LATIN_TERMS, '')),
    );
    expect(english).toEqual([]);
  });

  it('is written with Western digits and Arabic marks', () => {
    const wrong = Object.entries(texts.ar).filter(
      ([, text]) => /[٠-٩۰-۹]/.test(text) || /[ء-ي]\s*[,;?](\s|$)/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
