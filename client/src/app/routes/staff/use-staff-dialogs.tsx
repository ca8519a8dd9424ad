import { useState } from 'react';
import { DeleteDialog, ResetFactorsDialog, VerificationDialog } from '../../../features/people';
import type { StaffTable_UserFragment } from '../../../features/people/staff/staff-user-generated';

interface Handlers {
  onDeleted: () => void;
  onSwitched: () => void;
}

/** Verify, disable and delete, each after asking. */
export function useStaffDialogs({ onDeleted, onSwitched }: Handlers) {
  const [switching, setSwitching] = useState<StaffTable_UserFragment | null>(null);
  const [deleting, setDeleting] = useState<StaffTable_UserFragment | null>(null);
  const [resetting, setResetting] = useState<StaffTable_UserFragment | null>(null);
  return {
    onResetFactors: setResetting,
    onSwitch: setSwitching,
    onDelete: setDeleting,
    dialogs: (
      <>
        <VerificationDialog user={switching} onSwitched={onSwitched} onClose={() => setSwitching(null)} />
        <ResetFactorsDialog user={resetting} onClose={() => setResetting(null)} />
        <DeleteDialog user={deleting} onDeleted={onDeleted} onClose={() => setDeleting(null)} />
      </>
    ),
  };
}
