import { UserText } from '../../../../components/text/user-text';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';

/** Without the key by the alphabet: the order in which it was written is the answer. */
export function RankingPreview({ question: { choices = [] }, withKey }: AnswerPreviewProps) {
  const shown = withKey ? choices : [...choices].sort((a, b) => a.text.localeCompare(b.text));
  return (
    <ol className={styles.preview}>
      {shown.map(({ id, text }, index) => (
        <li key={id} className={styles.option}>
          <span className={styles.letter} aria-hidden>
            {withKey ? index + 1 : '–'}
          </span>
          <UserText>{text}</UserText>
        </li>
      ))}
    </ol>
  );
}
