import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './draft-restored.module.css';

/** Says that what stands here was typed earlier, and leads back to what stood here before. */
export function DraftRestored({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.restored} role="status">
      {t('draft.restored')}
      <button type="button" className={styles.discard} onClick={onDiscard}>
        <RotateCcw size={14} strokeWidth={1.75} aria-hidden /> {t('draft.discard')}
      </button>
    </p>
  );
}
