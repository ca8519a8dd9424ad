import { createContext, useContext, useMemo } from 'react';
import { draftsOf, type Drafts } from '../lib/drafts/drafts';

/** Whose drafts these are: the id of whoever is signed in, or nobody's. */
export const DraftOwner = createContext('nobody');

export function useDrafts(): Drafts {
  const owner = useContext(DraftOwner);
  return useMemo(() => draftsOf(owner), [owner]);
}
