import styles from './text.module.css';

/** The class of what somebody wrote, in two lines at most: it is cut at the end of its own language. */
export const twoLines = styles.twoLines ?? '';

/** One line that somebody wrote: it stands at the start of its column, as wide as that, and is cut at the end of its own language. */
export function CutText({ children }: { children: string }) {
  return (
    <div className={styles.line}>
      <span className={styles.ownEnd} dir="auto" title={children}>
        {children}
      </span>
    </div>
  );
}
