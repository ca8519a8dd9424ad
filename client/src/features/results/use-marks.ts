import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import type { MarkAnswerInput } from '../../graphql/schema-generated';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import type { CountLate } from './late-answer';
import { useCountLateAnswerMutation, useMarkAnswerMutation } from './marks-generated';
import type { MarkConflict_MarkFragment } from './workbench/workbench-generated';

/** Gives a mark, and what is shown is read anew; what somebody else did meanwhile is handed back, to be shown beside the form. */
export function useMarkAnswer(
  onChanged: () => void,
): (input: MarkAnswerInput) => Promise<MarkConflict_MarkFragment | null> {
  const { t } = useTranslation('results');
  const [markAnswer] = useMarkAnswerMutation();
  return async (input) => {
    const { data } = await markAnswer({ variables: { input } });
    if (data?.markAnswer.outcome.__typename === 'MarkChanged') return data.markAnswer.outcome;
    toast.success(t('marked'));
    onChanged();
    return null;
  };
}

/** Lets what came late count, or takes that back; says so, and what is shown is read anew. */
export function useCountLate(onChanged: () => void): CountLate {
  const { t } = useTranslation('results');
  const [countLate] = useCountLateAnswerMutation(resolvesWhenRefused);
  return async (questionId, counts) => {
    const { data } = await countLate({ variables: { input: { questionId, counts } } });
    if (!data) return;
    toast.success(t(counts ? 'late.counted' : 'late.left'));
    onChanged();
  };
}
