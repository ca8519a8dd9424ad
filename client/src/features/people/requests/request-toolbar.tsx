import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import type { AccessRequestStatus } from '../../../graphql/generated';
import { useSearchFilter } from '../../../hooks/use-search-filter';
import styles from '../people.module.css';
import { readRequestSearch, STATUSES } from './request-list.search';

/** Search and status; they live in the address. */
export function RequestToolbar() {
  const { t } = useTranslation('people');
  const { filter } = readRequestSearch(useSearchParams()[0]);
  const [search, setSearch] = useSearchFilter('search');
  const [, setStatus] = useSearchFilter('status');
  return (
    <Toolbar>
      <SearchField value={search} onChange={setSearch} label={t('requests.search')} />
      <Select<AccessRequestStatus | null>
        className={styles.filter ?? ''}
        allowClear
        aria-label={t('requests.statusLabel')}
        placeholder={t('requests.statusLabel')}
        value={filter.status ?? null}
        options={STATUSES.map((status) => ({ value: status, label: t(`requests.status.${status}`) }))}
        onChange={(status) => setStatus(status?.toLowerCase() ?? '')}
      />
    </Toolbar>
  );
}
