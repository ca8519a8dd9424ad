import i18next from 'i18next';
import type { ComponentType } from 'react';
import { ChunkLost, withinChunkTimeout } from '../lib/chunk-failure';

/** A route's `lazy`: its code and its words are fetched together, before anything of it is drawn. */
export const screen = (load: () => Promise<ComponentType>, namespaces: string[]) => async () => {
  const [Component] = await withinChunkTimeout(Promise.all([load(), loadWords(namespaces)]));
  return { Component };
};

/** i18next would go on without words that did not arrive, and show their keys. */
async function loadWords(namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !i18next.hasLoadedNamespace(namespace));
  if (missing.length > 0) throw new ChunkLost(`No words for ${missing.join(', ')}.`);
}
