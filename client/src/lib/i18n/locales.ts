import type { BackendModule, ResourceKey } from 'i18next';
import { inThisName } from '../brand';

const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' });

const PAUSES_MS = [500, 2_000, 6_000];

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
    patiently(load).then(
      (texts) => done(null, namespace === 'common' ? inThisName(language, texts) : texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** A line that breaks for a moment must not leave a screen with keys instead of words. */
async function patiently<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return load();
}
