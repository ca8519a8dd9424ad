import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { useDeclineAccommodationMutation, useSetExtraTimeMutation } from './monitor-generated';

interface Accommodated {
  invitationId: string;
  name: string;
  percent: number;
  /** What the candidate asked for and nobody has answered. */
  request: { text: string; percent: number | null } | null;
}

interface Invited {
  id: string;
  candidate: { name: string };
  extraTimePercent: number;
  accommodation: { text: string; percent: number | null; isGranted: boolean | null } | null;
}

/** The extra time of one candidate: who is asked about, and the calls. The row follows by its id in the cache. */
export function useExtraTime() {
  const { t } = useTranslation('monitor');
  const [candidate, setCandidate] = useState<Accommodated | null>(null);
  const [setExtraTime] = useSetExtraTimeMutation();
  const [declineAccommodation] = useDeclineAccommodationMutation(resolvesWhenRefused);
  return {
    candidate,
    ask: (invitation: Invited) => setCandidate(accommodated(invitation)),
    close: () => setCandidate(null),
    save: async (percent: number) => {
      if (!candidate) return;
      await setExtraTime({ variables: { input: { invitationId: candidate.invitationId, percent } } });
      toast.success(t(candidate.request ? 'done.granted' : 'done.extraTime', { name: candidate.name }));
    },
    /** Whether it was taken; a refusal has been told by then. */
    decline: async () => {
      if (!candidate) return false;
      const { data } = await declineAccommodation({ variables: { input: { invitationId: candidate.invitationId } } });
      if (!data) return false;
      toast.success(t('done.declined', { name: candidate.name }));
      return true;
    },
  };
}

function accommodated({
  id: invitationId,
  candidate: { name },
  extraTimePercent: percent,
  accommodation,
}: Invited): Accommodated {
  const request = accommodation?.isGranted === null ? accommodation : null;
  return { invitationId, name, percent, request };
}
