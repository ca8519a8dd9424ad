import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type i18n, type Resource, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '../i18n/language';

const folder = join(__dirname, '../../locales');

export const namespaces = (language: Language): string[] =>
  readdirSync(join(folder, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .sort();

export const readNamespace = (language: Language, namespace: string) =>
  JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')) as ResourceKey;

/** Every text of a language, without its key. */
export const allTexts = (language: Language): string[] =>
  namespaces(language).flatMap((name) => textsIn(readNamespace(language, name)));

const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn);

/** Every text of a language by its name: `people:report.title`. */
export const textsByName = (language: Language): Record<string, string> =>
  Object.fromEntries(namespaces(language).flatMap((name) => named(`${name}:`, readNamespace(language, name))));

const named = (under: string, tree: unknown): [name: string, text: string][] =>
  Object.entries(tree as object).flatMap(([key, part]): [string, string][] =>
    typeof part === 'string' ? [[under + key, part]] : named(`${under}${key}.`, part),
  );

const resources: Resource = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(namespaces(language).map((name) => [name, readNamespace(language, name)])),
  ]),
);

/** The product's real words, all loaded, so that a test reads what a user reads. */
export async function speak(language: Language): Promise<i18n> {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  await i18next.use(initReactI18next).init({
    lng: language,
    supportedLngs: languages,
    fallbackLng: false,
    resources,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return i18next;
}
