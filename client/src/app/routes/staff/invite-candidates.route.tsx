import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Page } from '../../../components/page/page';
import { Pager } from '../../../components/table/pager';
import { SearchField } from '../../../components/table/search-field';
import { withPage, type Selection } from '../../../components/table/selection';
import { Toolbar } from '../../../components/table/toolbar';
import {
  FunnelBar,
  INVITATION_COLUMNS,
  InvitationTable,
  InviteDrawer,
  readColumns,
  StageFilter,
} from '../../../features/candidates';
import { DecisionCell, DecisionFilter } from '../../../features/deciding';
import { ExtraTimeDialog, useExtraTime } from '../../../features/monitor';
import type { InvitationsQuery } from './invite-candidates.route-generated';
import { paths } from '../../paths';
import { AssessmentLoading } from './assessment-home/assessment-loading';
import { InvitationsEmpty, InvitationsHeader, isOpen } from './invite-candidates-parts';
import { InvitationsView } from './invitations-view';
import { InvitationsSelection, useInvitationsSelection, type SelectedInvitation } from './invitations-selection';
import { useInvitations } from './use-invitations';

export function InviteCandidatesRoute(): ReactNode {
  const { assestmentId = '' } = useParams();
  return <Invitations key={assestmentId} assessmentId={assestmentId} />;
}

function Invitations({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('candidates');
  const list = useInvitations(assessmentId);
  const { selection, select, asked, ask, askLife, done } = useInvitationsSelection(list.refetch);
  const extraTime = useExtraTime();
  const shownColumns = readColumns(useSearchParams()[0], INVITATION_COLUMNS);
  const { data, error } = list;
  const [way, setWay] = useInviteWay(isForInviting(data, list.isFiltered));
  if (!data) return <AssessmentLoading id={assessmentId} tab="candidates" error={error} onRetry={list.refetch} />;
  const { assessment, viewer } = data;
  const { invitations } = assessment;
  const rows = invitations.edges.map(({ node }) => node);
  return (
    <Page title={assessment.title}>
      <InvitationsHeader
        assessment={assessment}
        isEmpty={invitations.totalCount === 0 && !list.isFiltered}
        shown={list.shown}
        onInvite={() => setWay('paste')}
      />
      <InviteDrawer
        assessment={assessment}
        way={way}
        remaining={viewer?.credits.remaining ?? null}
        onWay={setWay}
        onInvited={list.refetch}
      />
      {assessment.funnel.invited > 0 && (
        <>
          <FunnelBar assessment={assessment} />
          <Toolbar end={<InvitationsView assessmentId={assessment.id} />}>
            <SearchField value={list.search} onChange={list.setSearch} label={t('list.search')} />
            <StageFilter value={list.stages} onChange={list.setStages} />
            <DecisionFilter assessment={assessment} {...list.decisions} />
          </Toolbar>
        </>
      )}
      <InvitationTable
        invitations={rows}
        shownColumns={shownColumns}
        chosenIds={[...selection.keys()]}
        onChoose={(ids) => select(withPage(selection, rows, ids))}
        onAsk={askLife}
        decisionOf={({ id }, none) => <Decision id={id} rows={rows} none={none} />}
        onDecide={({ id }) => ask({ decide: decided(selection, rows, id) })}
        onExtraTime={extraTime.ask}
        error={error}
        onRetry={list.refetch}
        sorting={list.sorting}
        onSort={list.setSorting}
        resultPath={({ candidate }) => paths.resultDetails(assessment.id, candidate.id)}
        empty={<InvitationsEmpty isFiltered={list.isFiltered} onClear={list.clear} onInvite={() => setWay('paste')} />}
      />
      <Pager
        page={list.page}
        pageInfo={invitations.pageInfo}
        shown={invitations.edges.length}
        totalCount={invitations.totalCount}
      />
      <InvitationsSelection
        assessment={assessment}
        list={{ columns: shownColumns, order: { sort: list.sorting.by, direction: list.sorting.direction } }}
        selection={selection}
        onSelect={select}
        asked={asked}
        onAsk={ask}
        onLife={askLife}
        onDone={done}
      />
      <ExtraTimeDialog
        candidate={extraTime.candidate}
        onSave={extraTime.save}
        onDecline={extraTime.decline}
        onClose={extraTime.close}
      />
    </Page>
  );
}

function Decision({ id, rows, none }: { id: string; rows: readonly SelectedInvitation[]; none: ReactNode }) {
  const invitation = rows.find((row) => row.id === id);
  return invitation && <DecisionCell invitation={invitation} none={none} />;
}

/** Everybody who is ticked, when the row is one of them; else the row alone. */
function decided(
  selection: Selection<SelectedInvitation>,
  rows: readonly SelectedInvitation[],
  id: string,
): SelectedInvitation[] {
  return selection.has(id) ? [...selection.values()] : rows.filter((row) => row.id === id);
}

/** An assessment to which nobody is invited yet has nothing else to show. */
function isForInviting(data: InvitationsQuery | undefined, isFiltered: boolean): boolean {
  if (!data || isFiltered || !isOpen(data.assessment)) return false;
  return data.assessment.invitations.totalCount === 0;
}

/** The open drawer is part of the address: `?invite=paste`. Where it is the next step, it opens by itself, once. */
function useInviteWay(isNextStep: boolean) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('invite');
  const way = wanted === 'paste' || wanted === 'upload' ? wanted : null;
  const setWay = (next: typeof way) =>
    setSearch(
      (kept) => {
        const params = new URLSearchParams(kept);
        if (next) params.set('invite', next);
        else params.delete('invite');
        return params;
      },
      { replace: true },
    );
  useEffect(() => {
    if (isNextStep && wanted === null) setWay('paste');
    // When the list has come, not again after the drawer was closed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNextStep]);
  return [way, setWay] as const;
}
