import { classes } from '../../lib/classes';
import styles from './segments.module.css';

/** More than this many would be hair; they become one bar. */
const MOST = 30;

interface Props {
  position: number;
  /** How many have been opened. */
  seen: number;
  count: number;
}

/** How far the exam has come; the number beside it says the same in words. */
export function Segments({ position, seen, count }: Props) {
  if (count > MOST) return <progress className={styles.bar} max={count} value={seen - 1} aria-hidden />;
  const stateOf = (index: number) => (index === position - 1 ? styles.current : index < seen && styles.done);
  return (
    <span className={styles.segments} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classes(styles.segment, stateOf(index))} />
      ))}
    </span>
  );
}
