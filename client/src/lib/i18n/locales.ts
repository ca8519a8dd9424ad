import type { BackendModule, ResourceKey } from 'i18next';

const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' });

/** Each namespace is a chunk of its own, fetched when a screen first names it. */
export const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`../../locales/${language}/${namespace}.json`];
    if (!load) {
      done(new Error(`No translations: ${language}/${namespace}`), null);
      return;
    }
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};
