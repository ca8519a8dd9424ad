import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import type { ControlRequest } from './control-dialog';
import type { AttemptCommand } from './control.schema';
import { useReopenAttemptMutation } from './monitor-generated';

interface Undone {
  attemptId: string;
  name: string;
  /** Its result is void now. */
  onReopened: () => unknown;
}

/** Gives a handed-in exam back, with a reason. */
export function useReopenAttempt({ attemptId, name, onReopened }: Undone) {
  const { t } = useTranslation('monitor');
  const [reopen] = useReopenAttemptMutation();
  const [isAsking, setAsking] = useState(false);
  const control: AttemptCommand = 'reopen';
  return {
    ask: () => setAsking(true),
    asked: isAsking ? { control, attemptId, name } : null,
    close: () => setAsking(false),
    confirm: async ({ reasonCode, note, seconds }: ControlRequest) => {
      await reopen({ variables: { input: { attemptId, reasonCode, note, addSeconds: seconds } } });
      toast.success(t('done.reopen', { name }));
      await onReopened();
    },
  };
}
