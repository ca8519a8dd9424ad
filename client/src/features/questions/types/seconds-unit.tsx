import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../components/text/ltr-text';
import styles from './answer.module.css';

/** After a number of seconds: the unit, and what that is in minutes. */
export function SecondsUnit({ seconds }: { seconds: number }) {
  const { t } = useTranslation('questions');
  return (
    <span className={styles.unit}>
      {t('settings.seconds', { count: Math.floor(seconds) })}{' '}
      <LtrText className={styles.clock ?? ''}>{clockOf(seconds)}</LtrText>
    </span>
  );
}

/** 90 seconds are 1:30. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
