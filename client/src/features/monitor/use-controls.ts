import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import type { ControlRequest } from './control-dialog';
import type { AttemptCommand } from './control.schema';
import type { MonitoredAttempt } from './monitored-attempts';
import {
  useAddTimeMutation,
  useContinueAttemptMutation,
  useEndAttemptMutation,
  useMessageCandidateMutation,
  usePauseAttemptMutation,
  useReopenAttemptMutation,
  type Monitor_AttemptFragment,
} from './monitor-generated';

interface Asked {
  control: AttemptCommand;
  attemptId: string;
  name: string;
  requestId: string;
}
type Take = (attempt: Monitor_AttemptFragment) => void;

/** What the monitor's buttons do: the question for a reason, the call, and the word that it is done. */
export function useControls(take: Take) {
  const { t } = useTranslation('monitor');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [writingTo, setWritingTo] = useState<Omit<Asked, 'control'> | null>(null);
  const [goOn] = useContinueAttemptMutation(resolvesWhenRefused);
  const [message] = useMessageCandidateMutation();
  const control = useControlCall();
  const done = (name: string, attempt: Monitor_AttemptFragment | undefined, word: string) => {
    if (!attempt) return;
    take(attempt);
    toast.success(t(`done.${word}`, { name }));
  };
  // Made when the dialog opens: pressed twice, or sent again after a lost reply, it is one wish.
  const of = ({ id: attemptId, candidate: { name } }: MonitoredAttempt) => ({
    attemptId,
    name,
    requestId: crypto.randomUUID(),
  });
  return {
    asked,
    writingTo,
    close: () => {
      setAsked(null);
      setWritingTo(null);
    },
    confirm: async (request: ControlRequest) => {
      if (asked) done(asked.name, await control(asked, request), asked.control);
    },
    send: async (text: string) => {
      if (!writingTo) return;
      const { name, ...to } = writingTo;
      const { data } = await message({ variables: { input: { ...to, text } } });
      done(name, data?.messageCandidate.attempt, 'message');
    },
    actions: {
      onControl: (kind: AttemptCommand, attempt: MonitoredAttempt) => setAsked({ control: kind, ...of(attempt) }),
      onMessage: (attempt: MonitoredAttempt) => setWritingTo(of(attempt)),
      onContinue: ({ id: attemptId, candidate }: MonitoredAttempt) =>
        void goOn({ variables: { input: { attemptId } } }).then(({ data }) =>
          done(candidate.name, data?.continueAttempt.attempt, 'continue'),
        ),
    },
  };
}

function useControlCall() {
  const [pause] = usePauseAttemptMutation();
  const [end] = useEndAttemptMutation();
  const [addTime] = useAddTimeMutation();
  const [reopen] = useReopenAttemptMutation();
  return async (
    { control, attemptId, requestId }: Asked,
    { reasonCode, note, seconds }: ControlRequest,
  ): Promise<Monitor_AttemptFragment | undefined> => {
    const input = { attemptId, reasonCode, note };
    switch (control) {
      case 'pause':
        return (await pause({ variables: { input } })).data?.pauseAttempt.attempt;
      case 'end':
        return (await end({ variables: { input } })).data?.endAttempt.attempt;
      case 'addTime':
        return (await addTime({ variables: { input: { ...input, seconds, requestId } } })).data?.addTime.attempt;
      case 'reopen':
        return (await reopen({ variables: { input: { ...input, addSeconds: seconds } } })).data?.reopenAttempt.attempt;
    }
  };
}
