import { useId, type ReactNode } from 'react';
import styles from './parted.module.css';

/** A page of parts: each has its title at the start and its content beside it. */
export function Parted({ children }: { children: ReactNode }) {
  return <div className={styles.parted}>{children}</div>;
}

interface Props {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Part({ title, note, children }: Props) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
