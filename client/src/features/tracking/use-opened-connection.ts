import { useSearchParams } from 'react-router-dom';

const NAME = 'tracking';

/** Which connection's drawer is open; in the address, so that a copied link opens it too. */
export function useOpenedConnection() {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | null) =>
    setSearch((kept) => {
      const params = new URLSearchParams(kept);
      if (id === null) params.delete(NAME);
      else params.set(NAME, id);
      return params;
    });
  return { openedId: search.get(NAME), open, close: () => open(null) };
}
