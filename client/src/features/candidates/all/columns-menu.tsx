import { Button, Checkbox, Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './all-candidates.module.css';

interface Props<Key extends string> {
  columns: readonly { key: Key; label: string }[];
  shown: readonly Key[];
  onChange: (shown: Key[]) => void;
}

/** Which columns stand in the table. */
export function ColumnsMenu<Key extends string>({ columns, shown, onChange }: Props<Key>) {
  const { t } = useTranslation('all-candidates');
  const keys = columns.map(({ key }) => key);
  const content = (
    <div className={styles.columns} role="group" aria-label={t('columns')}>
      {columns.map(({ key, label }) => (
        <Checkbox
          key={key}
          checked={shown.includes(key)}
          onChange={({ target }) =>
            onChange(keys.filter((one) => (one === key ? target.checked : shown.includes(one))))
          }
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <Popover trigger="click" placement="bottom" content={content}>
      <Button icon={<Columns3 size={16} strokeWidth={1.75} aria-hidden />} aria-haspopup="dialog">
        {t('columns')}
      </Button>
    </Popover>
  );
}
