import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import { isolateName } from '../../../lib/format/isolate-name';
import { useChangeStaffVerificationMutation, type StaffTable_UserFragment } from './staff-user-generated';

type User = Pick<StaffTable_UserFragment, 'id' | 'name'>;

/** Lets somebody in again at once: nothing is lost by it, and the toast has the way back. */
export function useVerify(onSwitched: () => void): (user: User) => void {
  const { t } = useTranslation('people');
  const [change] = useChangeStaffVerificationMutation(resolvesWhenRefused);
  const set = async ({ id }: User, isVerified: boolean): Promise<boolean> => {
    const { data } = await change({ variables: { input: { id, isVerified } } });
    if (data) onSwitched();
    return Boolean(data);
  };
  const verify = async (user: User) => {
    if (!(await set(user, true))) return;
    const undo = () => void set(user, false);
    toast.success(t('staff.verified', { name: isolateName(user.name) }), { undo });
  };
  return (user) => void verify(user);
}
