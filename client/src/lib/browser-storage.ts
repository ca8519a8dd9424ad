/** As much of `Storage` as is used. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether it outlives this page. */
export interface GuardedStore extends KeyStore {
  readonly isDurable: boolean;
}

/** What this browser keeps, and only until the page is closed where it was told to keep nothing, or has no room. */
function guarded(open: () => Storage): GuardedStore {
  const memory = new Map<string, string>();
  const store = working(open);
  const attempt = <Result>(work: (there: Storage) => Result, fallback: Result): Result => {
    try {
      return store ? work(store) : fallback;
    } catch {
      return fallback;
    }
  };
  return {
    isDurable: store !== null,
    getItem: (key) => memory.get(key) ?? attempt((there) => there.getItem(key), null),
    setItem: (key, value) => {
      const isKept = attempt((there) => (there.setItem(key, value), true), false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((there) => there.removeItem(key), undefined);
    },
  };
}

/** Some browsers refuse to name it, others to write into it. */
function working(open: () => Storage): Storage | null {
  try {
    const store = open();
    store.setItem('mizan-probe', '1');
    store.removeItem('mizan-probe');
    return store;
  } catch {
    return null;
  }
}

/** Of this browser. */
export const browserStorage = guarded(() => window.localStorage);

/** Of this tab. */
export const tabStorage = guarded(() => window.sessionStorage);
