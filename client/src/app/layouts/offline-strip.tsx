import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../hooks/use-online';
import styles from './offline-strip.module.css';

/** Above the sheet's content while there is no network. */
export function OfflineStrip() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.strip}>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
