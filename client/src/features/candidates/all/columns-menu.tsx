import { Button, Checkbox, Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './all-candidates.module.css';
import { COLUMNS, type ColumnKey } from './candidates.search';

interface Props {
  shown: readonly ColumnKey[];
  onChange: (shown: ColumnKey[]) => void;
}

/** Which columns stand in the table. */
export function ColumnsMenu({ shown, onChange }: Props) {
  const { t } = useTranslation('all-candidates');
  const content = (
    <div className={styles.columns} role="group" aria-label={t('columns')}>
      {COLUMNS.map((column) => (
        <Checkbox
          key={column}
          checked={shown.includes(column)}
          onChange={({ target }) =>
            onChange(COLUMNS.filter((one) => (one === column ? target.checked : shown.includes(one))))
          }
        >
          {t(`column.${column}`)}
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
