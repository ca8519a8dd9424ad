import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { Pager } from '../../../components/table/pager';
import { AuditTable, AuditToolbar, EntryDrawer, readAuditSearch, type AuditRow } from '../../../features/audit';
import { useAuditActionsQuery, useAuditQuery } from './audit.route-generated';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { useTimeZone } from '../../../lib/format/time-zone';

/** Who did what to what, when and from where. */
export function AuditRoute() {
  const { t } = useTranslation('audit');
  const [search, setSearch] = useSearchParams();
  const { filter, isFiltered } = readAuditSearch(search, useTimeZone());
  const page = useKeysetPage();
  const { data, previousData, error, refetch } = useAuditQuery({
    variables: { first: PAGE_SIZE, after: page.after, filter },
    fetchPolicy: 'cache-and-network',
  });
  const actions = useAuditActionsQuery();
  const list = (data ?? previousData)?.auditEntries;
  const [opened, setOpened] = useState<AuditRow | null>(null);
  return (
    <Page title={t('title')}>
      <Breadcrumb crumbs={[{ label: t('title') }]} />
      <PageHeader title={t('title')} facts={t('lead')} />
      <AuditToolbar actions={actions.data?.auditActions ?? []} />
      <AuditTable
        entries={list?.edges.map(({ node }) => node)}
        error={error}
        onRetry={refetch}
        empty={<Empty isFiltered={isFiltered} onClear={() => setSearch({}, { replace: true })} />}
        onOpen={setOpened}
      />
      {list && <Pager page={page} pageInfo={list.pageInfo} shown={list.edges.length} totalCount={list.totalCount} />}
      <EntryDrawer entry={opened} onClose={() => setOpened(null)} />
    </Page>
  );
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation(['audit', 'common']);
  if (!isFiltered) return <EmptyState title={t('audit:empty')}>{t('audit:emptyText')}</EmptyState>;
  return (
    <EmptyState
      title={t('audit:noMatch')}
      action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
    >
      {t('audit:noMatchText')}
    </EmptyState>
  );
}
