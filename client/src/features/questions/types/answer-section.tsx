import type { ReactNode } from 'react';
import styles from './answer.module.css';

interface Props {
  id: string;
  title: string;
  /** At the end of the title's line. */
  hint?: ReactNode;
  children: ReactNode;
}

/** The part of the editor that differs from type to type. */
export function AnswerSection({ id, title, hint, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </div>
      {children}
    </section>
  );
}
