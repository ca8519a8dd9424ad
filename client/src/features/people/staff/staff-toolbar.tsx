import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import { useSearchFilter } from '../../../hooks/use-search-filter';
import styles from '../people.module.css';
import { readStaffSearch, VERIFICATIONS, type Verification } from './staff-list.search';

/** Search and status; they live in the address. */
export function StaffToolbar() {
  const { t } = useTranslation('people');
  const { verification } = readStaffSearch(useSearchParams()[0]);
  const [search, setSearch] = useSearchFilter('search');
  const [, setStatus] = useSearchFilter('status');
  return (
    <Toolbar>
      <SearchField value={search} onChange={setSearch} label={t('staff.search')} />
      <Select<Verification | null>
        className={styles.filter ?? ''}
        allowClear
        aria-label={t('staff.status')}
        placeholder={t('staff.status')}
        value={verification ?? null}
        options={VERIFICATIONS.map((value) => ({ value, label: t(`staff.verification.${value}`) }))}
        onChange={(value) => setStatus(value?.toLowerCase() ?? '')}
      />
    </Toolbar>
  );
}
