import type { MenuProps } from 'antd';
import {
  Activity,
  Archive,
  ArchiveRestore,
  ChartColumn,
  Copy,
  LayoutTemplate,
  PencilLine,
  PenLine,
  Power,
  PowerOff,
  Send,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuOfRow } from '../../../components/table/menu-of-row';
import type { AssessmentTable_AssessmentFragment } from './assessment-table-generated';
import type { AssessmentActions } from './row-actions';

interface Props extends Omit<AssessmentActions, 'linkTo'> {
  assessment: AssessmentTable_AssessmentFragment;
}

/** What can be done with an assessment now; nothing that would be refused. */
export function RowMenu({ assessment, ...actions }: Props) {
  const { t } = useTranslation('assessments');
  const { title, status, publishedAt, isArchived } = assessment;
  const item = (
    key: string,
    Icon: LucideIcon,
    label: string,
    run: (row: typeof assessment) => void,
    flips = false,
  ) => ({
    key,
    label,
    icon: <Icon className={flips ? 'flip' : undefined} size={16} strokeWidth={1.75} aria-hidden />,
    onClick: () => run(assessment),
  });
  const isActive = status === 'ACTIVE';
  const items: MenuProps['items'] = [item('open', PencilLine, t('list.open'), actions.onOpen)];
  if (isActive && !isArchived) items.push(item('invite', Send, t('list.invite'), actions.onInvite, true));
  if (assessment.funnel.completed > 0) items.push(item('marking', PenLine, t('list.marking'), actions.onMark));
  if (assessment.funnel.invited > 0)
    items.push(
      item('monitor', Activity, t('list.monitor'), actions.onMonitor),
      item('analytics', ChartColumn, t('list.analytics'), actions.onAnalytics),
    );
  if (publishedAt !== null && !isArchived) {
    const [Icon, word] = isActive ? [PowerOff, 'list.deactivate'] : [Power, 'list.activate'];
    items.push(item('switch', Icon, t(word), actions.onSwitch));
  }
  items.push(
    item('duplicate', Copy, t('duplicate.action'), actions.onDuplicate),
    item('template', LayoutTemplate, t('templates.save'), actions.onTemplate),
    isArchived
      ? item('restore', ArchiveRestore, t('archive.restore'), actions.onArchive)
      : item('archive', Archive, t('archive.archive'), actions.onArchive),
  );
  return <MenuOfRow items={items} label={t('list.actionsOf', { title })} title={t('list.actions')} />;
}
