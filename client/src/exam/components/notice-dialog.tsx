import type { LucideIcon } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from '../../lib/classes';
import styles from './notice-dialog.module.css';

interface Props {
  icon: LucideIcon;
  tone?: 'warning' | 'plain';
  title: string;
  children: ReactNode;
  /** Id of the words inside that are read out with the title; else only the title is. */
  describedBy?: string;
  /** Hides what is behind it altogether: nobody reads on while it is open. */
  isOpaque?: boolean;
  /** Null where only the button inside leads on. */
  onClose: (() => void) | null;
}

/** Something that has to be read before the exam goes on. */
export function NoticeDialog({
  icon: Icon,
  tone = 'warning',
  title,
  children,
  describedBy,
  isOpaque = false,
  onClose,
}: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, isOpaque && styles.opaque)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <span className={classes(styles.icon, styles[tone])} aria-hidden>
        <Icon size={26} strokeWidth={1.75} />
      </span>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
