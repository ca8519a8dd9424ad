import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Section } from '../../components/page/section';
import {
  useProctorTimelineQuery,
  useReviewProctorEventMutation,
  type ProctoringTimeline_AttemptFragment as Attempt,
  type ProctoringTimeline_TimelineFragment as Timeline,
} from './proctoring-timeline-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { lanesOf } from './lanes';
import { Moments } from './moments';
import styles from './proctoring-timeline.module.css';
import { Rates } from './rates';
import { SnapshotStrip } from './snapshot-strip';
import { TimelineChart } from './timeline-chart';

interface Props {
  attemptId: string;
  /** Gives an automatic submission back, after a reason; left out where it cannot be. */
  onUndo?: () => void;
  /** Stands below and comes with it, so that nothing there moves while somebody clicks it. */
  children?: ReactNode;
}

/** What was recorded of an attempt: when, beside which question, and what people make of it. */
export function ProctoringTimeline({ attemptId, onUndo, children }: Props): ReactNode {
  const query = useProctorTimelineQuery({ variables: { attemptId }, fetchPolicy: 'cache-and-network' });
  const [hasCome, setCome] = useState(false);
  const attempt = query.data?.attempt;
  if (!hasCome && (attempt || query.error)) setCome(true);
  if (!hasCome) return <SkeletonRows />;
  return (
    <>
      {attempt && isWatched(attempt.proctorTimeline) && <Watched attempt={attempt} onUndo={onUndo} />}
      {query.error && !attempt && <LoadFailed error={query.error} onRetry={query.refetch} />}
      {children}
    </>
  );
}

function Watched({ attempt, onUndo }: { attempt: Attempt; onUndo: Props['onUndo'] }) {
  const { t } = useTranslation('proctoring-record');
  const [review] = useReviewProctorEventMutation(resolvesWhenRefused);
  const timeline = attempt.proctorTimeline;
  return (
    <Section title={t('title')} note={<Note timeline={timeline} />} className={styles.section}>
      {attempt.submittedBy === 'PROCTORING' && (
        <SubmittedFor onUndo={onUndo} isForgotten={attempt.answersForgottenAt !== null} />
      )}
      <div className={styles.sheet}>
        <TimelineChart timeline={timeline} />
        <SnapshotStrip timeline={timeline} />
      </div>
      {timeline.events.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <div className={styles.columns}>
          <Moments
            timeline={timeline}
            onReview={async (input) => Boolean((await review({ variables: { input } })).data)}
          />
          <Rates timeline={timeline} />
        </div>
      )}
    </Section>
  );
}

const isWatched = (timeline: Timeline) => lanesOf(timeline).length > 0 || timeline.snapshots.length > 0;

function Note({ timeline }: { timeline: Timeline }) {
  const { t } = useTranslation(['proctoring-record', 'common']);
  const format = useFormat();
  const { consent, watched } = timeline;
  const language = consent && t(`common:language.${consent.language}`);
  return (
    <>
      {consent
        ? t('consent', { version: `\u2066${consent.version}\u2069`, language, moment: format.moment(consent.at) })
        : t('noConsent')}{' '}
      {t('kept', { count: watched.retentionDays })}
    </>
  );
}

function SubmittedFor({ onUndo, isForgotten }: Pick<Props, 'onUndo'> & { isForgotten: boolean }) {
  const { t } = useTranslation('proctoring-record');
  const undo = onUndo && !isForgotten && <Button onClick={onUndo}>{t('undo')}</Button>;
  return (
    <div className={styles.submitted}>
      <InlineAlert tone="warning" action={undo}>
        {t('submittedFor')} {isForgotten && t('answersForgotten')}
      </InlineAlert>
    </div>
  );
}
