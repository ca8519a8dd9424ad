import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClear } from '../../../components/form/use-clear';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import type { AccessRequestStatus } from '../../../graphql/schema-generated';
import { useListAddress } from '../../../hooks/use-list-address';
import styles from '../people.module.css';
import { requestList, REQUEST_STATUSES } from './request-list.search';

/** Search and status; they live in the address. */
export function RequestToolbar() {
  const { t } = useTranslation('people');
  const allowClear = useClear();
  const [asked, ask] = useListAddress(requestList);
  return (
    <Toolbar>
      <SearchField value={asked.search} onChange={(search) => ask({ search })} label={t('requests.search')} />
      <Select<AccessRequestStatus | null>
        className={styles.filter ?? ''}
        allowClear={allowClear}
        aria-label={t('requests.statusLabel')}
        placeholder={t('requests.statusLabel')}
        value={asked.status ?? null}
        options={REQUEST_STATUSES.map((status) => ({ value: status, label: t(`requests.status.${status}`) }))}
        onChange={(status) => ask({ status: status ?? undefined })}
      />
    </Toolbar>
  );
}
