import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusDot, type StatusTone } from '../../components/status/status-dot';
import { DataTable, type Column } from '../../components/table/data-table';
import { twoLines } from '../../components/text/cut-text';
import { LtrText } from '../../components/text/ltr-text';
import { Missing } from '../../components/text/missing';
import { UserText } from '../../components/text/user-text';
import type { AuditOutcome } from '../../graphql/schema-generated';
import type { AuditTable_EntryFragment } from './audit-generated';
import { useFormat } from '../../hooks/use-format';
import { staffRole } from '../../lib/roles';
import styles from './audit.module.css';
import { useActionName } from './use-action-name';
import { useObjectLabel } from './use-object-label';

export type AuditRow = AuditTable_EntryFragment;

interface Props {
  entries: readonly AuditRow[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  empty: ReactNode;
  onOpen: (entry: AuditRow) => void;
}

const TONES: Record<AuditOutcome, StatusTone> = { DONE: 'success', REFUSED: 'warning', FAILED: 'danger' };

/** Who did what to what, when, from where, and how it ended. */
export function AuditTable({ entries, ...states }: Props) {
  const { t } = useTranslation('audit');
  return (
    <DataTable<AuditRow>
      rows={entries}
      columns={useColumns(states.onOpen)}
      rowKey={({ id }) => id}
      label={t('title')}
      card={(entry) => <EntryCard entry={entry} onOpen={() => states.onOpen(entry)} />}
      density="roomy"
      {...states}
    />
  );
}

function useColumns(onOpen: Props['onOpen']): Column<AuditRow>[] {
  const { t } = useTranslation('audit');
  return [
    { key: 'at', width: 165, title: t('at'), render: (_, { at }) => <When at={at} /> },
    { key: 'actor', width: 180, title: t('actor'), render: (_, entry) => <Actor entry={entry} /> },
    {
      key: 'action',
      width: 190,
      title: t('actionLabel'),
      render: (_, entry) => <ActionButton entry={entry} onOpen={() => onOpen(entry)} />,
    },
    { key: 'object', title: t('object'), render: (_, entry) => <ObjectLabel entry={entry} /> },
    {
      key: 'outcome',
      width: 110,
      title: t('outcomeLabel'),
      render: (_, { outcome }) => <OutcomeMark outcome={outcome} />,
    },
    { key: 'ip', width: 150, title: t('ip'), render: (_, { ip }) => (ip ? <LtrText>{ip}</LtrText> : <Missing />) },
  ];
}

function When({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} className={styles.when}>
      {format.date(at)} <span className={styles.second}>{format.time(at)}</span>
    </time>
  );
}

function Actor({ entry: { actorName, actorRole } }: { entry: AuditRow }) {
  const { t } = useTranslation(['audit', 'common']);
  if (actorName === null) return <span className={styles.second}>{t('audit:nobody')}</span>;
  return (
    <div>
      <UserText className={styles.name ?? ''}>{actorName}</UserText>
      {actorRole && <p className={styles.second}>{t(`common:role.${staffRole(actorRole)}`)}</p>}
    </div>
  );
}

function ActionButton({ entry, onOpen }: { entry: AuditRow; onOpen: () => void }) {
  const nameOf = useActionName();
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      {nameOf(entry.action)}
    </button>
  );
}

function ObjectLabel({ entry }: { entry: AuditRow }) {
  const label = useObjectLabel()(entry);
  if (label === null) return <Missing />;
  return (
    <span title={label}>
      <UserText className={`${twoLines} ${styles.sentence ?? ''}`}>{label}</UserText>
    </span>
  );
}

export function OutcomeMark({ outcome }: { outcome: AuditOutcome }) {
  const { t } = useTranslation('audit');
  return <StatusDot tone={TONES[outcome]}>{t(`outcome.${outcome}`)}</StatusDot>;
}

function EntryCard({ entry, onOpen }: { entry: AuditRow; onOpen: () => void }) {
  return (
    <article className={styles.card}>
      <ActionButton entry={entry} onOpen={onOpen} />
      <OutcomeMark outcome={entry.outcome} />
      <div className={styles.object}>
        <ObjectLabel entry={entry} />
      </div>
      <Actor entry={entry} />
      <When at={entry.at} />
    </article>
  );
}
