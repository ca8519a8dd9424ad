import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import {
  useCancelInvitationsMutation,
  useReissueInvitationsMutation,
  useResendInvitationsMutation,
  useRevokeInvitationsMutation,
  useSetInvitationWindowMutation,
  type InvitationLife_ChangedFragment,
} from './invitation-life-generated';
import { useFormat } from '../../../hooks/use-format';
import { useTellMissing } from '../../../components/toast/use-tell-missing';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import type { AskedBefore } from './life-actions';
import { ALWAYS, type StartWindow } from './start-window';

/** Does what was asked for and says what came of it; whether it was taken. */
export function useLifeActions() {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const tellMissing = useTellMissing();
  const [resend] = useResendInvitationsMutation(resolvesWhenRefused);
  const [revoke] = useRevokeInvitationsMutation(resolvesWhenRefused);
  const [cancel] = useCancelInvitationsMutation(resolvesWhenRefused);
  const [reissue] = useReissueInvitationsMutation(resolvesWhenRefused);
  const [setWindow] = useSetInvitationWindowMutation(resolvesWhenRefused);
  // Asked again after a lost answer, nobody gets a second link that ends the first.
  const [headers] = useState(() => ({ 'idempotency-key': crypto.randomUUID() }));
  const context = { ...resolvesWhenRefused.context, headers };
  async function run(action: AskedBefore, invitationIds: string[], window: StartWindow) {
    switch (action) {
      case 'resend':
        return (await resend({ variables: { input: { invitationIds } } })).data?.resendInvitations;
      case 'revoke':
        return (await revoke({ variables: { input: { invitationIds } } })).data?.revokeInvitations;
      case 'cancel':
        return (await cancel({ variables: { input: { invitationIds } } })).data?.cancelInvitations;
      case 'reissue':
        return (await reissue({ variables: { input: { invitationIds } }, context })).data?.reissueInvitations;
      case 'date':
        return (await setWindow({ variables: { input: { invitationIds, ...window } } })).data?.setInvitationWindow;
    }
  }
  const tell = (action: AskedBefore, { changed, skippedCount, missingIds }: InvitationLife_ChangedFragment) => {
    const numbers = (count: number) => ({ count, formatted: format.number(count) });
    if (changed.length > 0) toast.success(t(`life.${action}.done`, numbers(changed.length)));
    if (skippedCount > 0) toast.info(t('life.skipped', numbers(skippedCount)));
    tellMissing(missingIds.length);
  };
  return async (action: AskedBefore, invitationIds: string[], window = ALWAYS): Promise<boolean> => {
    const outcome = await run(action, invitationIds, window);
    if (!outcome) return false;
    tell(action, outcome);
    return true;
  };
}
