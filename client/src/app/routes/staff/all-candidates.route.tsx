import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { withOrder } from '../../../components/table/list-order';
import { shownPage } from '../../../components/table/shown-page';
import { nothingSelected, type Selection } from '../../../components/table/selection';
import {
  candidateList,
  CandidatesTable,
  CandidatesToolbar,
  CANDIDATE_COLUMNS,
  ColumnsMenu,
  filterInput,
  isFiltered,
  readCandidatesOrder,
  readColumns,
  readRows,
  readShown,
  ViewsMenu,
  viewOf,
  withColumns,
  withRows,
  type CandidateListRow,
  type CandidatePaths,
} from '../../../features/candidates';
import { ExportListButton } from '../../../features/exports';
import { useTimeZone } from '../../../lib/format/time-zone';
import { useAllCandidatesQuery } from './all-candidates.route-generated';
import { useFormat } from '../../../hooks/use-format';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { useListAddress } from '../../../hooks/use-list-address';
import { paths } from '../../paths';
import { together, useMoving } from './candidates-deciding';
import { CandidatesCalendar } from './candidates-calendar';
import { CandidatesSelection } from './candidates-selection';

const ways: CandidatePaths = {
  report: ({ candidate }) => paths.candidateReport(candidate.id),
  result: ({ assessment, candidate }) => paths.resultDetails(assessment.id, candidate.id),
  assessment: ({ assessment }) => paths.inviteCandidates(assessment.id),
};

/** Everybody in scope: `/AllCandidates`, with the whole view in the address. */
export function AllCandidatesRoute() {
  const [search] = useSearchParams();
  return readShown(search) === 'CALENDAR' ? <Calendar /> : <List />;
}

/** Of the same people: when they can begin, and until when. */
function Calendar() {
  const { t } = useTranslation('all-candidates');
  const [search, setSearch] = useSearchParams();
  const [filter, ask] = useListAddress(candidateList);
  const change = (next: (kept: URLSearchParams) => URLSearchParams) => setSearch(next, { replace: true });
  return (
    <Page title={t('calendar.label')}>
      <Breadcrumb crumbs={[{ label: t('title') }]} />
      <PageHeader
        title={t('title')}
        facts={t('calendar.note')}
        actions={<ViewsMenu screen="candidates" current={viewOf(search)} linkTo={(query) => paths.candidates(query)} />}
      />
      <CandidatesToolbar
        filter={filter}
        onFilter={ask}
        shown="CALENDAR"
        onShown={(next) => change((kept) => withRows(kept, next))}
      />
      <CandidatesCalendar />
    </Page>
  );
}

function List() {
  const { t } = useTranslation('all-candidates');
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const [selection, setSelection] = useState<Selection<CandidateListRow>>(nothingSelected);
  const timeZone = useTimeZone();
  const list = useCandidates(search, timeZone);
  const [filter, ask] = useListAddress(candidateList);
  const change = (next: (kept: URLSearchParams) => URLSearchParams) => setSearch(next, { replace: true });
  const total = list.totalCount;
  const shown = readShown(search) === 'PEOPLE' ? 'PEOPLE' : 'INVITATIONS';
  const moving = useMoving(() => {
    setSelection(nothingSelected);
    list.refetch();
  });
  return (
    <Page title={t('title')}>
      <Breadcrumb crumbs={[{ label: t('title') }]} />
      <PageHeader
        title={t('title')}
        facts={
          total !== undefined && total > 0 && t(`total.${shown}`, { count: total, formatted: format.total(total) })
        }
        actions={
          <>
            <ViewsMenu screen="candidates" current={viewOf(search)} linkTo={(query) => paths.candidates(query)} />
            <ExportListButton
              source={{ kind: 'candidates', query: exportQuery(search, timeZone) }}
              shown={readColumns(search, CANDIDATE_COLUMNS)}
            />
            <ColumnsMenu
              columns={CANDIDATE_COLUMNS.map((key) => ({ key, label: t(`column.${key}`) }))}
              shown={readColumns(search, CANDIDATE_COLUMNS)}
              onChange={(shown) => change((kept) => withColumns(kept, CANDIDATE_COLUMNS, shown))}
            />
          </>
        }
      />
      <CandidatesToolbar
        filter={filter}
        onFilter={ask}
        shown={shown}
        onShown={(next) => change((kept) => withRows(kept, next))}
      />
      <CandidatesTable
        rows={list.rows}
        error={list.error}
        onRetry={list.refetch}
        empty={<Empty isFiltered={isFiltered(filter)} onClear={() => ask(candidateList.none)} />}
        order={readCandidatesOrder(search)}
        onSort={(order) => change((kept) => withOrder(kept, order))}
        columns={readColumns(search, CANDIDATE_COLUMNS)}
        selection={selection}
        onSelect={setSelection}
        onEdit={(row) => void moving.ask(together([...selection.values()], row))}
        paths={ways}
      />
      {list.pager}
      {moving.dialog}
      <CandidatesSelection
        selection={selection}
        list={{ columns: readColumns(search, CANDIDATE_COLUMNS), order: readCandidatesOrder(search) }}
        onSelect={setSelection}
        onChanged={list.refetch}
      />
    </Page>
  );
}

/** What the table shows, on all its pages. */
const exportQuery = (search: URLSearchParams, timeZone: string | undefined) => ({
  ...filterInput(candidateList.read(search), timeZone),
  rows: readRows(search),
  ...readCandidatesOrder(search),
});

function useCandidates(search: URLSearchParams, timeZone: string | undefined) {
  const page = useKeysetPage();
  const query = useAllCandidatesQuery({
    variables: {
      first: PAGE_SIZE,
      after: page.after,
      filter: filterInput(candidateList.read(search), timeZone),
      rows: readRows(search),
      ...readCandidatesOrder(search),
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = (query.data ?? query.previousData)?.candidates;
  return shownPage(page, query, list);
}

function Empty({ isFiltered: filtered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation(['all-candidates', 'common']);
  if (filtered) {
    return (
      <EmptyState
        title={t('noMatch.title')}
        action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
      >
        {t('noMatch.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <ButtonLink type="primary" to={paths.assessments()}>
          {t('empty.action')}
        </ButtonLink>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
