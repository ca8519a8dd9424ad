import type { MenuProps } from 'antd';
import { Copy, Eye, PencilLine, Trash2, UserRoundX, UsersRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuOfRow } from '../../../components/table/menu-of-row';
import type { TestTable_TestFragment } from './test-table-generated';

export interface TestActions {
  linkTo: (test: TestTable_TestFragment) => string;
  onOpen: (test: TestTable_TestFragment) => void;
  onEdit: (test: TestTable_TestFragment) => void;
  onPreview: (test: TestTable_TestFragment) => void;
  onSwitch: (test: TestTable_TestFragment) => void;
  onDuplicate: (test: TestTable_TestFragment) => void;
  onDelete: (test: TestTable_TestFragment) => void;
  /** Offers it to all staff, or takes that back. Absent for those who may not. */
  onShare?: ((test: TestTable_TestFragment) => void) | undefined;
}

/** What can be done with a test now; nothing that would be refused for who one is. */
export function TestMenu({ test, ...actions }: TestActions & { test: TestTable_TestFragment }) {
  const { t } = useTranslation('tests');
  const { onShare } = actions;
  const item = (key: string, Icon: LucideIcon, label: string, run: (test: TestTable_TestFragment) => void) => ({
    key,
    label,
    icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
    onClick: () => run(test),
  });
  const items: MenuProps['items'] = [
    ...(test.canEdit ? [item('edit', PencilLine, t('menu.edit'), actions.onEdit)] : []),
    item('preview', Eye, t('menu.preview'), actions.onPreview),
    item('duplicate', Copy, t('menu.duplicate'), actions.onDuplicate),
  ];
  if (onShare && test.canEdit) {
    const [Icon, word] = test.isPublished ? [UserRoundX, 'menu.withdraw'] : [UsersRound, 'menu.publish'];
    items.push(item('share', Icon, t(word), onShare));
  }
  if (test.canEdit) {
    items.push({ type: 'divider' }, { ...item('delete', Trash2, t('menu.delete'), actions.onDelete), danger: true });
  }
  return <MenuOfRow items={items} label={t('menu.of', { title: test.title })} title={t('menu.label')} />;
}
