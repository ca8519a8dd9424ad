import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button';
import styles from './confirm-dialog.module.css';

interface Props {
  title: string;
  children: ReactNode;
  doneLabel: string;
  onDone: () => void;
}

/** Something to take note of before anything else. Escape does not wave it away. */
export function NewsDialog({ title, children, doneLabel, onDone }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
      <div className={styles.single}>
        <Button onClick={onDone} autoFocus>
          {doneLabel}
        </Button>
      </div>
    </dialog>
  );
}
