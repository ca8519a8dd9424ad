import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonCell } from '../../components/person/person-cell';
import { DataTable, type Column } from '../../components/table/data-table';
import { ConditionCell, ExtraCell, IncidentsCell, PlaceCell, SeenCell, TimeCell } from './monitor-cells';
import { isNotable, type MonitoredAttempt } from './monitored-attempts';
import { RowActions, type MonitorActions } from './row-actions';
import styles from './monitor.module.css';

interface Props extends MonitorActions {
  attempts: readonly MonitoredAttempt[] | undefined;
  now: number;
  error: unknown;
  onRetry: () => unknown;
  empty: ReactNode;
}

/** Who sits, in which question, with how much time: ticking. */
export function MonitorTable({ attempts, now, error, onRetry, empty, ...actions }: Props): ReactNode {
  const { t } = useTranslation('monitor');
  const columns = useColumns(now, actions);
  return (
    <DataTable<MonitoredAttempt>
      rows={attempts}
      columns={columns}
      rowKey={({ id }) => id}
      label={t('list')}
      density="roomy"
      error={error}
      onRetry={onRetry}
      empty={empty}
      card={(attempt) => <Card attempt={attempt} now={now} {...actions} />}
    />
  );
}

function useColumns(now: number, actions: MonitorActions): Column<MonitoredAttempt>[] {
  const { t } = useTranslation('monitor');
  return [
    {
      key: 'candidate',
      minWidth: 156,
      title: t('column.candidate'),
      render: (_, { candidate }) => <PersonCell name={candidate.name} email={candidate.email} />,
    },
    {
      key: 'condition',
      width: 156,
      title: t('column.condition'),
      render: (_, attempt) => <ConditionCell attempt={attempt} now={now} />,
    },
    { key: 'place', width: 116, title: t('column.place'), render: (_, attempt) => <PlaceCell attempt={attempt} /> },
    {
      key: 'time',
      width: 94,
      title: t('column.time'),
      align: 'end',
      render: (_, attempt) => <TimeCell attempt={attempt} now={now} />,
    },
    { key: 'extra', width: 82, title: t('column.extra'), render: (_, attempt) => <ExtraCell attempt={attempt} /> },
    {
      key: 'seen',
      width: 104,
      title: t('column.seen'),
      render: (_, attempt) => <SeenCell attempt={attempt} now={now} />,
    },
    {
      key: 'incidents',
      width: 92,
      title: t('column.incidents'),
      render: (_, attempt) => <IncidentsCell attempt={attempt} hasHeading />,
    },
    {
      key: 'actions',
      width: 168,
      title: <span className="visually-hidden">{t('column.actions')}</span>,
      align: 'end',
      render: (_, attempt) => <RowActions attempt={attempt} {...actions} />,
    },
  ];
}

/** Without a heading above it, a dash says nothing. */
function Card({ attempt, now, ...actions }: MonitorActions & { attempt: MonitoredAttempt; now: number }) {
  return (
    <div className={styles.card}>
      <div className={styles.cardLine}>
        <PersonCell name={attempt.candidate.name} email={attempt.candidate.email} />
        {attempt.state === 'IN_PROGRESS' && <TimeCell attempt={attempt} now={now} />}
      </div>
      <div className={styles.cardLine}>
        <ConditionCell attempt={attempt} now={now} />
        <PlaceCell attempt={attempt} />
      </div>
      <div className={styles.cardLine}>
        <span>{isNotable(attempt) && <IncidentsCell attempt={attempt} />}</span>
        <RowActions attempt={attempt} {...actions} />
      </div>
    </div>
  );
}
