import { SideDrawer } from '../../components/overlay/side-drawer';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { toast } from '../../components/toast/toasts';
import { useFeedbackOfQuery, useGiveFeedbackMutation } from './feedback-generated';
import { useFormat } from '../../hooks/use-format';
import { useTranslation } from 'react-i18next';
import { FeedbackForm, type FeedbackDraft } from './feedback-form';
import { reachesCandidate } from './reaches-candidate';

export interface FeedbackTarget {
  assessmentId: string;
  candidateId: string;
  candidateName: string;
}

interface Props {
  /** Whose results are written about; nobody: closed. Several get the same words. */
  targets: readonly FeedbackTarget[];
  onSent: () => void;
  onClose: () => void;
}

/** Feedback on whole results. */
export function FeedbackDrawer({ targets, onSent, onClose }: Props) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const [give] = useGiveFeedbackMutation();
  const [first] = targets;
  const send = async ({ text, shareWithCandidate }: FeedbackDraft) => {
    let isSent = true;
    for (const { assessmentId, candidateId } of targets) {
      const { data } = await give({ variables: { input: { assessmentId, candidateId, text, shareWithCandidate } } });
      const given = data?.giveFeedback.feedback;
      isSent &&= given !== undefined && reachesCandidate(given.isShared, given.delivery);
    }
    toast.success(t(isSent ? 'sent' : 'saved'));
    onSent();
    onClose();
  };
  const title =
    targets.length > 1
      ? t('titleOfMany', { count: targets.length, formatted: format.number(targets.length) })
      : t('title', { name: first?.candidateName ?? '' });
  return (
    <SideDrawer open={first !== undefined} label={title} title={title} width={520} onClose={onClose}>
      {first &&
        (targets.length > 1 ? (
          <FeedbackForm draft={`feedback ${targets.map(keyOf).join()}`} onSend={send} />
        ) : (
          <OfOne key={keyOf(first)} target={first} onSend={send} />
        ))}
    </SideDrawer>
  );
}

const keyOf = ({ assessmentId, candidateId }: FeedbackTarget) => `${assessmentId} ${candidateId}`;

interface OfOneProps {
  target: FeedbackTarget;
  onSend: (draft: FeedbackDraft) => Promise<void>;
}

/** What was written before stands in the field. */
function OfOne({ target: { assessmentId, candidateId }, onSend }: OfOneProps) {
  const { data, error, refetch } = useFeedbackOfQuery({
    variables: { assessmentId, candidateId },
    fetchPolicy: 'no-cache',
  });
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={3} />;
  return (
    <FeedbackForm
      known={data.assessment.result.feedback}
      draft={`feedback ${assessmentId} ${candidateId}`}
      onSend={onSend}
    />
  );
}
