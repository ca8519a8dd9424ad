import { Button, Dropdown } from 'antd';
import { ClockPlus, Copy, Ellipsis, FileCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { copyText } from '../../../components/toast/copy-text';
import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';

import { allows, isDangerous, lifeActions } from '../life/life-actions';
import { LIFE_ICONS } from '../life/life-icons';
import type { LifeWish } from '../life/use-life-ask';
import { useNow } from '../life/use-now';

interface Props {
  invitation: InvitationRow_InvitationFragment;
  resultPath: string;
  onAsk: (wish: LifeWish) => void;
  onExtraTime: (invitation: InvitationRow_InvitationFragment) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function InvitationActions({ invitation, resultPath, onAsk, onExtraTime }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const navigate = useNavigate();
  const now = useNow();
  const copyLink = () => copyText(invitation.examUrl, t('list.linkCopied'));
  const open = {
    key: 'open',
    icon: <FileCheck {...icon} />,
    label: t('list.seeResult'),
    onClick: () => void navigate(resultPath),
  };
  const copy = { key: 'copy', icon: <Copy {...icon} />, label: t('list.copyLink'), onClick: () => void copyLink() };
  const life = lifeActions
    .filter((action) => allows(action, invitation, now))
    .map((action) => {
      const Icon = LIFE_ICONS[action];
      const onClick = () => onAsk({ action, invitations: [invitation] });
      return {
        key: action,
        icon: <Icon {...icon} />,
        label: t(`life.${action}.name`),
        danger: isDangerous(action),
        onClick,
      };
    });
  const extraTime = {
    key: 'extraTime',
    icon: <ClockPlus {...icon} />,
    label: t(invitation.accommodation?.isGranted === null ? 'list.answerRequest' : 'list.extraTime'),
    onClick: () => onExtraTime(invitation),
  };
  const mayGetTime = invitation.stage !== 'COMPLETED' && !invitation.revokedAt;
  const divider = { key: 'divider', type: 'divider' } as const;
  const first = [
    ...(invitation.result ? [open] : []),
    ...(invitation.revokedAt ? [] : [copy]),
    ...(mayGetTime ? [extraTime] : []),
  ];
  const items = [...first, ...(first.length > 0 && life.length > 0 ? [divider] : []), ...life];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button
        type="text"
        icon={<Ellipsis {...icon} />}
        aria-label={t('list.actionsFor', { name: invitation.candidate.name })}
      />
    </Dropdown>
  );
}
