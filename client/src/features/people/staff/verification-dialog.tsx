import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { toast } from '../../../components/toast/toasts';
import { useChangeStaffVerificationMutation, type StaffTable_UserFragment } from './staff-user-generated';

interface Props {
  /** Null while nothing is asked. */
  user: Pick<StaffTable_UserFragment, 'id' | 'name' | 'isVerified'> | null;
  onSwitched: () => void;
  onClose: () => void;
}

/** Verifies an account, or disables it: then its sessions end at once. */
export function VerificationDialog({ user, onSwitched, onClose }: Props) {
  const { t } = useTranslation('people');
  const [change] = useChangeStaffVerificationMutation();
  const words = user?.isVerified ? 'disableDialog' : 'verifyDialog';
  const run = async () => {
    if (!user) return;
    await change({ variables: { input: { id: user.id, isVerified: !user.isVerified } } });
    toast.success(t('staff.statusChanged'));
    onSwitched();
  };
  return (
    <ConfirmDialog
      open={user !== null}
      title={t(`staff.${words}.title`, { name: user?.name })}
      confirm={t(`staff.${words}.confirm`)}
      keep={t('staff.keep')}
      danger={user?.isVerified ?? false}
      onConfirm={run}
      onClose={onClose}
    >
      {t(`staff.${words}.text`)}
    </ConfirmDialog>
  );
}
