import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from '../testing/translations';

const PAGES = { en: 'README.md', ar: 'ar.md' } as const;

it.each(['en', 'ar'] as const)('the guide (%s) names what it leads to as the screen does', (language) => {
  const page = readFileSync(join(__dirname, '../../../../docs/guide', PAGES[language]), 'utf8');
  const lead = page.indexOf('\n## ');
  const named = [...page.slice(lead).matchAll(/\*\*([^*]+)\*\*/g)].map(([, phrase = '']) =>
    phrase.replaceAll('\n', ' '),
  );
  expect(named.length).toBeGreaterThan(12);
  const texts = new Set(allTexts(language));
  const beginnings = [...texts].map((text) => text.split(' {{')[0] ?? '');
  expect(named.filter((phrase) => !texts.has(phrase) && !beginnings.includes(phrase))).toEqual([]);
});
