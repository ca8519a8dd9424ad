import { useId, type ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  title: ReactNode;
  /** Under the title, in small type. */
  note?: ReactNode;
  /** At the end of the title's line. */
  end?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A titled part of a page, without a box. */
export function Section({ title, note, end, children, className }: Props) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <div>
          <h2 className={styles.sectionTitle} id={id}>
            {title}
          </h2>
          {note && <div className={styles.sectionNote}>{note}</div>}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}
