import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonCell } from '../../../components/person/person-cell';
import { DataTable, type Column } from '../../../components/table/data-table';
import { onSorted, sortable, type ListOrder } from '../../../components/table/list-order';
import { toggled, withPage, type Selection } from '../../../components/table/selection';
import { CutText } from '../../../components/text/cut-text';
import { PhoneNumber } from '../../../components/text/phone-number';
import type { CandidateSort } from '../../../graphql/schema-generated';
import { useFormat } from '../../../hooks/use-format';
import { CompletionCell, ScoreCell, StageCell } from '../list/invitation-cells';
import styles from './all-candidates.module.css';
import { CandidateMenu, NameLink } from './candidate-menu';
import type { ColumnKey } from './candidates.search';
import type { CandidateListRow, CandidatePaths } from './candidate-list-row';

interface Props {
  rows: readonly CandidateListRow[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  empty: ReactNode;
  order: ListOrder<CandidateSort>;
  onSort: (order: ListOrder<CandidateSort>) => void;
  columns: readonly ColumnKey[];
  selection: Selection<CandidateListRow>;
  onSelect: (selection: Selection<CandidateListRow>) => void;
  /** What E does with the row that has the focus. */
  onEdit: (row: CandidateListRow) => void;
  paths: CandidatePaths;
}

/** Everybody in scope, each row by way of one invitation. */
export function CandidatesTable({ rows, order, onSort, columns, selection, onSelect, paths, ...states }: Props) {
  const { t } = useTranslation('all-candidates');
  const all = useColumns(order, paths);
  const shown = ['name', ...columns, 'menu'];
  const labelOf = ({ candidate }: CandidateListRow) => t('selectOf', { name: candidate.name });
  return (
    <DataTable<CandidateListRow>
      rows={rows}
      columns={shown.flatMap((key) => all[key] ?? [])}
      rowKey={({ id }) => id}
      label={t('title')}
      density="roomy"
      onSort={onSorted(onSort)}
      selection={{
        ids: [...selection.keys()],
        labelOf,
        onChange: (ids) => onSelect(withPage(selection, rows ?? [], ids)),
      }}
      card={(row) => (
        <Card
          row={row}
          label={labelOf(row)}
          isSelected={selection.has(row.id)}
          onToggle={() => onSelect(toggled(selection, row))}
          paths={paths}
        />
      )}
      {...states}
    />
  );
}

/** In px; name and assessment take what is left. Together they fit beside the navigation on a screen of 1280. */
const WIDTHS: Partial<Record<string, number>> = { phone: 146, stage: 108, score: 118, invited: 120, completed: 124 };
const LEAST: Partial<Record<string, number>> = { name: 150, assessment: 112 };

function useColumns(order: ListOrder<CandidateSort>, paths: CandidatePaths): Record<string, Column<CandidateListRow>> {
  const { t } = useTranslation('all-candidates');
  const format = useFormat();
  const cell = (key: string, draw: (row: CandidateListRow) => ReactNode, sort?: CandidateSort) => ({
    ...(WIDTHS[key] === undefined ? { minWidth: LEAST[key] } : { width: WIDTHS[key] }),
    key,
    title: t(`column.${key}`),
    render: (_: unknown, row: CandidateListRow) => draw(row),
    ...(sort ? sortable(order, sort) : {}),
  });
  return {
    name: cell('name', (row) => <NameCell row={row} to={paths.report(row)} />, 'NAME'),
    phone: cell('phone', ({ candidate }) => <PhoneNumber phone={candidate.phone} />),
    assessment: cell('assessment', (row) => <AssessmentCell row={row} />),
    stage: cell('stage', (row) => <StageCell invitation={row} />),
    score: cell('score', (row) => <ScoreCell invitation={row} path={paths.result(row)} />, 'SCORE'),
    invited: cell('invited', ({ invitedAt }) => format.date(invitedAt), 'INVITED_AT'),
    completed: cell('completed', (row) => <CompletionCell invitation={row} isNarrow />, 'COMPLETED_AT'),
    menu: {
      key: 'menu',
      width: 48,
      align: 'end',
      title: <span className="visually-hidden">{t('actions')}</span>,
      render: (_, row) => <CandidateMenu row={row} paths={paths} />,
    },
  };
}

function NameCell({ row, to }: { row: CandidateListRow; to: string }) {
  return (
    <NameLink to={to}>
      <PersonCell name={row.candidate.name} email={row.candidate.email} />
    </NameLink>
  );
}

function AssessmentCell({ row: { assessment, candidate } }: { row: CandidateListRow }) {
  const { t } = useTranslation('all-candidates');
  const others = candidate.invitationCount - 1;
  return (
    <>
      <CutText>{assessment.title}</CutText>
      {others > 0 && <span className={styles.second}>{t('others', { count: others })}</span>}
    </>
  );
}

interface CardProps {
  row: CandidateListRow;
  label: string;
  isSelected: boolean;
  onToggle: () => void;
  paths: CandidatePaths;
}

/** A row as it looks on a phone. */
function Card({ row, label, isSelected, onToggle, paths }: CardProps) {
  return (
    <article className={styles.card}>
      <Checkbox checked={isSelected} aria-label={label} onChange={onToggle} />
      <NameCell row={row} to={paths.report(row)} />
      <CandidateMenu row={row} paths={paths} />
      <div className={styles.cardFacts}>
        <AssessmentCell row={row} />
        <span className={styles.cardLine}>
          <StageCell invitation={row} />
          {row.result && <ScoreCell invitation={row} path={paths.result(row)} />}
        </span>
      </div>
    </article>
  );
}
