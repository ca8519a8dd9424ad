import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClear } from '../../../components/form/use-clear';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import type { ActiveStatus, Level } from '../../../graphql/schema-generated';
import { useListAddress } from '../../../hooks/use-list-address';
import { assessmentList, ASSESSMENT_LEVELS, ASSESSMENT_STATUSES } from './assessment-list.search';
import styles from './assessment-table.module.css';

/** Search and filters; they live in the address. */
export function AssessmentToolbar() {
  const { t } = useTranslation(['assessments', 'common']);
  const allowClear = useClear();
  const [asked, ask] = useListAddress(assessmentList);
  return (
    <Toolbar
      end={
        <Checkbox checked={asked.archived} onChange={({ target }) => ask({ archived: target.checked })}>
          {t('assessments:archive.show')}
        </Checkbox>
      }
    >
      <SearchField value={asked.search} onChange={(search) => ask({ search })} label={t('assessments:list.search')} />
      <Select<ActiveStatus | null>
        className={styles.filter ?? ''}
        allowClear={allowClear}
        aria-label={t('assessments:list.status')}
        placeholder={t('assessments:list.status')}
        value={asked.status ?? null}
        options={ASSESSMENT_STATUSES.map((status) => ({ value: status, label: t(`common:status.${status}`) }))}
        onChange={(status) => ask({ status: status ?? undefined })}
      />
      <Select<Level | null>
        className={styles.filter ?? ''}
        allowClear={allowClear}
        aria-label={t('assessments:list.level')}
        placeholder={t('assessments:list.level')}
        value={asked.level ?? null}
        options={ASSESSMENT_LEVELS.map((level) => ({ value: level, label: t(`common:level.${level}`) }))}
        onChange={(level) => ask({ level: level ?? undefined })}
      />
    </Toolbar>
  );
}
