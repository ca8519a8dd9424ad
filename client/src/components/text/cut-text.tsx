import styles from './text.module.css';

/** One line that somebody wrote: it stands at the start of its column, and is cut at the end of its own language. */
export function CutText({ children, width }: { children: string; width: number }) {
  return (
    <div className={styles.line} style={{ maxInlineSize: width }}>
      <span className={styles.ownEnd} dir="auto" title={children}>
        {children}
      </span>
    </div>
  );
}
