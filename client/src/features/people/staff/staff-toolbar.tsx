import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClear } from '../../../components/form/use-clear';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import { useListAddress } from '../../../hooks/use-list-address';
import styles from '../people.module.css';
import { staffList, VERIFICATIONS, type Verification } from './staff-list.search';

/** Search and status; they live in the address. */
export function StaffToolbar() {
  const { t } = useTranslation('people');
  const allowClear = useClear();
  const [{ search, status }, ask] = useListAddress(staffList);
  return (
    <Toolbar>
      <SearchField value={search} onChange={(next) => ask({ search: next })} label={t('staff.search')} />
      <Select<Verification | null>
        className={styles.filter ?? ''}
        allowClear={allowClear}
        aria-label={t('staff.status')}
        placeholder={t('staff.status')}
        value={status ?? null}
        options={VERIFICATIONS.map((value) => ({ value, label: t(`staff.verification.${value}`) }))}
        onChange={(value) => ask({ status: value ?? undefined })}
      />
    </Toolbar>
  );
}
