import { Button } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToastPlaceOverBar } from '../toast/toast-place';
import styles from './bulk-bar.module.css';

interface Props {
  /** Spoken name of the bar. */
  label: string;
  /** "3 chosen" */
  count: string;
  /** What is not possible with so many. */
  note?: string | undefined;
  /** Spoken name of the button that unticks everything. */
  clear: string;
  onClear: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** What can be done with everything that is ticked. It stays in view while one scrolls through what else to tick. */
export function BulkBar({ label, count, note, clear, onClear, children }: Props) {
  return (
    <div className={styles.bar} role="region" aria-label={label}>
      <ToastPlaceOverBar />
      <span className={styles.count} role="status">
        {count}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.actions}>{children}</span>
      <Button
        type="text"
        className={styles.clear ?? ''}
        icon={<X size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={clear}
        title={clear}
        onClick={onClear}
      />
    </div>
  );
}
