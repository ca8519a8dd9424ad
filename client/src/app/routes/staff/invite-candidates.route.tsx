import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { NotFound } from '../../../components/feedback/not-found';
import { SkeletonPage } from '../../../components/feedback/skeleton';
import { Page } from '../../../components/page/page';
import { Pager } from '../../../components/table/pager';
import { SearchField } from '../../../components/table/search-field';
import { Toolbar } from '../../../components/table/toolbar';
import {
  FunnelBar,
  InvitationTable,
  InviteDrawer,
  LifeBar,
  LifeDialog,
  StageFilter,
  type LifeQuestion,
} from '../../../features/candidates';
import { ExtraTimeDialog } from '../../../features/monitor';
import type { InvitationsQuery } from '../../../graphql/generated';
import { failureOf } from '../../../lib/graphql/errors';
import { paths } from '../../paths';
import { InvitationsEmpty, InvitationsHeader, isOpen } from './invite-candidates-parts';
import { useExtraTime } from './use-extra-time';
import { useInvitations } from './use-invitations';

export function InviteCandidatesRoute(): ReactNode {
  const { assestmentId = '' } = useParams();
  return <Invitations key={assestmentId} assessmentId={assestmentId} />;
}

function Invitations({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('candidates');
  const list = useInvitations(assessmentId);
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const [question, setQuestion] = useState<LifeQuestion | null>(null);
  const extraTime = useExtraTime();
  const { data, error } = list;
  const [way, setWay] = useInviteWay(isForInviting(data, list.isFiltered));
  if (!data && error) {
    return failureOf(error).code.endsWith('_NOT_FOUND') ? (
      <NotFound />
    ) : (
      <LoadFailed error={error} onRetry={list.refetch} />
    );
  }
  if (!data) return <SkeletonPage />;
  const { assessment, invitations, viewer } = data;
  const rows = invitations.edges.map(({ node }) => node);
  return (
    <Page title={assessment.title}>
      <InvitationsHeader assessment={assessment} onInvite={() => setWay('paste')} />
      <InviteDrawer
        assessment={assessment}
        way={way}
        remaining={viewer?.credits.remaining ?? null}
        onWay={setWay}
        onInvited={list.refetch}
      />
      <FunnelBar assessment={assessment} />
      <Toolbar>
        <SearchField value={list.search} onChange={list.setSearch} label={t('list.search')} />
        <StageFilter value={list.stages} onChange={list.setStages} />
      </Toolbar>
      <InvitationTable
        invitations={rows}
        chosenIds={chosenIds}
        onChoose={setChosenIds}
        onAsk={setQuestion}
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
      <LifeBar
        invitations={rows.filter(({ id }) => chosenIds.includes(id))}
        onAsk={setQuestion}
        onClear={() => setChosenIds([])}
      />
      <LifeDialog
        question={question}
        onClose={() => setQuestion(null)}
        onDone={() => {
          setChosenIds([]);
          list.refetch();
        }}
      />
      <ExtraTimeDialog candidate={extraTime.candidate} onSave={extraTime.save} onClose={extraTime.close} />
    </Page>
  );
}

/** An assessment to which nobody is invited yet has nothing else to show. */
function isForInviting(data: InvitationsQuery | undefined, isFiltered: boolean): boolean {
  if (!data || isFiltered || !isOpen(data.assessment)) return false;
  return data.invitations.totalCount === 0;
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
