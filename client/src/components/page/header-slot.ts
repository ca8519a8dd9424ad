import { createContext, useContext } from 'react';

/** The place at the start of the shell's header, where a page puts its breadcrumb. Null outside the shell. */
export const HeaderSlot = createContext<HTMLElement | null>(null);

export const useHeaderSlot = (): HTMLElement | null => useContext(HeaderSlot);
