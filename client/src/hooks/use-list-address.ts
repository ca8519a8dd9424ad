import { useSearchParams } from 'react-router-dom';
import type { ListAddress } from '../lib/list-address/list-address';

/** What the list of this page is asked for. Asking for something else goes back to the first page and replaces the history entry. */
export function useListAddress<Asked extends object>(
  address: ListAddress<Asked>,
): [asked: Asked, ask: (change: Partial<Asked>) => void] {
  const [search, setSearch] = useSearchParams();
  return [address.read(search), (change) => setSearch((kept) => address.with(kept, change), { replace: true })];
}
