import type { ReactNode } from 'react';
import styles from './text.module.css';

interface Props {
  children: ReactNode;
  className?: string;
  /** One line, cut at its end with an ellipsis (the end of the address, not its start). */
  ellipsis?: boolean;
}

/** E-mails, phones, links, codes, file names: left to right wherever they stand. */
export function LtrText({ children, className, ellipsis = false }: Props) {
  const classes = [ellipsis ? styles.cut : undefined, className].filter(Boolean).join(' ');
  return (
    <bdi dir="ltr" className={classes || undefined}>
      {children}
    </bdi>
  );
}
