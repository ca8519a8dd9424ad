import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../../lib/classes';
import styles from './notice-page.module.css';

interface Props {
  icon: LucideIcon;
  tone?: 'plain' | 'warning';
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** One thing to know, why, and what to do: in the middle of the page, and read out at once. */
export function NoticePage({ icon: Icon, tone = 'plain', title, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.notice}>
      <span className={classes(styles.icon, styles[tone])}>
        <Icon size={26} strokeWidth={1.75} aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
