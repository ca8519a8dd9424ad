import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/toast/toasts';
import type { AttemptCommand, ControlRequest } from '../../../features/monitor';
import { useReopenAttemptMutation } from '../../../features/monitor/monitor-generated';
import { paths } from '../../paths';

interface Undone {
  attemptId: string;
  assessmentId: string;
  name: string;
}

/** Gives a handed-in exam back, with a reason. Its result is void then, so the way leads to the monitor. */
export function useReopenAttempt({ attemptId, assessmentId, name }: Undone) {
  const { t } = useTranslation('monitor');
  const navigate = useNavigate();
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
      await navigate(paths.monitor(assessmentId));
    },
  };
}
