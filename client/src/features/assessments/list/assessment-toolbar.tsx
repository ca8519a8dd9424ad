import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import type { ActiveStatus, Level } from '../../../graphql/generated';
import { useSearchFilter } from '../../../hooks/use-search-filter';
import { LEVELS, readListSearch, STATUSES } from './assessment-list.search';
import styles from './assessment-table.module.css';

/** Search and filters; they live in the address. */
export function AssessmentToolbar() {
  const { t } = useTranslation(['assessments', 'common']);
  const { filter, isArchived } = readListSearch(useSearchParams()[0]);
  const [search, setSearch] = useSearchFilter('search');
  const [, setStatus] = useSearchFilter('status');
  const [, setLevel] = useSearchFilter('level');
  const [, setArchived] = useSearchFilter('archived');
  return (
    <Toolbar
      end={
        <Checkbox checked={isArchived} onChange={(event) => setArchived(event.target.checked ? 'yes' : '')}>
          {t('assessments:archive.show')}
        </Checkbox>
      }
    >
      <SearchField value={search} onChange={setSearch} label={t('assessments:list.search')} />
      <Select<ActiveStatus | null>
        className={styles.filter ?? ''}
        allowClear
        aria-label={t('assessments:list.status')}
        placeholder={t('assessments:list.status')}
        value={filter.status ?? null}
        options={STATUSES.map((status) => ({ value: status, label: t(`common:status.${status}`) }))}
        onChange={(status) => setStatus(status?.toLowerCase() ?? '')}
      />
      <Select<Level | null>
        className={styles.filter ?? ''}
        allowClear
        aria-label={t('assessments:list.level')}
        placeholder={t('assessments:list.level')}
        value={filter.level ?? null}
        options={LEVELS.map((level) => ({ value: level, label: t(`common:level.${level}`) }))}
        onChange={(level) => setLevel(level?.toLowerCase() ?? '')}
      />
    </Toolbar>
  );
}
