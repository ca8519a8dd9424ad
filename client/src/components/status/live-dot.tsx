import styles from './live-dot.module.css';

/** The one thing that moves: something is happening now. */
export function LiveDot() {
  return <span className={styles.dot} aria-hidden />;
}
