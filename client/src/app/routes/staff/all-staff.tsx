import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { Pager } from '../../../components/table/pager';
import { readStaffSearch, StaffTable, StaffToolbar, withOrder } from '../../../features/people';
import type { StaffList_UsersFragment } from './all-staff-generated';
import type { KeysetPage } from '../../../hooks/use-keyset-page';
import { paths } from '../../paths';
import { useStaffDialogs } from './use-staff-dialogs';

interface Props {
  kind: 'admin' | 'hr';
  list: StaffList_UsersFragment | undefined;
  page: KeysetPage;
  error: unknown;
  onRetry: () => void;
}

const ways = {
  admin: { create: paths.createAdmin(), report: paths.adminReport },
  hr: { create: paths.createHr(), report: paths.hrReport },
} as const;

/** The list of admins or of HR users, and what can be done with each. */
export function AllStaff({ kind, list, page, error, onRetry }: Props) {
  const { t } = useTranslation('people');
  const [search, setSearch] = useSearchParams();
  const { isFiltered, ...order } = readStaffSearch(search);
  const { dialogs, onResetFactors, onSwitch, onDelete } = useStaffDialogs({ onDeleted: onRetry, onSwitched: onRetry });
  const navigate = useNavigate();
  const { report } = ways[kind];
  /** The first one is created from the middle of the page then. */
  const isEmpty = list?.totalCount === 0 && !isFiltered;
  return (
    <Page title={t(`${kind}.list`)}>
      <Breadcrumb crumbs={[{ label: t(`${kind}.list`) }]} />
      <PageHeader
        title={t(`${kind}.list`)}
        facts={list && t(`${kind}.total`, { count: list.totalCount })}
        actions={!isEmpty && <Create kind={kind} />}
      />
      <StaffToolbar />
      <StaffTable
        kind={kind}
        users={list?.edges.map(({ node }) => node)}
        error={error}
        onRetry={onRetry}
        empty={<Empty kind={kind} isFiltered={isFiltered} onClear={() => setSearch({}, { replace: true })} />}
        order={order}
        onSort={(next) => setSearch((kept) => withOrder(kept, next), { replace: true })}
        linkTo={({ id }) => report(id)}
        onOpen={({ id }) => void navigate(report(id))}
        {...(kind === 'hr' ? { onEdit: ({ id }) => void navigate(paths.updateHr(id)) } : {})}
        onResetFactors={onResetFactors}
        onSwitch={onSwitch}
        onDelete={onDelete}
      />
      {list && <Pager page={page} pageInfo={list.pageInfo} shown={list.edges.length} totalCount={list.totalCount} />}
      {dialogs}
    </Page>
  );
}

function Create({ kind }: Pick<Props, 'kind'>) {
  const { t } = useTranslation('people');
  return (
    <ButtonLink type="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} to={ways[kind].create}>
      {t(`${kind}.create`)}
    </ButtonLink>
  );
}

interface EmptyProps extends Pick<Props, 'kind'> {
  isFiltered: boolean;
  onClear: () => void;
}

function Empty({ kind, isFiltered, onClear }: EmptyProps): ReactNode {
  const { t } = useTranslation(['people', 'common']);
  if (!isFiltered) {
    return (
      <EmptyState title={t(`people:${kind}.empty`)} action={<Create kind={kind} />}>
        {t(`people:${kind}.emptyText`)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('people:staff.noMatch')}
      action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
    >
      {t('people:noMatchText')}
    </EmptyState>
  );
}
