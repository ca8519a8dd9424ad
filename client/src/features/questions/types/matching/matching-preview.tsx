import { UserText } from '../../../../components/text/user-text';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';
import own from './matching.module.css';

/** With the key each prompt beside what belongs to it, and the distractors below; without it the two lists. */
export function MatchingPreview({ question: { prompts = [], choices = [] }, withKey }: AnswerPreviewProps) {
  const used = new Set(prompts.map(({ match }) => match));
  if (!withKey) {
    return (
      <div className={own.lists}>
        <Items items={prompts} />
        <Items items={[...choices].sort((a, b) => a.text.localeCompare(b.text))} />
      </div>
    );
  }
  return (
    <div className={styles.preview}>
      <dl className={styles.preview}>
        {prompts.map(({ id, text, match }) => (
          <div key={id} className={`${styles.option} ${own.pair}`}>
            <dt>
              <UserText>{text}</UserText>
            </dt>
            <dd>
              <UserText className={styles.chip ?? ''}>{choices[(match ?? 0) - 1]?.text ?? '–'}</UserText>
            </dd>
          </div>
        ))}
      </dl>
      <Items items={choices.filter((_, index) => !used.has(index + 1))} />
    </div>
  );
}

function Items({ items }: { items: readonly { id: string; text: string }[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.preview}>
      {items.map(({ id, text }) => (
        <li key={id} className={styles.option}>
          <UserText>{text}</UserText>
        </li>
      ))}
    </ul>
  );
}
