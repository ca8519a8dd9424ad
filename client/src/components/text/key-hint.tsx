import styles from './key-hint.module.css';

/** A key of the keyboard: `<KeyHint>⌘K</KeyHint>`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className={styles.key} dir="ltr">
      {children}
    </kbd>
  );
}
