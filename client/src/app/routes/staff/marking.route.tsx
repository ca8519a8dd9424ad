import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonPage, SkeletonRows } from '../../../components/feedback/skeleton';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { TaskFeedback } from '../../../features/feedback';
import { QuestionKey } from '../../../features/questions';
import {
  DifferencesDrawer,
  MarkingPanel,
  MarkingToolbar,
  neighbourOf,
  QueueList,
  readMarkingSearch,
  RulesDrawer,
  withMarkingSearch,
  WorkbenchLayout,
  useCountLate,
  useQueuedMark,
} from '../../../features/results';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useMarkingAssessmentsQuery, useMarkingTaskQuery } from './marking.route-generated';
import type { NextPage } from '../../../hooks/use-next-page';
import { joinedPages } from '../../../lib/graphql/joined-pages';
import { useMarkingQueue, type MarkingQueue } from './use-marking-queue';
import { useWholeList } from './use-whole-list';

/** Answers that only a person can mark, one after the other. */
export function MarkingRoute(): ReactNode {
  const { t } = useTranslation('workbench');
  const [params, setParams] = useSearchParams();
  const search = readMarkingSearch(params);
  const { assessmentId, round, order, isBlind } = search;
  const filter = { assessmentId, round, order, isBlind };
  const { queue, error, next, refetch } = useMarkingQueue(filter);
  const assessments = useMarkedAssessments();
  const [panel, setPanel] = useState<'rules' | 'differences' | null>(null);
  const change = (next: Parameters<typeof withMarkingSearch>[1]) =>
    setParams((kept) => withMarkingSearch(kept, next), { replace: true });
  return (
    <Page title={t('title')}>
      <Breadcrumb crumbs={[{ label: t('title') }]} />
      <PageHeader title={t('title')} facts={t('lead')} />
      <MarkingToolbar
        search={search}
        assessments={assessments}
        onChange={change}
        onRules={() => setPanel('rules')}
        onDifferences={() => setPanel('differences')}
      />
      {queue && <Content queue={queue} next={next} refetch={refetch} />}
      {!queue && !error && <SkeletonPage />}
      {!queue && error && <LoadFailed error={error} onRetry={refetch} />}
      <RulesDrawer
        assessmentId={panel === 'rules' ? assessmentId : null}
        onChanged={refetch}
        onClose={() => setPanel(null)}
      />
      <DifferencesDrawer
        assessmentId={panel === 'differences' ? assessmentId : null}
        isBlind={isBlind}
        onClose={() => setPanel(null)}
      />
    </Page>
  );
}

/** What the queue can be limited to. */
function useMarkedAssessments() {
  const { data, fetchMore } = useMarkingAssessmentsQuery();
  useWholeList(data?.assessments, (after) =>
    fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        assessments: joinedPages(shown.assessments, fetchMoreResult.assessments, after),
      }),
    }),
  );
  return data?.assessments.edges.map(({ node }) => node) ?? [];
}

interface ContentProps {
  queue: MarkingQueue;
  next: NextPage;
  refetch: () => void;
}

function Content({ queue, next, refetch }: ContentProps) {
  const { t } = useTranslation('workbench');
  const [params, setParams] = useSearchParams();
  const { round, itemId } = readMarkingSearch(params);
  const items = queue.edges.map(({ node }) => node);
  const ids = items.map(({ id }) => id);
  const show = (id: string | null) => setParams((kept) => withMarkingSearch(kept, { itemId: id }), { replace: true });
  const selectedId = itemId ?? ids[0];
  if (selectedId === undefined) return <EmptyState title={t(`empty.${round}`)}>{t('empty.text')}</EmptyState>;
  return (
    <WorkbenchLayout
      queue={
        <QueueList items={items} totalCount={queue.totalCount} next={next} selectedId={selectedId} onSelect={show} />
      }
    >
      <Task key={selectedId} id={selectedId} ids={ids} onShow={show} onMarked={refetch} />
    </WorkbenchLayout>
  );
}

interface TaskProps {
  id: string;
  ids: string[];
  onShow: (id: string | null) => void;
  onMarked: () => void;
}

function Task({ id, ids, onShow, onMarked }: TaskProps) {
  const [params] = useSearchParams();
  const { round, isBlind } = readMarkingSearch(params);
  const query = useMarkingTaskQuery({ variables: { id, round, isBlind }, fetchPolicy: 'no-cache' });
  const give = useQueuedMark();
  const countLate = useCountLate(() => {
    void unlessRefused(query.refetch());
    onMarked();
  });
  const task = query.data?.markingTask;
  const next = neighbourOf(ids, id, 1);
  const previous = neighbourOf(ids, id, -1);
  const goOn = () => {
    onShow(next ?? previous);
    onMarked();
  };
  if (!task && query.error) return <LoadFailed error={query.error} onRetry={query.refetch} />;
  if (!task) return <SkeletonRows rows={8} />;
  return (
    <MarkingPanel
      task={task}
      round={round}
      renderKey={(question) => <QuestionKey question={question} isBesideAnswer />}
      onMark={async (mark) => {
        const theirs = await give(mark);
        if (!theirs) goOn();
        return theirs;
      }}
      onCountLate={countLate}
      onNext={next === null ? null : () => onShow(next)}
      onPrevious={previous === null ? null : () => onShow(previous)}
      onKeepTheirs={goOn}
      overall={
        task.overallFeedback && (
          <TaskFeedback
            questionId={id}
            feedback={task.overallFeedback}
            onSent={() => void unlessRefused(query.refetch())}
          />
        )
      }
    />
  );
}
