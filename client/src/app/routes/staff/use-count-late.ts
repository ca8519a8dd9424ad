import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import type { CountLate } from '../../../features/results';
import { useCountLateAnswerMutation } from './result-details.route-generated';

/** Lets what came late count, or takes that back; says so, and what is shown is read anew. */
export function useCountLate(onChanged: () => void): CountLate {
  const { t } = useTranslation('results');
  const [countLate] = useCountLateAnswerMutation();
  return async (questionId, counts) => {
    await countLate({ variables: { input: { questionId, counts } } });
    toast.success(t(counts ? 'late.counted' : 'late.left'));
    onChanged();
  };
}
