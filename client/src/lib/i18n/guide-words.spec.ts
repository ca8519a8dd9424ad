import { documents, documentText, withoutCode } from '../testing/house-words';
import { allTexts } from '../testing/translations';

const GUIDES = { en: 'docs/guide/README.md', ar: 'docs/guide/ar.md' } as const;
const BOLD = /\*\*([^*]+)\*\*/gu;
const ARROW = /\s[→←]\s/u;

/** Whether it stands on a screen: whole, or up to what is filled in. */
function onScreens(language: 'en' | 'ar'): (phrase: string) => boolean {
  const texts = new Set(allTexts(language));
  const beginnings = new Set([...texts].map((text) => text.split(' {{')[0] ?? ''));
  return (phrase) => texts.has(phrase) || beginnings.has(phrase);
}

const phrasesOf = (bold: string): string[] => bold.replaceAll('\n', ' ').split(ARROW);

it.each(['en', 'ar'] as const)('the guide (%s) names what it leads to as the screen does', (language) => {
  const page = documentText(GUIDES[language]);
  const named = [...page.slice(page.indexOf('\n## ')).matchAll(BOLD)].flatMap(([, bold = '']) => phrasesOf(bold));
  expect(named.length).toBeGreaterThan(50);
  const isOnScreen = onScreens(language);
  expect(named.filter((phrase) => !isOnScreen(phrase))).toEqual([]);
});

/**
 * A name of a screen in another document is bold within a sentence, in English with a capital. What a line, a list's entry or a
 * cell begins with is a lead, and what ends with a full stop a statement.
 */
function namesIn(path: string): { path: string; name: string }[] {
  const page = withoutCode(documentText(path));
  return [...page.matchAll(BOLD)].flatMap(([whole, bold = ''], index, all) => {
    const at = all[index]?.index ?? 0;
    const before = page.slice(page.lastIndexOf('\n', at) + 1, at);
    const isName = !/^\s*(?:[-*|]|\d+\.)?\s*$|\|\s*$/u.test(before) && !/^[\p{Ll}\d]|\.$/u.test(bold);
    return isName || ARROW.test(whole) ? phrasesOf(bold).map((name) => ({ path, name })) : [];
  });
}

it.each(['en', 'ar'] as const)('every other document (%s) names screens as they are', (language) => {
  const others = documents(language).filter((path) => path !== GUIDES[language]);
  const names = others.flatMap(namesIn);
  expect(names.length).toBeGreaterThan(3);
  const isOnScreen = onScreens(language);
  expect(names.filter(({ name }) => !isOnScreen(name))).toEqual([]);
});

it.each(['en', 'ar'] as const)(
  'a way through screens is written in bold, in %s, so that it is held against them',
  (language) => {
    const way = /[\p{L}] [→←] [\p{L}]/u;
    const plain = documents(language).flatMap((path) =>
      withoutCode(documentText(path).replaceAll(BOLD, ' '))
        .split('\n')
        .filter((line) => way.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(plain).toEqual([]);
  },
);
