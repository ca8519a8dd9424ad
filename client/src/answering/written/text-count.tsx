import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { classes } from '../../lib/classes';
import { wordCountOf } from './word-count';
import styles from './written.module.css';

/** The limit of characters is spoken of when it comes into sight. */
const NEAR = 0.9;

interface Props {
  id: string;
  text: string;
  wordLimit: number | null;
  maxCharacters: number;
}

/** How much was written. Nothing is cut at the limit of words: what is too long is said, and the candidate shortens it. */
export function TextCount({ id, text, wordLimit, maxCharacters }: Props) {
  const { t } = useTranslation('answering');
  const format = useFormat();
  const words = wordCountOf(text);
  const over = wordLimit === null ? 0 : words - wordLimit;
  const near = text.length > maxCharacters * NEAR;
  const used = { used: format.number(text.length), max: format.number(maxCharacters) };
  return (
    <p id={id} className={classes(styles.count, over > 0 && styles.over)}>
      {near && <span>{t('written.charactersOf', used)} · </span>}
      {wordLimit === null
        ? t('written.words', { count: words })
        : t('written.wordsOf', { used: format.number(words), max: format.number(wordLimit) })}
      {over > 0 && <span role="status"> · {t('written.over', { count: over })}</span>}
    </p>
  );
}
