import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { useSetExtraTimeMutation, type InvitationTable_InvitationFragment } from '../../../graphql/generated';

interface Accommodated {
  invitationId: string;
  name: string;
  percent: number;
}

/** The extra time of one candidate: who is asked about, and the call. The row follows by its id in the cache. */
export function useExtraTime() {
  const { t } = useTranslation('monitor');
  const [candidate, setCandidate] = useState<Accommodated | null>(null);
  const [setExtraTime] = useSetExtraTimeMutation();
  return {
    candidate,
    ask: ({ id: invitationId, candidate: { name }, extraTimePercent: percent }: InvitationTable_InvitationFragment) =>
      setCandidate({ invitationId, name, percent }),
    close: () => setCandidate(null),
    save: async (percent: number) => {
      if (!candidate) return;
      await setExtraTime({ variables: { input: { invitationId: candidate.invitationId, percent } } });
      toast.success(t('done.extraTime', { name: candidate.name }));
    },
  };
}
