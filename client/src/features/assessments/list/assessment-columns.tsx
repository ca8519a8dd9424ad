import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../components/table/data-table';
import type { AssessmentSort, SortDirection } from '../../../graphql/schema-generated';
import type { AssessmentTable_AssessmentFragment } from './assessment-table-generated';
import { useFormat } from '../../../hooks/use-format';
import {
  AttendedCell,
  AverageCell,
  GradesCell,
  KindCell,
  AssessmentSizeCell,
  AssessmentStatusCell,
  AssessmentTitleCell,
} from './assessment-cells';
import type { AssessmentActions } from './row-actions';
import { RowMenu } from './row-menu';

type Row = AssessmentTable_AssessmentFragment;

const ascendingFirst = ['ascend', 'descend', 'ascend'] as ('ascend' | 'descend')[];
const descendingFirst = ['descend', 'ascend', 'descend'] as ('ascend' | 'descend')[];

export function useAssessmentColumns(
  sort: AssessmentSort,
  direction: SortDirection,
  actions: AssessmentActions,
): Column<Row>[] {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const sortable = (key: AssessmentSort) => ({
    key,
    sorter: true,
    // Never "no order": titles begin with A, dates with the newest, and a second press turns round.
    sortDirections: key === 'TITLE' ? ascendingFirst : descendingFirst,
    sortOrder: sort === key ? (direction === 'ASC' ? ('ascend' as const) : ('descend' as const)) : null,
  });
  const cell = (
    title: string,
    Cell: (props: { assessment: Row }) => ReactNode,
    more: Partial<Column<Row>> = {},
  ): Column<Row> => ({
    key: title,
    title,
    render: (_: unknown, row: Row) => <Cell assessment={row} />,
    ...more,
  });
  return [
    {
      title: t('list.assessment'),
      ...sortable('TITLE'),
      render: (_: unknown, row: Row) => <AssessmentTitleCell assessment={row} to={actions.linkTo(row)} />,
    },
    cell(t('list.status'), AssessmentStatusCell, { width: 94 }),
    cell(t('list.kind'), KindCell, { width: 114 }),
    cell(t('list.size'), AssessmentSizeCell, { width: 116 }),
    cell(t('list.completed'), AttendedCell, { align: 'end', width: 92 }),
    cell(t('list.grades'), GradesCell, { width: 120 }),
    cell(t('list.average'), AverageCell, { align: 'end', width: 80 }),
    {
      title: t('list.updated'),
      width: 134,
      ...sortable('UPDATED_AT'),
      render: (_: unknown, row: Row) => <Updated at={row.updatedAt} format={format} />,
    },
    {
      key: 'menu',
      width: 48,
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      render: (_: unknown, row: Row) => <RowMenu assessment={row} {...actions} />,
    },
  ];
}

function Updated({ at, format }: { at: string; format: ReturnType<typeof useFormat> }) {
  return (
    <time dateTime={at} title={format.moment(at)}>
      {format.date(at)}
    </time>
  );
}
