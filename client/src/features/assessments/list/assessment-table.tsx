import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../components/table/data-table';
import { onSorted, type ListOrder } from '../../../components/table/list-order';
import type { AssessmentSort } from '../../../graphql/schema-generated';
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
  order: ListOrder<AssessmentSort>;
  onSort: (order: ListOrder<AssessmentSort>) => void;
}

/** All assessments that one may see. */
export function AssessmentTable({ rows, error, onRetry, empty, order, onSort, ...actions }: Props) {
  const { t } = useTranslation('assessments');
  const columns = useAssessmentColumns(order, actions);
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
      onSort={onSorted(onSort)}
      card={(row) => <AssessmentCard assessment={row} {...actions} />}
    />
  );
}
