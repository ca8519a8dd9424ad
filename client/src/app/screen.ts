import i18next from 'i18next';
import type { ComponentType } from 'react';
import { ChunkLost, withinChunkTimeout } from '../lib/chunk-failure';

/**
 * A route's `lazy`: its code and its words are fetched together, before anything of it is drawn.
 * @param later the words of what opens on it only when asked for. They follow at once: what lacked them when it opens would
 * make the whole page wait, and take the focus from whoever writes.
 */
export const screen =
  (load: () => Promise<ComponentType>, namespaces: string[], later: string[] = []) =>
  async () => {
    const [Component] = await withinChunkTimeout(Promise.all([load(), loadWords(namespaces)]));
    // Without them the page is whole; what needs them asks for them again.
    if (later.length > 0) setTimeout(() => void i18next.loadNamespaces(later));
    return { Component };
  };

/** i18next would go on without words that did not arrive, and show their keys. */
async function loadWords(namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !i18next.hasLoadedNamespace(namespace));
  if (missing.length > 0) throw new ChunkLost(`No words for ${missing.join(', ')}.`);
}
