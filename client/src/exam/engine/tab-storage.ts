/** As much of `Storage` as the exam uses. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memoryStorage(): TabStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The memory of this tab; a browser that blocks it gets one that ends with the page. */
export const tabStorage: TabStorage = (() => {
  try {
    return window.sessionStorage;
  } catch {
    return memoryStorage();
  }
})();
