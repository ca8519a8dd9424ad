import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../hooks/use-seconds-left';
import styles from './retry-countdown.module.css';

interface Props {
  retryAt: number | null;
  onRetry: () => void;
}

/** When the next try is, and a way not to wait for it. */
export function RetryCountdown({ retryAt, onRetry }: Props) {
  const { t } = useTranslation('exam');
  const seconds = useSecondsUntil(retryAt);
  return (
    <>
      <span className={styles.wait}>{seconds > 0 ? t('strip.retryIn', { seconds }) : t('strip.retrying')}</span>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('strip.retry')}
      </button>
    </>
  );
}
