import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-field.module.css';

interface Props {
  /** Of the control that it describes. */
  id: string;
  help?: ReactNode;
  error?: string | undefined;
}

/** Under a field: what helps to fill it in, until an error takes its place. */
export function FieldNote({ id, help, error }: Props) {
  if (error !== undefined) {
    return (
      <p className={styles.error} id={`${id}-note`} role="alert">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
        <span>{error}</span>
      </p>
    );
  }
  if (help === undefined) return null;
  return (
    <p className={styles.help} id={`${id}-note`}>
      {help}
    </p>
  );
}
