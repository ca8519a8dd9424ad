import { CircleAlert } from 'lucide-react';
import styles from './answer.module.css';

/** What is wrong with a row or with the whole answer; `id` is for `aria-describedby`. */
export function AnswerProblem({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className={styles.problem} id={id} role="alert">
      <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
