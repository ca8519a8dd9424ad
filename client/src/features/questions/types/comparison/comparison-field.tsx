import { Checkbox } from 'antd';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './comparison.module.css';
import { COMPARISON_OPTIONS, exactly, isLenient, type ComparisonDraft } from './comparison';

interface Props {
  comparison: ComparisonDraft | undefined;
  onChange: (comparison: ComparisonDraft) => void;
}

/** What else the author lets pass; folded away until somebody wants it. */
export function ComparisonField({ comparison = exactly, onChange }: Props) {
  const { t } = useTranslation('questions');
  return (
    <details className={styles.more} open={isLenient(comparison)}>
      <summary className={styles.summary}>
        <ChevronRight className="flip" size={16} strokeWidth={1.75} aria-hidden />
        {t('comparison.title')}
      </summary>
      <div className={styles.options}>
        {COMPARISON_OPTIONS.map((option) => (
          <Checkbox
            key={option}
            checked={comparison[option]}
            onChange={({ target }) => onChange({ ...comparison, [option]: target.checked })}
          >
            {t(`comparison.${option}`)}
          </Checkbox>
        ))}
      </div>
    </details>
  );
}
