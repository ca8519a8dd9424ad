import { Collapse } from 'antd';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../components/status/count-badge';
import type { CandidateData_DataFragment } from './privacy-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './privacy.module.css';

type Table = CandidateData_DataFragment['tables'][number];

/** Everything that is stored, table by table, as it is stored. */
export function StoredTables({ tables }: { tables: readonly Table[] }) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  return (
    <Collapse
      items={tables.map((table) => ({
        key: table.name,
        label: (
          <span className={styles.tableName}>
            {t(`table.${table.name}`, { defaultValue: table.name })}{' '}
            <CountBadge>{format.number(table.count)}</CountBadge>
          </span>
        ),
        children: <Records table={table} />,
      }))}
    />
  );
}

function Records({ table }: { table: Table }) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const left = table.count - table.records.length;
  return (
    <>
      <ol className={styles.records}>
        {table.records.map(({ fields }, index) => (
          <li key={index}>
            <dl className={styles.fields}>
              {fields.map(({ name, value }) => (
                <div key={name}>
                  <dt dir="ltr">{name}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {left > 0 && <p className={styles.note}>{t('more', { count: left, formatted: format.number(left) })}</p>}
    </>
  );
}
