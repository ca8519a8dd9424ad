import { initialsOf, tintOf } from './initials';
import styles from './avatar.module.css';

interface Props {
  name: string;
  /** Edge in px: 32 in rows, 48 beside a page title. */
  size?: number;
}

/** Initials on one of six tints; the same name always gets the same tint. Decoration: the name stands beside it. */
export function Avatar({ name, size = 32 }: Props) {
  const tint = tintOf(name);
  return (
    <span
      className={styles.avatar}
      aria-hidden
      style={{
        inlineSize: size,
        blockSize: size,
        fontSize: Math.round(size * 0.36),
        background: `var(--tint-${tint}-bg)`,
        color: `var(--tint-${tint}-ink)`,
      }}
    >
      {initialsOf(name)}
    </span>
  );
}
