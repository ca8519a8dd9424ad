import { createContext, useContext, type ReactNode } from 'react';

interface Props {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Draws a link. */
type PageLinking = (props: Props) => ReactNode;

/** What a link is where nothing else was said: one that loads the page it leads to. */
const plainly: PageLinking = ({ children, ...props }) => <a {...props}>{children}</a>;

/** How links lead on: within a page that has a router, by that. */
export const PageLinkContext = createContext(plainly);

/** A link for what stands both in the console and on the page before it. */
export function PageLink(props: Props) {
  return useContext(PageLinkContext)(props);
}
