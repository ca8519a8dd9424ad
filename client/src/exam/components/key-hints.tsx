import { useTranslation } from 'react-i18next';
import { classes } from '../classes';
import styles from './key-hints.module.css';

interface Props {
  optionCount: number;
  isLong: boolean;
  areLettersOn: boolean;
  onToggleLetters: () => void;
}

/** Which keys do what. Letters act wherever the focus is, so they can be turned off here. */
export function KeyHints({ optionCount, isLong, areLettersOn, onToggleLetters }: Props) {
  const { t } = useTranslation('exam');
  const letters = t('letters').split(' ');
  const label = t(areLettersOn ? 'keys.turnOff' : 'keys.turnOn');
  return (
    <span className={styles.hints}>
      {optionCount > 0 && (
        <button
          type="button"
          className={classes(styles.letters, !areLettersOn && styles.off)}
          aria-label={label}
          title={label}
          onClick={onToggleLetters}
        >
          <kbd className={styles.key}>{letters[0]}</kbd> {t('keys.to')}{' '}
          <kbd className={styles.key}>{letters[optionCount - 1]}</kbd> {t('keys.choose')}
        </button>
      )}
      {optionCount > 0 && <span className={styles.dot} aria-hidden />}
      <span className={styles.next}>
        {isLong && (
          <>
            <kbd className={styles.key} dir="ltr">
              Ctrl
            </kbd>{' '}
          </>
        )}
        <kbd className={styles.key} dir="ltr">
          {t('keys.enter')}
        </kbd>{' '}
        {t('keys.next')}
      </span>
    </span>
  );
}
