import type { MenuProps } from 'antd';
import { Copy, FileCheck, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { MenuOfRow } from '../../../components/table/menu-of-row';
import { copyText } from '../../../components/toast/copy-text';
import styles from './all-candidates.module.css';
import type { CandidateListRow, CandidatePaths } from './candidate-list-row';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const NameLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.person} to={to}>
    {children}
  </Link>
);

/** Where one can go from a row, and its exam link. */
export function CandidateMenu({ row, paths }: { row: CandidateListRow; paths: CandidatePaths }) {
  const { t } = useTranslation('all-candidates');
  const navigate = useNavigate();
  const copyLink = () => copyText(row.examUrl, t('bulk.copied', { count: 1 }));
  const go = (to: string) => () => void navigate(to);
  const items: MenuProps['items'] = [
    { key: 'report', icon: <UserRound {...icon} />, label: t('menu.report'), onClick: go(paths.report(row)) },
    ...(row.result
      ? [{ key: 'result', icon: <FileCheck {...icon} />, label: t('menu.result'), onClick: go(paths.result(row)) }]
      : []),
    { key: 'list', icon: <Users {...icon} />, label: t('menu.assessment'), onClick: go(paths.assessment(row)) },
    ...(row.revokedAt
      ? []
      : [{ key: 'copy', icon: <Copy {...icon} />, label: t('menu.copy'), onClick: () => void copyLink() }]),
  ];
  return <MenuOfRow items={items} label={t('actionsFor', { name: row.candidate.name })} title={t('actions')} />;
}
