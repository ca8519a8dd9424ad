import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { toast } from '../../components/toast/toasts';
import { useGiveTaskFeedbackMutation, type Feedback_FeedbackFragment } from './feedback-generated';
import { FeedbackForm, type FeedbackDraft } from './feedback-form';
import { FeedbackNote } from './feedback-note';
import { reachesCandidate } from './reaches-candidate';

interface Props {
  /** An answer of the result that is written about: who gave it need not be known here. */
  questionId: string;
  feedback: Feedback_FeedbackFragment;
  onSent: () => void;
}

/** Feedback on a whole result, from where its answers are marked. */
export function TaskFeedback({ questionId, feedback, onSent }: Props) {
  const { t } = useTranslation('feedback');
  const [isWriting, setWriting] = useState(false);
  const [give] = useGiveTaskFeedbackMutation();
  const send = async (draft: FeedbackDraft) => {
    await give({ variables: { input: { questionId, ...draft } } });
    toast.success(t(reachesCandidate(draft.shareWithCandidate, feedback.delivery) ? 'sent' : 'saved'));
    setWriting(false);
    onSent();
  };
  const title = t('overall');
  return (
    <>
      <FeedbackNote feedback={feedback} onWrite={() => setWriting(true)} />
      <SideDrawer open={isWriting} label={title} title={title} width={520} onClose={() => setWriting(false)}>
        {isWriting && <FeedbackForm known={feedback} draft={`feedback ${questionId}`} onSend={send} />}
      </SideDrawer>
    </>
  );
}
