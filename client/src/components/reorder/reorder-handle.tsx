import { GripVertical } from 'lucide-react';
import type { HandleProps } from './use-reorder';
import styles from './reorder.module.css';

interface Props extends HandleProps {
  /** What moves and where it stands: "Move question 3 of 9". */
  label: string;
  className?: string | undefined;
}

export function ReorderHandle({ label, className, ...handlers }: Props) {
  return (
    <button
      type="button"
      className={[styles.handle, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      aria-keyshortcuts="ArrowUp ArrowDown"
      {...handlers}
    >
      <GripVertical size={14} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
