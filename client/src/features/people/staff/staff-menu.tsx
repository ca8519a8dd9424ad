import { Ban, FileText, KeyRound, LogOut, PencilLine, ShieldCheck, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuOfRow } from '../../../components/table/menu-of-row';
import { toast } from '../../../components/toast/toasts';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import { useEndStaffSessionsMutation, type StaffTable_UserFragment } from './staff-user-generated';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface StaffActions {
  onOpen: (user: StaffTable_UserFragment) => void;
  /** Absent where there is nothing to edit. */
  onEdit?: (user: StaffTable_UserFragment) => void;
  /** For somebody who lost every second factor. */
  onResetFactors: (user: StaffTable_UserFragment) => void;
  onSwitch: (user: StaffTable_UserFragment) => void;
  onDelete: (user: StaffTable_UserFragment) => void;
}

interface Props extends StaffActions {
  user: StaffTable_UserFragment;
}

/** Not asked about first: whoever it was can sign in again. */
function useSignOut(id: string) {
  const { t } = useTranslation('people');
  const [endSessions] = useEndStaffSessionsMutation({ variables: { input: { id } }, ...resolvesWhenRefused });
  return () => {
    void endSessions().then(({ data }) => {
      if (data) toast.success(t('staff.signedOut', { count: data.endStaffSessions.endedSessions }));
    });
  };
}

/** What can be done with an account. */
export function StaffMenu({ user, onOpen, onEdit, onResetFactors, onSwitch, onDelete }: Props) {
  const { t } = useTranslation('people');
  const signOut = useSignOut(user.id);
  const SwitchIcon = user.isVerified ? Ban : ShieldCheck;
  const items = [
    { key: 'report', icon: <FileText {...icon} />, label: t('staff.report'), onClick: () => onOpen(user) },
    ...(onEdit
      ? [{ key: 'edit', icon: <PencilLine {...icon} />, label: t('staff.edit'), onClick: () => onEdit(user) }]
      : []),
    {
      key: 'switch',
      icon: <SwitchIcon {...icon} />,
      label: t(user.isVerified ? 'staff.disable' : 'staff.verify'),
      onClick: () => onSwitch(user),
    },
    { key: 'signOut', icon: <LogOut {...icon} />, label: t('staff.signOut'), onClick: signOut },
    {
      key: 'resetFactors',
      icon: <KeyRound {...icon} />,
      label: t('staff.resetFactors'),
      onClick: () => onResetFactors(user),
    },
    { type: 'divider' as const },
    {
      key: 'delete',
      danger: true,
      icon: <Trash2 {...icon} />,
      label: t('staff.delete'),
      onClick: () => onDelete(user),
    },
  ];
  return <MenuOfRow items={items} label={t('staff.actionsFor', { name: user.name })} title={t('staff.actions')} />;
}
