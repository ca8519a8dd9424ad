import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { column, menuColumn } from '../../../components/table/columns';
import { DataTable, type Column } from '../../../components/table/data-table';
import { onSorted, sortable, type ListOrder } from '../../../components/table/list-order';
import type { TestSort } from '../../../graphql/schema-generated';
import type { TestTable_TestFragment } from './test-table-generated';
import { DayOf } from '../../../components/text/day-of';
import { SharingCell, TestSizeCell, SkillsCell, TestStatusCell, TestTitleCell, TestUsageCell } from './test-cells';
import { TestMenu, type TestActions } from './test-menu';
import styles from './test-table.module.css';

type Row = TestTable_TestFragment;

interface Props extends TestActions {
  rows: readonly Row[] | undefined;
  error?: unknown;
  onRetry: () => unknown;
  empty: ReactNode;
  order: ListOrder<TestSort>;
  onSort: (order: ListOrder<TestSort>) => void;
}

/** The tests that one may use: one's own and those offered to all. */
export function TestTable({ rows, error, onRetry, empty, order, onSort, ...actions }: Props) {
  const { t } = useTranslation('tests');
  const columns = useColumns(order, actions);
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
      onEdit={(row) => (row.canEdit ? actions.onEdit(row) : actions.onOpen(row))}
      onSort={onSorted(onSort)}
      card={(row) => <Card test={row} {...actions} />}
    />
  );
}

function useColumns(order: ListOrder<TestSort>, actions: TestActions): Column<Row>[] {
  const { t } = useTranslation('tests');
  return [
    column(t('list.test'), (row) => <TestTitleCell test={row} to={actions.linkTo(row)} />, sortable(order, 'TITLE')),
    column(t('list.status'), (row) => <TestStatusCell test={row} onSwitch={() => actions.onSwitch(row)} />, {
      width: 112,
    }),
    column(t('list.sharing'), (row) => <SharingCell test={row} />, { width: 118 }),
    column(t('list.size'), (row) => <TestSizeCell test={row} />, { width: 118 }),
    column(t('list.skills'), (row) => <SkillsCell test={row} />, { width: 160 }),
    column(t('list.usage'), (row) => <TestUsageCell test={row} />, { width: 108 }),
    column(t('list.updated'), (row) => <DayOf at={row.updatedAt} />, { ...sortable(order, 'UPDATED_AT'), width: 124 }),
    menuColumn(t('menu.label'), (row) => <TestMenu test={row} {...actions} />),
  ];
}

/** A row as it looks on a phone. */
function Card({ test, ...actions }: TestActions & { test: Row }) {
  return (
    <article className={styles.card}>
      <TestTitleCell test={test} to={actions.linkTo(test)} />
      <TestMenu test={test} {...actions} />
      <div className={styles.cardFacts}>
        <TestStatusCell test={test} onSwitch={() => actions.onSwitch(test)} />
        <TestSizeCell test={test} />
        <SharingCell test={test} />
        {test.skills.length > 0 && <SkillsCell test={test} />}
      </div>
    </article>
  );
}
