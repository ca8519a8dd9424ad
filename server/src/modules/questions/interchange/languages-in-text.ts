import type { ContentLanguage } from '../vocabulary';

/** `=`, `{` and `}` as they are, or as GIFT's reader holds them while escaped. */
const EQUALS = '[=\uFDD3]';
const [OPEN, CLOSE] = ['[{\uFDD4]', '[}\uFDD5]'];
const LANG = `lang${EQUALS}"([\\w-]+)"`;
const CLASS = `class${EQUALS}"multilang"`;
/** What Moodle's own filter takes, and the plugin that many use instead. */
const SPAN = `<span\\s+(?:${LANG}\\s+${CLASS}|${CLASS}\\s+${LANG})[^>]*>(.*?)</span>`;
const BLOCK = `${OPEN}mlang\\s+([\\w, -]+)${CLOSE}(.*?)${OPEN}mlang${CLOSE}`;
const runOf = (part: string) => new RegExp(`${part}(?:\\s*${part})*`, 'gsu');

type Said = readonly [language: string, text: string];

/** The languages of Mizan that a text is written in side by side, the first one first; null when it is in one only. */
export function languagesIn(text: string): [ContentLanguage, ContentLanguage] | null {
  const named = [...partsOf(text, SPAN), ...partsOf(text, BLOCK)].map(([language]) => primary(language));
  const first = named.find((language) => language === 'en' || language === 'ar');
  const other = first === 'en' ? 'ar' : 'en';
  return first !== undefined && named.includes(other) ? [first, other] : null;
}

/** The text in this language; where it is not said in it, in the first one that there is. What stands outside is for all. */
export function chosenIn(text: string, language: ContentLanguage): string {
  return [SPAN, BLOCK].reduce(
    (whole, part) => whole.replace(runOf(part), (run) => chosenOf(partsOf(run, part), language)),
    text,
  );
}

/** The same as a translation: what stands in one language only is not said in the other. */
export function saidIn(text: string, language: ContentLanguage): string {
  return [SPAN, BLOCK].reduce(
    (whole, part) => whole.replace(runOf(part), (run) => foundOf(partsOf(run, part), language) ?? ''),
    text,
  );
}

/** Side by side, as Moodle's filter wants it. */
export const sideBySide = (own: ContentLanguage, said: string, other: ContentLanguage, otherSaid: string): string =>
  [span(own, said), span(other, otherSaid)].join('');

const span = (language: string, html: string): string => `<span lang="${language}" class="multilang">${html}</span>`;
const primary = (language: string): string => language.trim().toLowerCase().split(/[-_]/u)[0] ?? '';

function partsOf(text: string, part: string): Said[] {
  return [...text.matchAll(new RegExp(part, 'gsu'))].flatMap(([, ...groups]) => {
    const [languages = '', said = ''] = (groups as (string | undefined)[]).filter((group) => group !== undefined);
    return languages.split(',').map((language): Said => [language, said]);
  });
}

const chosenOf = (parts: readonly Said[], language: ContentLanguage): string =>
  foundOf(parts, language) ?? parts[0]?.[1] ?? '';

function foundOf(parts: readonly Said[], language: ContentLanguage): string | undefined {
  const found = parts.find(([name]) => primary(name) === language) ?? parts.find(([name]) => name.trim() === 'other');
  return found?.[1];
}
