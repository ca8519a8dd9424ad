import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { toast } from '../../../components/toast/toasts';
import { isolateName } from '../../../lib/format/isolate-name';
import { useChangeStaffVerificationMutation, type StaffTable_UserFragment } from './staff-user-generated';

interface Props {
  /** Null while nothing is asked. */
  user: Pick<StaffTable_UserFragment, 'id' | 'name'> | null;
  onSwitched: () => void;
  onClose: () => void;
}

/** Disables an account. It asks first, since the sessions that end are not brought back by verifying. */
export function DisableDialog({ user, onSwitched, onClose }: Props) {
  const { t } = useTranslation('people');
  const [change] = useChangeStaffVerificationMutation();
  const run = async () => {
    if (!user) return;
    await change({ variables: { input: { id: user.id, isVerified: false } } });
    toast.success(t('staff.disabled', { name: isolateName(user.name) }));
    onSwitched();
  };
  return (
    <ConfirmDialog
      open={user !== null}
      title={t('staff.disableDialog.title', { name: user?.name })}
      confirm={t('staff.disableDialog.confirm')}
      keep={t('staff.keep')}
      danger
      onConfirm={run}
      onClose={onClose}
    >
      {t('staff.disableDialog.text')}
    </ConfirmDialog>
  );
}
