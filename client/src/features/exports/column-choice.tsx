import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPORT_COLUMNS, type ExportColumn } from './addresses';
import styles from './exports.module.css';

interface Props {
  chosen: readonly ExportColumn[];
  /** Choices made already, by what they are called: as the list shows it, as last time. */
  offers: readonly (readonly [string, readonly ExportColumn[]])[];
  onChange: (chosen: readonly ExportColumn[]) => void;
}

/** Which columns the file has; they keep their order whatever is chosen first. */
export function ColumnChoice({ chosen, offers, onChange }: Props): ReactNode {
  const { t } = useTranslation('exports');
  const isWhole = chosen.length === EXPORT_COLUMNS.length;
  return (
    <fieldset className={styles.part}>
      <legend>
        {t('columns')}
        <span>
          {offers.map(([name, columns]) => (
            <Button key={name} type="link" size="small" onClick={() => onChange(columns)}>
              {t(name)}
            </Button>
          ))}
          <Button type="link" size="small" onClick={() => onChange(isWhole ? [] : EXPORT_COLUMNS)}>
            {t(isWhole ? 'none' : 'all')}
          </Button>
        </span>
      </legend>
      <div className={styles.columns}>
        {EXPORT_COLUMNS.map((column) => (
          <Checkbox
            key={column}
            checked={chosen.includes(column)}
            onChange={({ target }) =>
              onChange(EXPORT_COLUMNS.filter((one) => (one === column ? target.checked : chosen.includes(one))))
            }
          >
            {t(`column.${column}`)}
          </Checkbox>
        ))}
      </div>
      {chosen.length === 0 && (
        <p className={styles.problem} role="status">
          {t('chooseOne')}
        </p>
      )}
    </fieldset>
  );
}
