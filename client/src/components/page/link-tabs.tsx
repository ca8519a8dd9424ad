import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './link-tabs.module.css';

interface Props<Tab extends string> {
  /** Spoken name. */
  label: string;
  tabs: readonly { key: Tab; label: ReactNode; to: string }[];
  current: Tab;
}

/** Pages that belong together, each with an address of its own. */
export function LinkTabs<Tab extends string>({ label, tabs, current }: Props<Tab>): ReactNode {
  const nav = useShown(current);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ key, label: name, to }) => (
          <li key={key}>
            <Link to={to} aria-current={key === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the row is longer than the screen: what is current stands in its middle. */
function useShown(current: string) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    if (nav.current && link) nav.current.scrollLeft += middleOf(link) - middleOf(nav.current);
  }, [current]);
  return nav;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
