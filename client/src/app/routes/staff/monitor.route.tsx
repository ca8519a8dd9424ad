import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { Page } from '../../../components/page/page';
import {
  ControlDialog,
  attemptsInOrder,
  attemptsMatching,
  MessageDialog,
  MonitorCounts,
  MonitorTable,
  MonitorToolbar,
  useControls,
  useHeldOrder,
  useMonitorFilter,
} from '../../../features/monitor';
import { TimeLedgerDrawer } from '../../../features/time-ledger';
import { useSeconds } from '../../../hooks/use-seconds';
import { failureOf } from '../../../lib/graphql/errors';
import { useLiveConnection } from '../../../lib/graphql/live-connection';
import { useFailureText } from '../../../lib/graphql/use-failure-text';
import { paths } from '../../paths';
import { AssessmentHome } from './assessment-home/assessment-home';
import { AssessmentLoading } from './assessment-home/assessment-loading';
import { useMonitored, type Monitored } from './use-monitored';

export function MonitorRoute(): ReactNode {
  const { id = '' } = useParams();
  return <Monitor key={id} assessmentId={id} />;
}

function Monitor({ assessmentId }: { assessmentId: string }) {
  const monitored = useMonitored(assessmentId);
  if (monitored.assessment) return <Content monitored={monitored} assessment={monitored.assessment} />;
  return <AssessmentLoading id={assessmentId} tab="live" error={monitored.error} onRetry={monitored.refetch} />;
}

interface ContentProps {
  monitored: Monitored;
  assessment: NonNullable<Monitored['assessment']>;
}

function Content({ monitored, assessment }: ContentProps) {
  const { t } = useTranslation(['monitor', 'assessments']);
  const now = useSeconds();
  const filter = useMonitorFilter();
  const { isOpen } = useLiveConnection();
  const [ledgerId, setLedger] = useLedger();
  const controls = useControls(monitored.take);
  const navigate = useNavigate();
  const { shown, hand } = useHeldOrder(attemptsInOrder(attemptsMatching(monitored.attempts, filter, now), now), now);
  return (
    <Page title={t('titleOf', { title: assessment.title })}>
      <AssessmentHome assessment={assessment} tab="live" />
      <MonitorCounts
        attempts={monitored.attempts}
        notStarted={assessment.funnel.notStarted}
        now={now}
        updatedAt={monitored.updatedAt}
        isConnected={isOpen}
      />
      <MonitorToolbar />
      {monitored.error !== undefined && monitored.attempts.length > 0 && (
        <NotAllThere error={monitored.error} onRetry={monitored.refetch} />
      )}
      <div {...hand}>
        <MonitorTable
          attempts={shown}
          now={now}
          error={monitored.error}
          onRetry={monitored.refetch}
          empty={<Empty isFiltered={filter.isOn && monitored.attempts.length > 0} />}
          {...controls.actions}
          onLedger={({ id }) => setLedger(id)}
          onResult={({ candidate }) => void navigate(paths.resultDetails(assessment.id, candidate.id))}
        />
      </div>
      <ControlDialog asked={controls.asked} onConfirm={controls.confirm} onClose={controls.close} />
      <MessageDialog to={controls.writingTo} onSend={controls.send} onClose={controls.close} />
      <TimeLedgerDrawer attemptId={ledgerId} onClose={() => setLedger(null)} />
    </Page>
  );
}

/** Somebody may be missing from the list, and nobody would know. */
function NotAllThere({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const text = useFailureText();
  return (
    <InlineAlert tone="danger" action={<Button onClick={onRetry}>{t('action.retry')}</Button>}>
      {text(failureOf(error))}
    </InlineAlert>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation(['monitor', 'common']);
  const [, setSearch] = useSearchParams();
  if (!isFiltered) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('noMatch.title')}
      action={<Button onClick={() => setSearch({}, { replace: true })}>{t('common:action.clearFilters')}</Button>}
    >
      {t('noMatch.text')}
    </EmptyState>
  );
}

/** The open ledger is part of the address. */
function useLedger() {
  const [search, setSearch] = useSearchParams();
  const open = (attemptId: string | null) =>
    setSearch(
      (kept) => {
        const next = new URLSearchParams(kept);
        if (attemptId) next.set('ledger', attemptId);
        else next.delete('ledger');
        return next;
      },
      { replace: true },
    );
  return [search.get('ledger'), open] as const;
}
