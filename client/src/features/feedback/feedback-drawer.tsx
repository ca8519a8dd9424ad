import { NOT_SENT } from '../../components/form/form';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { toast } from '../../components/toast/toasts';
import type { FeedbackDelivery } from '../../graphql/schema-generated';
import { eachTaken } from '../../lib/each-taken';
import { isolateName } from '../../lib/format/isolate-name';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { useFeedbackOfQuery, useGiveFeedbackMutation } from './feedback-generated';
import { useFormat } from '../../hooks/use-format';
import { useTranslation } from 'react-i18next';
import { FeedbackForm, type FeedbackDraft } from './feedback-form';
import { reachesCandidate } from './reaches-candidate';
import { useWrittenAbout } from './use-written-about';

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
  const [give] = useGiveFeedbackMutation(resolvesWhenRefused);
  const [first] = targets;
  const say = (given: readonly { isShared: boolean; delivery: FeedbackDelivery }[]) => {
    const key = given.every(({ isShared, delivery }) => reachesCandidate(isShared, delivery)) ? 'sent' : 'saved';
    const numbers = { count: given.length, formatted: format.number(given.length) };
    toast.success(targets.length > 1 ? t(`${key}OfMany`, numbers) : t(key));
  };
  /** One after the other; given once more as they are, the same words change nothing. */
  const send = async (draft: FeedbackDraft) => {
    const taken = await eachTaken(targets, ({ assessmentId, candidateId }) =>
      give({ variables: { input: { assessmentId, candidateId, ...draft } } }),
    );
    if (taken.length > 0) say(taken.map(({ data }) => data.giveFeedback.feedback));
    if (taken.length < targets.length) {
      const left = targets.filter((target) => !taken.some(({ change }) => change === target));
      const names = format.list(left.map(({ candidateName }) => isolateName(candidateName)));
      if (targets.length > 1) toast.info(t('leftOut', { names }));
      return NOT_SENT;
    }
    onSent();
    onClose();
    return undefined;
  };
  const title =
    targets.length > 1
      ? t('titleOfMany', { count: targets.length, formatted: format.number(targets.length) })
      : t('title', { name: first?.candidateName ?? '' });
  return (
    <SideDrawer open={first !== undefined} label={title} title={title} width={520} onClose={onClose}>
      {first &&
        (targets.length > 1 ? (
          <OfMany key={targets.map(keyOf).join()} targets={targets} onSend={send} />
        ) : (
          <OfOne key={keyOf(first)} target={first} onSend={send} />
        ))}
    </SideDrawer>
  );
}

const keyOf = ({ assessmentId, candidateId }: FeedbackTarget) => `${assessmentId} ${candidateId}`;

interface OfManyProps {
  targets: readonly FeedbackTarget[];
  onSend: (draft: FeedbackDraft) => Promise<unknown>;
}

/** How many have been written about before stands at the field: what they were told is replaced. */
function OfMany({ targets, onSend }: OfManyProps) {
  const writtenCount = useWrittenAbout(targets);
  return <FeedbackForm writtenCount={writtenCount} draft={`feedback ${targets.map(keyOf).join()}`} onSend={onSend} />;
}

interface OfOneProps {
  target: FeedbackTarget;
  onSend: (draft: FeedbackDraft) => Promise<unknown>;
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
