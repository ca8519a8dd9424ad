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
import type { AskedBefore } from './life-actions';
import { ALWAYS, type StartWindow } from './start-window';

/** Does what was asked for and says what came of it; throws when it failed, of which the API client has told. */
export function useLifeActions() {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const [resend] = useResendInvitationsMutation();
  const [revoke] = useRevokeInvitationsMutation();
  const [cancel] = useCancelInvitationsMutation();
  const [reissue] = useReissueInvitationsMutation();
  const [setWindow] = useSetInvitationWindowMutation();
  async function run(action: AskedBefore, invitationIds: string[], window: StartWindow) {
    switch (action) {
      case 'resend':
        return (await resend({ variables: { input: { invitationIds } } })).data?.resendInvitations;
      case 'revoke':
        return (await revoke({ variables: { input: { invitationIds } } })).data?.revokeInvitations;
      case 'cancel':
        return (await cancel({ variables: { input: { invitationIds } } })).data?.cancelInvitations;
      case 'reissue':
        return (await reissue({ variables: { input: { invitationIds } } })).data?.reissueInvitations;
      case 'date':
        return (await setWindow({ variables: { input: { invitationIds, ...window } } })).data?.setInvitationWindow;
    }
  }
  const tell = (action: AskedBefore, { changed, skippedCount }: InvitationLife_ChangedFragment) => {
    const numbers = (count: number) => ({ count, formatted: format.number(count) });
    if (changed.length > 0) toast.success(t(`life.${action}.done`, numbers(changed.length)));
    if (skippedCount > 0) toast.info(t('life.skipped', numbers(skippedCount)));
  };
  return async (action: AskedBefore, invitationIds: string[], window = ALWAYS): Promise<void> => {
    const outcome = await run(action, invitationIds, window);
    if (outcome) tell(action, outcome);
  };
}
