import { Button, Dropdown } from 'antd';
import { Copy, Ellipsis, FileCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/toast/toasts';
import type { InvitationTable_InvitationFragment } from '../../../graphql/generated';

interface Props {
  invitation: InvitationTable_InvitationFragment;
  resultPath: string;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function InvitationActions({ invitation, resultPath }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const navigate = useNavigate();
  const copyLink = async () => {
    await navigator.clipboard.writeText(invitation.examUrl);
    toast.success(t('list.linkCopied'));
  };
  const open = {
    key: 'open',
    icon: <FileCheck {...icon} />,
    label: t('list.seeResult'),
    onClick: () => void navigate(resultPath),
  };
  const copy = { key: 'copy', icon: <Copy {...icon} />, label: t('list.copyLink'), onClick: () => void copyLink() };
  return (
    <Dropdown trigger={['click']} menu={{ items: invitation.result ? [open, copy] : [copy] }}>
      <Button
        type="text"
        icon={<Ellipsis {...icon} />}
        aria-label={t('list.actionsFor', { name: invitation.candidate.name })}
      />
    </Dropdown>
  );
}
