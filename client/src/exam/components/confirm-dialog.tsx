import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './button';
import styles from './confirm-dialog.module.css';

interface Props {
  title: string;
  children: ReactNode;
  stayLabel: string;
  goLabel: string;
  /** Going cannot be undone. */
  isFinal: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** A question that holds everything else until it is answered. Escape stays; the focus starts on staying. */
export function ExamConfirmDialog({ title, children, stayLabel, goLabel, isFinal, onStay, onGo }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={onStay}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onStay} autoFocus>
          {stayLabel}
        </Button>
        <Button kind={isFinal ? 'final' : 'primary'} onClick={onGo}>
          {goLabel}
        </Button>
      </div>
    </dialog>
  );
}
