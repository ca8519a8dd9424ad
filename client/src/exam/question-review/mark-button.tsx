import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import styles from './mark-button.module.css';

/** A candidate's own note on a question; nobody else sees it. */
export function MarkButton({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const { t } = useTranslation('exam');
  return (
    <button
      type="button"
      className={classes(styles.mark, isOn && styles.on)}
      aria-pressed={isOn}
      title={t('questionReview.mark')}
      onClick={onToggle}
    >
      <Flag size={15} strokeWidth={1.75} aria-hidden />
      <span>{t('questionReview.mark')}</span>
    </button>
  );
}
