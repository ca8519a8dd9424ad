import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../components/table/data-table';
import type { AssessmentSort, SortDirection } from '../../../graphql/schema-generated';
import type { AssessmentTable_AssessmentFragment } from './assessment-table-generated';
import { AssessmentCard } from './assessment-card';
import { useAssessmentColumns } from './assessment-columns';
import type { AssessmentActions } from './row-actions';

type Row = AssessmentTable_AssessmentFragment;

interface Props extends AssessmentActions {
  rows: readonly Row[] | undefined;
  error?: unknown;
  onRetry: () => unknown;
  empty: ReactNode;
  sort: AssessmentSort;
  direction: SortDirection;
  onSort: (sort: AssessmentSort, direction: SortDirection) => void;
}

/** All assessments that one may see. */
export function AssessmentTable({ rows, error, onRetry, empty, sort, direction, onSort, ...actions }: Props) {
  const { t } = useTranslation('assessments');
  const columns = useAssessmentColumns(sort, direction, actions);
  const change: TableProps<Row>['onChange'] = (_page, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    if (columnKey === undefined || !order) {
      onSort('UPDATED_AT', 'DESC');
      return;
    }
    onSort(columnKey as AssessmentSort, order === 'ascend' ? 'ASC' : 'DESC');
  };
  return (
    <DataTable<Row>
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      label={t('list.title')}
      error={error}
      onRetry={onRetry}
      empty={empty}
      density="roomy"
      onOpen={actions.onOpen}
      onSort={change}
      card={(row) => <AssessmentCard assessment={row} {...actions} />}
    />
  );
}
