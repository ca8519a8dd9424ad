import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { useInviteCandidatesMutation } from './candidate-list-generated';
import { useFormat } from '../../../hooks/use-format';
import { isInOrder } from '../life/start-window';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import { candidateInputOf, isReady } from './draft-list';
import { isRead } from './draft-lists';
import type { InviteTerms } from './invite-terms';
import type { CandidateList } from './use-candidate-list';

interface Given {
  assessmentId: string;
  list: CandidateList;
  terms: InviteTerms;
  /** Requests left; null when not limited. */
  remaining: number | null;
}

export const isBeyondCredits = (count: number, remaining: number | null) => remaining !== null && count > remaining;

/** Why nobody was invited: nobody is ready, or the list that stands there could not be read. */
export type Hindrance = 'nobody' | 'unread';

/**
 * Sends whoever of the list is ready. Pressed while the list is being looked at, it waits for that; a list that could
 * not be read is not sent: its rows are those of another text.
 *
 * @param onDone is told how many still need a fix
 */
export function useInvite({ assessmentId, list, terms, remaining }: Given, onDone: (left: number) => void) {
  const say = useSayDone();
  const [isAsked, setIsAsked] = useState(false);
  const [invite, { loading: isSending }] = useInviteCandidatesMutation(resolvesWhenRefused);
  const ready = list.rows.filter(isReady);
  const isUnread = list.failure !== null || !isRead(list);
  const [isWaiting, setWaiting] = useState(false);
  const send = async () => {
    setIsAsked(true);
    setWaiting(list.isChecking);
    const count = ready.length;
    if (
      list.isChecking ||
      isUnread ||
      isSending ||
      count === 0 ||
      !isInOrder(terms) ||
      isBeyondCredits(count, remaining)
    )
      return;
    const input = { assessmentId, candidates: ready.map(candidateInputOf), ...terms };
    const { data } = await invite({ variables: { input } });
    // The list stays as it is.
    if (!data) return;
    const left = list.rows.length - count;
    setIsAsked(false);
    list.keepUnready();
    say(count, left);
    onDone(left);
  };
  useEffect(() => {
    if (isWaiting && !list.isChecking) void send();
    // Once, when the answer is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting, list.isChecking]);
  const why: Hindrance | null = isUnread ? 'unread' : ready.length === 0 ? 'nobody' : null;
  return { send, isSending: isSending || isWaiting, hindrance: isAsked && !isWaiting && !list.isChecking ? why : null };
}

function useSayDone() {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  return (invited: number, left: number) => {
    if (left === 0) toast.success(t('invite.done', { count: invited, formatted: format.number(invited) }));
    else {
      const numbers = { count: left, formatted: format.number(left), invited: format.number(invited) };
      toast.success(t('invite.doneSome', numbers));
    }
  };
}
