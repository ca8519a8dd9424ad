import { useSearchParams } from 'react-router-dom';

const NAME = 'webhook';
const NEW = 'new';

export type OpenedWebhook = { kind: 'none' } | { kind: 'new' } | { kind: 'one'; id: string };

/** Which webhook's drawer is open; in the address, so that a copied link opens it too. */
export function useOpenedWebhook() {
  const [search, setSearch] = useSearchParams();
  const value = search.get(NAME);
  const go = (next: string | null) =>
    setSearch((kept) => {
      const params = new URLSearchParams(kept);
      if (next === null) params.delete(NAME);
      else params.set(NAME, next);
      return params;
    });
  return { opened: read(value), open: (id: string) => go(id), openNew: () => go(NEW), close: () => go(null) };
}

function read(value: string | null): OpenedWebhook {
  if (value === null) return { kind: 'none' };
  return value === NEW ? { kind: 'new' } : { kind: 'one', id: value };
}
