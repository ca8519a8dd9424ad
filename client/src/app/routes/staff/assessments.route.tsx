import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { Pager } from '../../../components/table/pager';
import {
  AssessmentTable,
  AssessmentToolbar,
  readListSearch,
  SaveTemplateDialog,
  useAssessmentChanges,
  withSort,
} from '../../../features/assessments';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useAssessmentsQuery } from './assessments.route-generated';
import { useFormat } from '../../../hooks/use-format';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { paths } from '../../paths';

export function AssessmentsRoute() {
  const { t } = useTranslation('assessments');
  const [search, setSearch] = useSearchParams();
  const { filter, sort, direction, isArchived, isFiltered } = readListSearch(search);
  const page = useKeysetPage();
  const query = useAssessmentsQuery({
    variables: { first: PAGE_SIZE, after: page.after, filter, sort, direction },
    fetchPolicy: 'cache-and-network',
  });
  const list = (query.data ?? query.previousData)?.assessments;
  const refetch = () => void unlessRefused(query.refetch());
  const { copy, archive, setStatus } = useChanges(refetch);
  const navigate = useNavigate();
  const [kept, setKept] = useState<{ id: string; title: string } | null>(null);
  return (
    <Page title={t('list.title')}>
      <Breadcrumb crumbs={[{ label: t('list.title') }]} />
      <Header total={list?.totalCount} isEmpty={list?.totalCount === 0 && !isFiltered && !isArchived} />
      <AssessmentToolbar />
      <AssessmentTable
        rows={list?.edges.map(({ node }) => node)}
        error={query.error}
        onRetry={refetch}
        empty={
          <Empty isArchive={isArchived} isFiltered={isFiltered} onClear={() => setSearch({}, { replace: true })} />
        }
        order={{ sort, direction }}
        onSort={(next) => setSearch((kept) => withSort(kept, next.sort, next.direction), { replace: true })}
        linkTo={paths.assessment}
        onOpen={(row) => void navigate(paths.assessment(row))}
        onInvite={({ id }) => void navigate(paths.inviteCandidates(id))}
        onMonitor={({ id }) => void navigate(paths.monitor(id))}
        onMark={({ id }) => void navigate(paths.marking(id))}
        onAnalytics={({ id }) => void navigate(paths.assessmentAnalytics(id))}
        onSwitch={(row) => void setStatus(row, row.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE')}
        onDuplicate={({ id }) => void copy(id)}
        onTemplate={setKept}
        onArchive={(row) => void archive(row, !row.isArchived)}
      />
      {list && <Pager page={page} pageInfo={list.pageInfo} shown={list.edges.length} totalCount={list.totalCount} />}
      <SaveTemplateDialog assessment={kept} onClose={() => setKept(null)} />
    </Page>
  );
}

function useChanges(refetch: () => void) {
  const navigate = useNavigate();
  const { duplicate, ...changes } = useAssessmentChanges(refetch);
  return {
    ...changes,
    copy: async (id: string) => {
      const copied = await duplicate(id);
      if (copied !== null) await navigate(paths.updateAssessment(copied));
    },
  };
}

/** Where there is no assessment at all, the first one is begun from the middle of the page. */
function Header({ total, isEmpty }: { total: number | undefined; isEmpty: boolean }) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  return (
    <PageHeader
      title={t('list.title')}
      facts={total !== undefined && total > 0 && t('list.total', { count: total, formatted: format.total(total) })}
      actions={!isEmpty && <NewAssessment />}
    />
  );
}

function NewAssessment() {
  const { t } = useTranslation('assessments');
  return (
    <ButtonLink type="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} to={paths.createAssessment()}>
      {t('list.new')}
    </ButtonLink>
  );
}

interface EmptyProps {
  isArchive: boolean;
  isFiltered: boolean;
  onClear: () => void;
}

function Empty({ isArchive, isFiltered, onClear }: EmptyProps) {
  const { t } = useTranslation(['assessments', 'common']);
  if (isArchive && !isFiltered) {
    return <EmptyState title={t('assessments:archive.empty')}>{t('assessments:archive.emptyText')}</EmptyState>;
  }
  if (!isFiltered) {
    return (
      <EmptyState title={t('assessments:empty.title')} action={<NewAssessment />}>
        {t('assessments:empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('assessments:noMatch.title')}
      action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
    >
      {t('assessments:noMatch.text')}
    </EmptyState>
  );
}
