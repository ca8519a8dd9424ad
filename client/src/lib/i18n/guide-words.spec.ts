import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces, readNamespace } from '../testing/translations';
import type { Language } from './language';

const PAGES = { en: 'README.md', ar: 'ar.md' } as const;

function textsOf(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsOf);
}

const onScreen = (language: Language) =>
  new Set(namespaces(language).flatMap((name) => textsOf(readNamespace(language, name))));

it.each(['en', 'ar'] as const)('the guide (%s) names what it leads to as the screen does', (language) => {
  const page = readFileSync(join(__dirname, '../../../../docs/guide', PAGES[language]), 'utf8');
  const lead = page.indexOf('\n## ');
  const named = [...page.slice(lead).matchAll(/\*\*([^*]+)\*\*/g)].map(([, phrase = '']) =>
    phrase.replaceAll('\n', ' '),
  );
  expect(named.length).toBeGreaterThan(12);
  const texts = onScreen(language);
  const beginnings = [...texts].map((text) => text.split(' {{')[0] ?? '');
  expect(named.filter((phrase) => !texts.has(phrase) && !beginnings.includes(phrase))).toEqual([]);
});
