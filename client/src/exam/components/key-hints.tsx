import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import styles from './key-hints.module.css';

interface Props {
  /** The keys that choose, first and last; null where none do. */
  range: [first: string, last: string] | null;
  isLong: boolean;
  areLettersOn: boolean;
  onToggleLetters: () => void;
}

/** Which keys do what. Letters act wherever the focus is, so they can be turned off here. */
export function KeyHints({ range, isLong, areLettersOn, onToggleLetters }: Props) {
  const { t } = useTranslation('exam');
  const label = t(areLettersOn ? 'keys.turnOff' : 'keys.turnOn');
  return (
    <span className={styles.hints}>
      {range && (
        <button
          type="button"
          className={classes(styles.letters, !areLettersOn && styles.off)}
          aria-label={label}
          title={label}
          onClick={onToggleLetters}
        >
          <kbd className={styles.key}>{range[0]}</kbd> {t('keys.to')} <kbd className={styles.key}>{range[1]}</kbd>{' '}
          {t('keys.choose')}
        </button>
      )}
      {range && <span className={styles.dot} aria-hidden />}
      <span>
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
