import { LoaderCircle } from 'lucide-react';
import styles from './busy-icon.module.css';

/**
 * What turns in a button while it works. The library's own adds "loading" to the button's name, and may leave it there:
 * it goes when its transition ends, and on a busy machine the browser may leave that transition out.
 */
export function BusyIcon() {
  return <LoaderCircle className={styles.busy} size={16} strokeWidth={1.75} aria-hidden />;
}
