import { Button, Dropdown, type MenuProps } from 'antd';
import { Ellipsis, PencilLine, Power, PowerOff, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AssessmentTable_AssessmentFragment } from '../../../graphql/generated';

interface Props {
  assessment: AssessmentTable_AssessmentFragment;
  onOpen: () => void;
  onInvite: () => void;
  onSwitch: () => void;
}

/** What can be done with an assessment now; nothing that would be refused. */
export function RowMenu({ assessment: { title, status, publishedAt }, onOpen, onInvite, onSwitch }: Props) {
  const { t } = useTranslation('assessments');
  const isActive = status === 'ACTIVE';
  const items: MenuProps['items'] = [
    {
      key: 'open',
      label: t('list.open'),
      icon: <PencilLine size={16} strokeWidth={1.75} aria-hidden />,
      onClick: onOpen,
    },
  ];
  if (isActive) {
    items.push({
      key: 'invite',
      label: t('list.invite'),
      icon: <Send className="flip" size={16} strokeWidth={1.75} aria-hidden />,
      onClick: onInvite,
    });
  }
  if (publishedAt !== null) {
    const Icon = isActive ? PowerOff : Power;
    items.push({
      key: 'switch',
      label: t(isActive ? 'list.deactivate' : 'list.activate'),
      icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
      onClick: onSwitch,
    });
  }
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button
        type="text"
        aria-label={t('list.actionsOf', { title })}
        title={t('list.actions')}
        icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden />}
      />
    </Dropdown>
  );
}
