import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { toast } from '../../../components/toast/toasts';
import { useResetSecondFactorsMutation, type StaffTable_UserFragment } from './staff-user-generated';

interface Props {
  /** Null while nothing is asked. */
  user: Pick<StaffTable_UserFragment, 'id' | 'name'> | null;
  onClose: () => void;
}

/** Lets somebody in again who lost every second factor. */
export function ResetFactorsDialog({ user, onClose }: Props) {
  const { t } = useTranslation('people');
  const [reset] = useResetSecondFactorsMutation();
  const run = async () => {
    if (!user) return;
    await reset({ variables: { input: { id: user.id } } });
    toast.success(t('staff.resetDialog.done'));
  };
  return (
    <ConfirmDialog
      open={user !== null}
      danger
      title={t('staff.resetDialog.title', { name: user?.name })}
      confirm={t('staff.resetDialog.confirm')}
      keep={t('staff.keep')}
      onConfirm={run}
      onClose={onClose}
    >
      {t('staff.resetDialog.text')}
    </ConfirmDialog>
  );
}
