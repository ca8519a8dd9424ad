import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format';
import styles from './import.module.css';

/** Long lists are drawn in steps. */
export function More({ rest, onMore }: { rest: number; onMore: () => void }) {
  const { t } = useTranslation('questions-import');
  const format = useFormat();
  if (rest <= 0) return null;
  return (
    <button type="button" className={styles.more} onClick={onMore}>
      {t('more', { count: rest, formatted: format.number(rest) })}
    </button>
  );
}
