import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { Pager } from '../../../components/table/pager';
import {
  AccessDecisionDialog,
  readRequestSearch,
  RequestDrawer,
  RequestTable,
  RequestToolbar,
  withOrder,
  type AccessRequestRow,
  type PendingDecision,
} from '../../../features/people';
import { OpenAccessRequestCountDocument } from '../../layouts/use-open-requests-generated';
import { useAccessRequestsQuery } from './contacts.route-generated';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { useOpenRequests } from '../../layouts/use-open-requests';

/** Access requests: `/Contacts`, with the opened one in the address (`?request=`). */
export function ContactsRoute() {
  const { t } = useTranslation('people');
  const [search, setSearch] = useSearchParams();
  const list = useRequests(search);
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const navigate = useNavigate();
  const linkTo = (request: AccessRequestRow | null) => withRequest(search, request);
  const close = () => void navigate(linkTo(null), { replace: true });
  return (
    <Page title={t('requests.title')}>
      <Breadcrumb crumbs={[{ label: t('requests.title') }]} />
      <Header />
      <RequestToolbar />
      <RequestTable
        requests={list.requests}
        error={list.error}
        onRetry={list.refetch}
        empty={<Empty isFiltered={list.isFiltered} onClear={() => setSearch({}, { replace: true })} />}
        order={list.order}
        onSort={(order) => setSearch((kept) => withOrder(kept, order), { replace: true })}
        onOpen={(request) => void navigate(linkTo(request), { replace: true })}
        linkTo={linkTo}
      />
      {list.pager}
      <RequestDrawer
        request={list.requests?.find(({ id }) => id === search.get('request')) ?? null}
        onDecide={(request, decision) => setPending({ request, decision })}
        onClose={close}
      />
      <AccessDecisionDialog
        pending={pending}
        onDecided={() => {
          close();
          list.refetch();
        }}
        onClose={() => setPending(null)}
      />
    </Page>
  );
}

function withRequest(search: URLSearchParams, request: AccessRequestRow | null): string {
  const next = new URLSearchParams(search);
  if (request) next.set('request', request.id);
  else next.delete('request');
  return `?${next.toString()}`;
}

function useRequests(search: URLSearchParams) {
  const page = useKeysetPage();
  const { filter, sort, direction, isFiltered } = readRequestSearch(search);
  const query = useAccessRequestsQuery({
    variables: { first: PAGE_SIZE, after: page.after, filter, sort, direction },
    fetchPolicy: 'cache-and-network',
  });
  const list = (query.data ?? query.previousData)?.accessRequests;
  return {
    requests: list?.edges.map(({ node }) => node),
    error: query.error,
    isFiltered,
    order: { sort, direction },
    refetch: () => void query.client.refetchQueries({ include: [OpenAccessRequestCountDocument, 'AccessRequests'] }),
    pager: list && (
      <Pager page={page} pageInfo={list.pageInfo} shown={list.edges.length} totalCount={list.totalCount} />
    ),
  };
}

function Header() {
  const { t } = useTranslation('people');
  const open = useOpenRequests();
  return <PageHeader title={t('requests.title')} facts={t('requests.open', { count: open })} />;
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation(['people', 'common']);
  if (!isFiltered) return <EmptyState title={t('people:requests.empty')}>{t('people:requests.emptyText')}</EmptyState>;
  return (
    <EmptyState
      title={t('people:requests.noMatch')}
      action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
    >
      {t('people:noMatchText')}
    </EmptyState>
  );
}
