import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './answer.module.css';

interface Props {
  isRight: boolean;
  /** The choice's letter or words, so that several such buttons can be told apart. */
  name: string;
  onMark: () => void;
}

export function MarkRight({ isRight, name, onMark }: Props) {
  const { t } = useTranslation('questions');
  const text = isRight ? t('choice.right') : t('choice.markRight');
  return (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={isRight}
      aria-label={`${text}: ${name}`}
      onClick={onMark}
    >
      {isRight ? (
        <Check size={14} strokeWidth={2} aria-hidden />
      ) : (
        <Circle className={styles.unmarked} size={16} strokeWidth={1.75} aria-hidden />
      )}
      <span className={styles.markText}>{text}</span>
    </button>
  );
}
