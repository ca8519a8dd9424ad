import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'en' | 'ar';

/** Each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };

const LOCALES = path.resolve(__dirname, '../../client/src/locales');

/** The words of the interface, read where the interface reads them: `say('exam:setUp.start')`. */
export function wordsOf(language: Language) {
  const namespaces = new Map<string, unknown>();
  const load = (namespace: string) => {
    const known = namespaces.get(namespace);
    if (known) return known;
    const texts: unknown = JSON.parse(readFileSync(path.join(LOCALES, language, `${namespace}.json`), 'utf8'));
    namespaces.set(namespace, texts);
    return texts;
  };
  return (key: string, params: Record<string, string | number> = {}): string => {
    const [namespace = '', rest = ''] = key.split(':');
    const text = find(load(namespace), rest, pluralOf(language, params.count));
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
  };
}

export type Say = ReturnType<typeof wordsOf>;

const pluralOf = (language: Language, count: unknown): string | undefined =>
  typeof count === 'number' ? new Intl.PluralRules(language).select(count) : undefined;

function find(texts: unknown, key: string, plural: string | undefined): string {
  const steps = key.split('.');
  const last = steps.pop() ?? '';
  const branch = steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], texts);
  const named = branch as Record<string, unknown>;
  const text = named[`${last}_${plural ?? ''}`] ?? named[last];
  if (typeof text !== 'string') throw new Error(`No words for ${key}.`);
  return text;
}
