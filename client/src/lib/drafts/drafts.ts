const PREFIX = 'mizan.draft';
/** Where the browser keeps nothing for us, drafts last as long as the page. */
const memory = new Map<string, string>();

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
    read: (name) => parsed(readText(keyOf(name))),
    keep: (name, draft) => writeText(keyOf(name), JSON.stringify(draft)),
    drop: (name) => removeText(keyOf(name)),
  };
}

function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function writeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

function removeText(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing can lie there.
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
