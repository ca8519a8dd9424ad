import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../../../components/table/data-table';
import { Missing } from '../../../components/text/missing';
import { PhoneNumber } from '../../../components/text/phone-number';
import type { InvitationSort, SortDirection } from '../../../graphql/schema-generated';
import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import { useFormat } from '../../../hooks/use-format';
import type { LifeWish } from '../life/use-life-ask';
import { InvitationActions } from './invitation-actions';
import { CompletionCell, InviteeCell, ScoreCell, StageCell } from './invitation-cells';
import styles from './invitation-table.module.css';

export type InvitationRow = InvitationRow_InvitationFragment;

export interface Sorting {
  by: InvitationSort;
  direction: SortDirection;
}

/** Those that can be put away; the person and the menu always stand. */
export const INVITATION_COLUMNS = ['phone', 'stage', 'score', 'decision', 'invited', 'completed'] as const;
export type InvitationColumn = (typeof INVITATION_COLUMNS)[number];

interface Props {
  invitations: readonly InvitationRow[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  empty: ReactNode;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  shownColumns: readonly InvitationColumn[];
  resultPath: (invitation: InvitationRow) => string;
  chosenIds: readonly string[];
  onChoose: (ids: string[]) => void;
  /** Where somebody stands in the decision; `none` where there is nothing to say. */
  decisionOf: (invitation: InvitationRow, none: ReactNode) => ReactNode;
  onDecide: (invitation: InvitationRow) => void;
  onAsk: (wish: LifeWish) => void;
  onExtraTime: (invitation: InvitationRow) => void;
}

/** Who is invited to one assessment, how far everybody is, and what came of it. */
export function InvitationTable(props: Props): ReactNode {
  const { invitations, sorting, onSort, resultPath, chosenIds, onChoose, onAsk, onExtraTime, ...others } = props;
  const { decisionOf, onDecide, shownColumns, ...states } = others;
  const { t } = useTranslation('candidates');
  const all = useColumns(sorting, resultPath, { onAsk, onExtraTime, decisionOf });
  const columns = all.filter(({ key }) => !HIDEABLE.has(String(key)) || shownColumns.some((one) => KEYS[one] === key));
  const labelOf = ({ candidate }: InvitationRow) => t('list.choose', { name: candidate.name });
  return (
    <DataTable<InvitationRow>
      rows={invitations}
      columns={columns}
      rowKey={({ id }) => id}
      label={t('list.label')}
      density="roomy"
      onEdit={onDecide}
      onSort={(_pages, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        if (isSort(columnKey)) onSort({ by: columnKey, direction: order === 'ascend' ? 'ASC' : 'DESC' });
      }}
      selection={{
        ids: chosenIds,
        labelOf,
        onChange: onChoose,
      }}
      card={(invitation) => (
        <Card
          invitation={invitation}
          label={labelOf(invitation)}
          isChosen={chosenIds.includes(invitation.id)}
          onToggle={() => onChoose(withOrWithout(chosenIds, invitation.id))}
          resultPath={resultPath(invitation)}
          onAsk={onAsk}
          onExtraTime={onExtraTime}
          // Without a heading above it, a dash says nothing.
          decision={decisionOf(invitation, null)}
        />
      )}
      {...states}
    />
  );
}

/** Under which key each stands in the table; some are sorted by. */
const KEYS: Record<InvitationColumn, string> = {
  phone: 'phone',
  stage: 'STAGE',
  score: 'score',
  decision: 'decision',
  invited: 'INVITED_AT',
  completed: 'COMPLETED_AT',
};
const HIDEABLE = new Set(Object.values(KEYS));

const SORTS: InvitationSort[] = ['INVITED_AT', 'NAME', 'STAGE', 'COMPLETED_AT'];
const isSort = (key: unknown): key is InvitationSort => SORTS.some((sort) => sort === key);

function useColumns(
  sorting: Sorting,
  resultPath: Props['resultPath'],
  { decisionOf, ...actions }: Pick<Props, 'onAsk' | 'onExtraTime' | 'decisionOf'>,
): Column<InvitationRow>[] {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const sortable = (key: InvitationSort) => ({
    key,
    sorter: true,
    sortDirections: ['ascend', 'descend', 'ascend'] as ('ascend' | 'descend')[],
    sortOrder: sorting.by === key ? (sorting.direction === 'ASC' ? ('ascend' as const) : ('descend' as const)) : null,
  });
  return [
    {
      ...sortable('NAME'),
      minWidth: 150,
      title: t('list.candidate'),
      render: (_, row) => <InviteeCell invitation={row} />,
    },
    {
      key: 'phone',
      width: 146,
      title: t('list.phone'),
      render: (_, { candidate }) => <PhoneNumber phone={candidate.phone} />,
    },
    { ...sortable('STAGE'), width: 106, title: t('list.stage'), render: (_, row) => <StageCell invitation={row} /> },
    {
      key: 'score',
      width: 118,
      title: t('list.score'),
      render: (_, row) => <ScoreCell invitation={row} path={resultPath(row)} />,
    },
    { key: 'decision', width: 118, title: t('list.decision'), render: (_, row) => decisionOf(row, <Missing />) },
    { ...sortable('INVITED_AT'), width: 118, title: t('list.invited'), render: (_, row) => format.date(row.invitedAt) },
    {
      ...sortable('COMPLETED_AT'),
      width: 122,
      title: t('list.completed'),
      render: (_, row) => <CompletionCell invitation={row} isNarrow />,
    },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      align: 'end',
      width: 48,
      render: (_, row) => <InvitationActions invitation={row} resultPath={resultPath(row)} {...actions} />,
    },
  ];
}

const withOrWithout = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

interface CardProps extends Pick<Props, 'onAsk' | 'onExtraTime'> {
  invitation: InvitationRow;
  label: string;
  isChosen: boolean;
  onToggle: () => void;
  resultPath: string;
  decision: ReactNode;
}

/** A row as it looks on a phone. */
function Card({ invitation, label, isChosen, onToggle, resultPath, decision, ...actions }: CardProps) {
  return (
    <article className={styles.card}>
      <Checkbox checked={isChosen} aria-label={label} onChange={onToggle} />
      <InviteeCell invitation={invitation} />
      <InvitationActions invitation={invitation} resultPath={resultPath} {...actions} />
      <div className={styles.facts}>
        <span>
          <StageCell invitation={invitation} />
        </span>
        {invitation.result && <ScoreCell invitation={invitation} path={resultPath} />}
        {decision}
        <span className={styles.when}>
          <CompletionCell invitation={invitation} />
        </span>
      </div>
    </article>
  );
}
