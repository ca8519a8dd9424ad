import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './inline-alert.module.css';

const icons = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

interface Props {
  tone: keyof typeof icons;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Buttons below, where there are several ways to go on. */
  ways?: ReactNode;
}

/** A message that stays, in the place that it is about. */
export function InlineAlert({ tone, children, action, ways }: Props) {
  const Icon = icons[tone];
  return (
    <div className={`${styles.alert} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <div className={styles.text}>
        {children}
        {ways && <div className={styles.ways}>{ways}</div>}
      </div>
      {action}
    </div>
  );
}
