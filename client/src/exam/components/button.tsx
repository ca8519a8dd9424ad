import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import styles from './button.module.css';

interface Props {
  children: ReactNode;
  onClick: () => void;
  /** `final`: what it does cannot be undone. */
  kind?: 'primary' | 'quiet' | 'final';
  /** Pressed already: it keeps its width, takes no second press and shows that something is under way. */
  isBusy?: boolean;
  /** Not to be pressed for now; what it says tells why. */
  isOff?: boolean;
  isWide?: boolean;
  autoFocus?: boolean;
}

export function Button({
  children,
  onClick,
  kind = 'primary',
  isBusy = false,
  isOff = false,
  isWide = false,
  autoFocus = false,
}: Props) {
  return (
    <button
      type="button"
      className={classes(styles.button, styles[kind], isWide && styles.wide)}
      onClick={isBusy || isOff ? undefined : onClick}
      aria-disabled={isBusy || isOff}
      aria-busy={isBusy}
      autoFocus={autoFocus}
    >
      {children}
      {isBusy && <span className={styles.spinner} aria-hidden />}
    </button>
  );
}
