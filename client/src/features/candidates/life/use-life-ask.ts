import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { useFormat } from '../../../hooks/use-format';
import { useTellMissing, useTellStayed } from '../../../components/toast/use-tell-missing';
import { invitationsByChange } from '../../../lib/invitations-by-change';
import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import { eachTaken } from '../../../lib/each-taken';
import { useSetInvitationWindowMutation, type SetInvitationWindowMutation } from './invitation-life-generated';
import type { LifeAction } from './life-actions';
import type { LifeQuestion } from './life-dialog';

/** What somebody has pressed, and whom it is about. */
export interface LifeWish {
  action: LifeAction;
  invitations: readonly InvitationRow_InvitationFragment[];
}

type Before = SetInvitationWindowMutation['setInvitationWindow']['before'];

/** The server takes it for the moment at which it hears of it. */
const AT_ONCE = new Date(0).toISOString();

/** Asks first, except for what can be taken back: that is done at once, and its toast has the way back. */
export function useLifeAsk(onQuestion: (question: LifeQuestion) => void, onDone: () => void) {
  const expire = useExpiring(onDone);
  return ({ action, invitations }: LifeWish): void => {
    if (action === 'expire') void expire(invitations);
    else onQuestion({ action, invitations });
  };
}

function useExpiring(onDone: () => void) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const tellMissing = useTellMissing();
  const tellStayed = useTellStayed();
  const [setWindow] = useSetInvitationWindowMutation(resolvesWhenRefused);
  const numbers = (count: number) => ({ count, formatted: format.number(count) });
  const putBack = async (before: Before, fromExpiresAt: string | null) => {
    const taken = await eachTaken(formerWindows(before, fromExpiresAt), (input) => setWindow({ variables: { input } }));
    onDone();
    const came = taken.map(({ data }) => data.setInvitationWindow);
    const back = came.flatMap(({ changed }) => changed).length;
    if (back > 0) toast.success(t('life.expire.undone', numbers(back)));
    tellStayed(came);
  };
  return async (invitations: LifeWish['invitations']): Promise<void> => {
    const input = { invitationIds: invitations.map(({ id }) => id), expiresAt: AT_ONCE };
    const { data } = await setWindow({ variables: { input } });
    if (!data) return;
    const { changed, before, skippedCount, missingIds } = data.setInvitationWindow;
    onDone();
    const [first] = changed;
    if (first)
      toast.success(t('life.expire.done', numbers(changed.length)), {
        undo: () => void putBack(before, first.expiresAt),
      });
    if (skippedCount > 0) toast.info(t('life.skipped', numbers(skippedCount)));
    tellMissing(missingIds.length);
  };
}

/** What gives each the dates that it had, but for those whose end somebody changed since. */
const formerWindows = (before: Before, fromExpiresAt: string | null) =>
  invitationsByChange(before, ({ opensAt, expiresAt }) => ({ opensAt, expiresAt, fromExpiresAt }));
