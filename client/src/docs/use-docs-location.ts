import { useSyncExternalStore } from 'react';

export interface DocsLocation {
  /** `guide`, `errors`, or a kind of entry. */
  part: string;
  name: string;
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** What is shown, from the address: `#/query/assessments`. */
export function useDocsLocation(): DocsLocation {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [part = 'guide', name = ''] = hash.replace(/^#\/?/, '').split('/');
  return { part: part || 'guide', name: decodeURIComponent(name) };
}

export const addressOf = (part: string, name = ''): string => `#/${part}${name && `/${encodeURIComponent(name)}`}`;
