import type { MenuProps } from 'antd';
import { Copy, Eye, History, Languages, PencilLine, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuOfRow } from '../../../components/table/menu-of-row';
import type { BankTable_QuestionFragment } from './bank-generated';

type Row = BankTable_QuestionFragment;

export interface BankActions {
  linkTo: (question: Row) => string;
  onOpen: (question: Row) => void;
  onHistory: (question: Row) => void;
  onTranslate: (question: Row) => void;
  onSwitch: (question: Row) => void;
  onDuplicate: (question: Row) => void;
  onDelete: (question: Row) => void;
}

/** What can be done with a question now. */
export function BankMenu({ question, ...actions }: BankActions & { question: Row }) {
  const { t } = useTranslation(['bank', 'translation']);
  const { canEdit, text } = question;
  const item = (key: string, Icon: LucideIcon, label: string, run: (question: Row) => void) => ({
    key,
    label,
    icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
    onClick: () => run(question),
  });
  const items: MenuProps['items'] = [
    item('open', canEdit ? PencilLine : Eye, t(canEdit ? 'menu.edit' : 'menu.view'), actions.onOpen),
    item('duplicate', Copy, t('menu.duplicate'), actions.onDuplicate),
  ];
  if (canEdit) {
    items.push(
      item('translate', Languages, t('translation:menu'), actions.onTranslate),
      item('history', History, t('menu.history'), actions.onHistory),
      { type: 'divider' },
      { ...item('delete', Trash2, t('menu.delete'), actions.onDelete), danger: true },
    );
  }
  return <MenuOfRow items={items} label={t('menu.of', { text })} title={t('menu.label')} />;
}
