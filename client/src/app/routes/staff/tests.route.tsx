import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { withOrder } from '../../../components/table/list-order';
import { shownPage } from '../../../components/table/shown-page';
import { SkillFilter } from '../../../features/questions';
import { useViewer } from '../../../features/session/session-context';
import {
  DeleteTestDialog,
  readTestSearch,
  TestTable,
  TestToolbar,
  useTestChanges,
  testList,
  withoutFilters,
} from '../../../features/test-library';
import { useTestsQuery, type TestTable_TestFragment } from '../../../features/test-library/list/test-table-generated';
import { useFormat } from '../../../hooks/use-format';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { useListAddress } from '../../../hooks/use-list-address';
import { paths } from '../../paths';
import { LibraryPreview } from './library-preview';

type Row = TestTable_TestFragment;

/** All tests: `/Tests`, with the previewed one in the address (`?test=`). */
export function TestsRoute() {
  const { t } = useTranslation('tests');
  const [search, setSearch] = useSearchParams();
  const { order, isFiltered } = readTestSearch(search);
  const list = useTests(search);
  const dialogs = useDialogs(list.refetch);
  const actions = useTestActions(dialogs, list.refetch);
  const [{ skill }, ask] = useListAddress(testList);
  return (
    <Page title={t('list.title')}>
      <Breadcrumb crumbs={[{ label: t('list.title') }]} />
      <Header total={list.totalCount} isEmpty={list.totalCount === 0 && !isFiltered} />
      <TestToolbar skillFilter={<SkillFilter value={skill} onChange={(next) => ask({ skill: next })} />} />
      <TestTable
        rows={list.rows}
        error={list.error}
        onRetry={list.refetch}
        empty={<Empty isFiltered={isFiltered} onClear={() => setSearch(withoutFilters, { replace: true })} />}
        order={order}
        onSort={(next) => setSearch((kept) => withOrder(kept, next), { replace: true })}
        {...actions}
      />
      {list.pager}
      <LibraryPreview
        id={search.get('test')}
        editPath={(id) => paths.updateTest(id)}
        onDuplicate={(id) => void actions.copy(id)}
        onClose={() => setSearch(withoutTest)}
      />
      {dialogs.nodes}
    </Page>
  );
}

const withTest = (search: URLSearchParams, id: string): string => {
  const next = new URLSearchParams(search);
  next.set('test', id);
  return `?${next.toString()}`;
};

const withoutTest = (search: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('test');
  return next;
};

function useTests(search: URLSearchParams) {
  const page = useKeysetPage();
  const { filter, order } = readTestSearch(search);
  const query = useTestsQuery({
    variables: { first: PAGE_SIZE, after: page.after, filter, ...order },
    fetchPolicy: 'cache-and-network',
  });
  const list = (query.data ?? query.previousData)?.tests;
  return shownPage(page, query, list);
}

/** What asks before it acts. */
function useDialogs(onDeleted: () => void) {
  const [deleting, setDeleting] = useState<Row | null>(null);
  const { switchStatus } = useTestChanges();
  const nodes = (
    <>
      <DeleteTestDialog
        test={deleting}
        onDeactivate={deleting?.status === 'ACTIVE' ? () => void switchStatus(deleting) : undefined}
        onDeleted={onDeleted}
        onClose={() => setDeleting(null)}
      />
    </>
  );
  return { setDeleting, nodes };
}

function useTestActions({ setDeleting }: ReturnType<typeof useDialogs>, refetch: () => void) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { role } = useViewer();
  const { switchStatus, switchSharing, duplicate } = useTestChanges();
  const copy = async (id: string) => {
    const copied = await duplicate({ id });
    if (copied === null) return;
    refetch();
    await navigate(paths.updateTest(copied));
  };
  return {
    copy,
    linkTo: ({ id }: Row) => withTest(search, id),
    onOpen: ({ id }: Row) => void navigate(withTest(search, id)),
    onEdit: ({ id }: Row) => void navigate(paths.updateTest(id)),
    onPreview: ({ id }: Row) => void navigate(paths.previewTest(id)),
    onSwitch: (test: Row) => void switchStatus(test),
    onDuplicate: ({ id }: Row) => void copy(id),
    onDelete: setDeleting,
    onShare: role === 'Hr' ? undefined : (test: Row) => void switchSharing(test),
  };
}

/** Where there is no test at all, the first one is begun from the middle of the page. */
function Header({ total, isEmpty }: { total: number | undefined; isEmpty: boolean }) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  return (
    <PageHeader
      title={t('list.title')}
      facts={total !== undefined && total > 0 && t('list.total', { count: total, formatted: format.total(total) })}
      actions={!isEmpty && <NewTest />}
    />
  );
}

function NewTest() {
  const { t } = useTranslation('tests');
  return (
    <ButtonLink type="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} to={paths.createTest()}>
      {t('new')}
    </ButtonLink>
  );
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation(['tests', 'common']);
  if (!isFiltered) {
    return (
      <EmptyState title={t('tests:first.title')} action={<NewTest />}>
        {t('tests:first.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('tests:noMatch.title')}
      action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
    >
      {t('tests:noMatch.text')}
    </EmptyState>
  );
}
