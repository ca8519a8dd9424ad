import { Button, Select } from 'antd';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DayRange } from '../../components/form/day-picker';
import { useClear } from '../../components/form/use-clear';
import { SearchField } from '../../components/table/search-field';
import { Toolbar } from '../../components/table/toolbar';
import type { AuditOutcome } from '../../graphql/schema-generated';
import { useListAddress } from '../../hooks/use-list-address';
import { useTimeZone } from '../../lib/format/time-zone';
import styles from './audit.module.css';
import { auditList, auditFileAddress, OUTCOMES, readAuditSearch } from './audit.search';
import { useActionName } from './use-action-name';

/** Search and filters, which live in the address, and the file of what they let through. */
export function AuditToolbar({ actions }: { actions: readonly string[] }) {
  const { t } = useTranslation('audit');
  const { filter } = readAuditSearch(useSearchParams()[0], useTimeZone());
  const [{ search }, ask] = useListAddress(auditList);
  return (
    <Toolbar
      end={
        <Button href={auditFileAddress(filter)} download icon={<Download size={16} strokeWidth={1.75} aria-hidden />}>
          {t('export')}
        </Button>
      }
    >
      <SearchField value={search} onChange={(next) => ask({ search: next })} label={t('search')} />
      <ActionFilter actions={actions} />
      <OutcomeFilter />
      <DayFilter />
    </Toolbar>
  );
}

function ActionFilter({ actions }: { actions: readonly string[] }) {
  const { t } = useTranslation('audit');
  const allowClear = useClear();
  const nameOf = useActionName();
  const [{ action }, ask] = useListAddress(auditList);
  return (
    <Select<string | null>
      className={styles.action ?? ''}
      allowClear={allowClear}
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={t('actionLabel')}
      placeholder={t('actionLabel')}
      value={action || null}
      options={actions.map((value) => ({ value, label: nameOf(value) }))}
      onChange={(value) => ask({ action: value ?? '' })}
    />
  );
}

function OutcomeFilter() {
  const { t } = useTranslation('audit');
  const allowClear = useClear();
  const [{ outcome }, ask] = useListAddress(auditList);
  return (
    <Select<AuditOutcome | null>
      className={styles.outcome ?? ''}
      allowClear={allowClear}
      aria-label={t('outcomeLabel')}
      placeholder={t('outcomeLabel')}
      value={outcome ?? null}
      options={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
      onChange={(value) => ask({ outcome: value ?? undefined })}
    />
  );
}

function DayFilter() {
  const { t } = useTranslation('audit');
  const [{ from, until }, ask] = useListAddress(auditList);
  return (
    <div className={styles.days} role="group" aria-label={t('days')}>
      <DayRange
        labels={[t('from'), t('until')]}
        from={from}
        until={until}
        onChange={(first, last) => ask({ from: first, until: last })}
      />
    </div>
  );
}
