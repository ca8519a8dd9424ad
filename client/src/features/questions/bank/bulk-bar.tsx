import { Button } from 'antd';
import { FolderPlus, Power, PowerOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format';
import styles from './bank.module.css';

interface Props {
  count: number;
  onActivate: () => void;
  onDeactivate: () => void;
  onAddToTest: () => void;
  onClear: () => void;
  /** Export, from whoever knows the formats. */
  more?: ReactNode;
}

/** What can be done with everything that is ticked. Gone while nothing is. */
export function BankBulkBar({ count, onActivate, onDeactivate, onAddToTest, onClear, more }: Props) {
  const { t } = useTranslation('bank');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <div className={styles.bulk} role="region" aria-label={t('bulk.label')}>
      <span className={styles.bulkCount} role="status">
        {t('bulk.count', { count, formatted: format.number(count) })}
      </span>
      <Button icon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden />} onClick={onAddToTest}>
        {t('bulk.addToTest')}
      </Button>
      <Button icon={<Power size={16} strokeWidth={1.75} aria-hidden />} onClick={onActivate}>
        {t('bulk.activate')}
      </Button>
      <Button icon={<PowerOff size={16} strokeWidth={1.75} aria-hidden />} onClick={onDeactivate}>
        {t('bulk.deactivate')}
      </Button>
      {more}
      <Button
        type="text"
        icon={<X size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t('bulk.clear')}
        title={t('bulk.clear')}
        onClick={onClear}
      />
    </div>
  );
}
