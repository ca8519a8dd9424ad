import { tabStorage } from '../browser-storage';

const PREFIX = 'mizan.draft';

/**
 * What one person has typed and not yet sent, by name. It lies in the tab's own storage: a reload, a link and an ended
 * session leave it alone, closing the tab removes it, and nobody else who signs in here is shown it.
 */
export interface Drafts {
  /** As it was kept; null when there is none. */
  read: (name: string) => unknown;
  keep: (name: string, draft: unknown) => void;
  drop: (name: string) => void;
}

export function draftsOf(owner: string): Drafts {
  const keyOf = (name: string) => [PREFIX, owner, name].join(' ');
  return {
    read: (name) => parsed(tabStorage.getItem(keyOf(name))),
    keep: (name, draft) => tabStorage.setItem(keyOf(name), JSON.stringify(draft)),
    drop: (name) => tabStorage.removeItem(keyOf(name)),
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
