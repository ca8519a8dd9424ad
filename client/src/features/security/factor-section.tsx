import { useId, type ReactNode } from 'react';
import styles from './security.module.css';

interface Props {
  title: string;
  text: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One kind of factor: what it is, what there is of it, and how to have it. */
export function FactorSection({ title, text, action, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title} id={id}>
            {title}
          </h3>
          <p className={styles.text}>{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
