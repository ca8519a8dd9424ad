import { useTranslation } from 'react-i18next';
import type { ExamFailure } from '../engine/failure';
import styles from './failure-line.module.css';

/** Why what was pressed has not happened yet. It is being tried again. */
export function FailureLine({ failure }: { failure: ExamFailure | null }) {
  const { t } = useTranslation('exam');
  if (!failure) return null;
  return (
    <p className={styles.line} role="alert">
      {t(failure.kind === 'network' ? 'failed.network' : 'failed.server')}. {t('strip.retrying')}…
    </p>
  );
}
