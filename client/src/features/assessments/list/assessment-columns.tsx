import { useTranslation } from 'react-i18next';
import { column, menuColumn } from '../../../components/table/columns';
import type { Column } from '../../../components/table/data-table';
import { sortable, type ListOrder } from '../../../components/table/list-order';
import { DayOf } from '../../../components/text/day-of';
import type { AssessmentSort } from '../../../graphql/schema-generated';
import type { AssessmentTable_AssessmentFragment } from './assessment-table-generated';
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

export function useAssessmentColumns(order: ListOrder<AssessmentSort>, actions: AssessmentActions): Column<Row>[] {
  const { t } = useTranslation('assessments');
  return [
    column(
      t('list.assessment'),
      (row) => <AssessmentTitleCell assessment={row} to={actions.linkTo(row)} />,
      sortable(order, 'TITLE'),
    ),
    column(t('list.status'), (row) => <AssessmentStatusCell assessment={row} />, { width: 94 }),
    column(t('list.kind'), (row) => <KindCell assessment={row} />, { width: 114 }),
    column(t('list.size'), (row) => <AssessmentSizeCell assessment={row} />, { width: 116 }),
    column(t('list.completed'), (row) => <AttendedCell assessment={row} />, { align: 'end', width: 92 }),
    column(t('list.grades'), (row) => <GradesCell assessment={row} />, { width: 120 }),
    column(t('list.average'), (row) => <AverageCell assessment={row} />, { align: 'end', width: 80 }),
    column(t('list.updated'), (row) => <DayOf at={row.updatedAt} />, { ...sortable(order, 'UPDATED_AT'), width: 134 }),
    menuColumn(t('list.actions'), (row) => <RowMenu assessment={row} {...actions} />),
  ];
}
