import { Button, Dropdown } from 'antd';
import { ChevronDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '../../../graphql/generated';
import { typeGroups } from '../types';

/** The types that can be written, by group. */
export function AddQuestion({ onAdd }: { onAdd: (type: QuestionType) => void }) {
  const { t } = useTranslation(['questions', 'common']);
  const items = typeGroups.map(({ group, definitions }) => ({
    key: group,
    type: 'group' as const,
    label: t(`questions:group.${group}`),
    children: definitions.map(({ type, Icon }) => ({
      key: type,
      label: t(`common:questionType.${type}`),
      icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
    })),
  }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onClick: ({ key }) => onAdd(key as QuestionType) }}
    >
      <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}>
        {t('questions:list.add')}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </Button>
    </Dropdown>
  );
}
