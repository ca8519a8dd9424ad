import { claimPageId, newPageId } from './page-id';

/** As much of a lock manager as a page uses: the first to ask holds the name until its page is gone. */
function lockManager() {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, callback: (lock: Lock | null) => unknown) => {
    if (held.has(name)) return callback(null);
    held.add(name);
    await callback({ name, mode: 'exclusive' });
    held.delete(name);
    return undefined;
  };
  return { manager: { request } as unknown as LockManager, letGo: () => held.clear() };
}

function storage(copy: Record<string, string> = {}) {
  const values = new Map(Object.entries(copy));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    copy: () => storage(Object.fromEntries(values)),
  };
}

describe('the identity of a page', () => {
  it('is a version 4 UUID', () => {
    expect(newPageId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newPageId()).not.toBe(newPageId());
  });

  it('survives a reload', async () => {
    const tab = storage();
    const { manager, letGo } = lockManager();
    const before = await claimPageId(tab, manager);
    letGo();
    expect(await claimPageId(tab, manager)).toBe(before);
  });

  it('is not shared by a duplicated tab', async () => {
    const tab = storage();
    const { manager } = lockManager();
    const original = await claimPageId(tab, manager);
    expect(await claimPageId(tab.copy(), manager)).not.toBe(original);
  });

  it('is kept in a browser without locks', async () => {
    const tab = storage();
    const before = await claimPageId(tab, undefined);
    expect(await claimPageId(tab, undefined)).toBe(before);
  });
});
