import { UserText } from '../text/user-text';
import styles from './grade.module.css';

/** A band: its colour as a small square, and its name. */
export function BandName({ name, color }: { name: string; color: string }) {
  return (
    <span className={styles.bandName}>
      <span className={styles.swatch} style={{ background: color }} aria-hidden />
      <UserText>{name}</UserText>
    </span>
  );
}
