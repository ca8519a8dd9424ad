import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { useGiveQueuedMarkMutation, type MarkConflict_MarkFragment } from './workbench-generated';
import { failureOf } from '../../../lib/graphql/errors';
import { useFailureText } from '../../../lib/graphql/use-failure-text';
import type { QueuedMark } from './marking-form';

/** Saves a mark of the workbench. What somebody else did meanwhile is shown beside the form, everything else as a toast. */
export function useQueuedMark(): (mark: QueuedMark) => Promise<MarkConflict_MarkFragment | null> {
  const { t } = useTranslation('workbench');
  const failureText = useFailureText();
  const [give] = useGiveQueuedMarkMutation({
    context: { quiet: true },
    refetchQueries: ['AwaitingMarkCount'],
  });
  return async (input) => {
    try {
      const { data } = await give({ variables: { input } });
      if (data?.giveQueuedMark.outcome.__typename === 'MarkChanged') return data.giveQueuedMark.outcome;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.fields.length === 0) toast.error(failureText(failure));
      throw error;
    }
    toast.success(t('saved'));
    return null;
  };
}
