import { Tooltip } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CountBadge } from '../../components/status/count-badge';
import { useFormat } from '../../hooks/use-format';
import { useLanguage } from '../../hooks/use-language';
import { useViewer } from '../../features/session/session-context';
import { footEntries, navigationFor, type NavEntry, type NavGroup, type NavKey } from './nav';
import styles from './nav-list.module.css';
import { useAwaitingMarks } from './use-awaiting-marks';
import { useOpenRequests } from './use-open-requests';

interface Props {
  current: NavKey | undefined;
  rail?: boolean;
}

/** The entries that the viewer's role may see. */
export function NavList({ current, rail = false }: Props) {
  const { t } = useTranslation('shell');
  const { role } = useViewer();
  return (
    <nav className={rail ? styles.rail : undefined} aria-label={t('nav.label')}>
      {navigationFor(role).map((group) => (
        <Group key={group.titleKey ?? 'first'} group={group} current={current} rail={rail} />
      ))}
    </nav>
  );
}

/** Below the credits: help and settings. */
export function FootNav({ current, rail = false }: Props) {
  const { t } = useTranslation('shell');
  return (
    <nav className={rail ? styles.rail : undefined} aria-label={t('nav.foot')}>
      <Group group={{ entries: footEntries }} current={current} rail={rail} />
    </nav>
  );
}

function Group({ group, current, rail }: { group: NavGroup; current: NavKey | undefined; rail: boolean }) {
  const { t } = useTranslation('shell');
  const Row = rail ? RailRow : NavRow;
  return (
    <>
      {group.titleKey && !rail && <h2 className={styles.group}>{t(group.titleKey)}</h2>}
      <ul className={styles.list}>
        {group.entries.map((entry) => (
          <Row key={entry.key} entry={entry} isCurrent={entry.key === current} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  entry: NavEntry;
  isCurrent: boolean;
}

function NavRow({ entry: { key, icon: Icon, to, create }, isCurrent }: RowProps) {
  const { t } = useTranslation('shell');
  return (
    <li className={isCurrent ? styles.currentRow : styles.row}>
      <Link className={styles.link} to={to} aria-current={isCurrent ? 'page' : undefined}>
        <Icon size={17} strokeWidth={1.75} aria-hidden />
        <span>{t(`nav.${key}`)}</span>
        {key === 'contacts' && <OpenRequests />}
        {key === 'marking' && <AwaitingMarks />}
      </Link>
      {create && (
        <Tooltip title={t(create.labelKey)} mouseEnterDelay={0.4}>
          <Link className={styles.create} to={create.to} aria-label={t(create.labelKey)}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
          </Link>
        </Tooltip>
      )}
    </li>
  );
}

/** How many access requests wait for a decision. */
function OpenRequests() {
  return <Waiting count={useOpenRequests()} labelKey="nav.openRequests" />;
}

/** How many answers wait to be marked by a person. */
function AwaitingMarks() {
  return <Waiting count={useAwaitingMarks()} labelKey="nav.awaitingMarks" />;
}

function Waiting({ count, labelKey }: { count: number; labelKey: string }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <CountBadge tone="brand">
        <span aria-hidden>{format.number(count)}</span>
        <span className="visually-hidden">{t(labelKey, { count })}</span>
      </CountBadge>
    </span>
  );
}

function RailRow({ entry: { key, icon: Icon, to }, isCurrent }: RowProps) {
  const { t } = useTranslation('shell');
  const { direction } = useLanguage();
  return (
    <li className={isCurrent ? styles.currentRow : styles.row}>
      <Tooltip title={t(`nav.${key}`)} placement={direction === 'rtl' ? 'left' : 'right'}>
        <Link
          className={styles.railLink}
          to={to}
          aria-label={t(`nav.${key}`)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <Icon size={17} strokeWidth={1.75} aria-hidden />
        </Link>
      </Tooltip>
    </li>
  );
}
