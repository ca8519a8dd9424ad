import { useState } from 'react';
import { DeleteDialog, DisableDialog, ResetFactorsDialog, useVerify } from '../../../features/people';
import type { StaffTable_UserFragment } from '../../../features/people/staff/staff-user-generated';

interface Handlers {
  onDeleted: () => void;
  onSwitched: () => void;
}

/** Disable and delete, each after asking; to verify needs no question. */
export function useStaffDialogs({ onDeleted, onSwitched }: Handlers) {
  const verify = useVerify(onSwitched);
  const [disabling, setDisabling] = useState<StaffTable_UserFragment | null>(null);
  const [deleting, setDeleting] = useState<StaffTable_UserFragment | null>(null);
  const [resetting, setResetting] = useState<StaffTable_UserFragment | null>(null);
  return {
    onResetFactors: setResetting,
    onSwitch: (user: StaffTable_UserFragment) => (user.isVerified ? setDisabling(user) : verify(user)),
    onDelete: setDeleting,
    dialogs: (
      <>
        <DisableDialog user={disabling} onSwitched={onSwitched} onClose={() => setDisabling(null)} />
        <ResetFactorsDialog user={resetting} onClose={() => setResetting(null)} />
        <DeleteDialog user={deleting} onDeleted={onDeleted} onClose={() => setDeleting(null)} />
      </>
    ),
  };
}
