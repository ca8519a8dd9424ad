import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { column, menuColumn } from '../../../components/table/columns';
import { DataTable, type Column } from '../../../components/table/data-table';
import { onSorted, sortable, type ListOrder } from '../../../components/table/list-order';
import type { QuestionSort } from '../../../graphql/schema-generated';
import type { BankTable_QuestionFragment } from './bank-generated';
import { DayOf } from '../../../components/text/day-of';
import { SkillCell, QuestionStatusCell, TextCell, QuestionUsageCell, WorthCell } from './bank-cells';
import { BankMenu, type BankActions } from './bank-menu';
import styles from './bank.module.css';
import { toggled, withPage, type Selection } from '../../../components/table/selection';

type Row = BankTable_QuestionFragment;

interface Props extends BankActions {
  rows: readonly Row[] | undefined;
  error?: unknown;
  onRetry: () => unknown;
  empty: ReactNode;
  order: ListOrder<QuestionSort>;
  onSort: (order: ListOrder<QuestionSort>) => void;
  selection: Selection<Row>;
  onSelect: (selection: Selection<Row>) => void;
}

/** The questions of the bank. */
export function BankTable(props: Props) {
  const { rows, error, onRetry, empty, order, onSort, selection, onSelect, ...actions } = props;
  const { t } = useTranslation('bank');
  const columns = useColumns(order, actions);
  return (
    <DataTable<Row>
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      label={t('title')}
      error={error}
      onRetry={onRetry}
      empty={empty}
      density="roomy"
      onOpen={actions.onOpen}
      onSort={onSorted(onSort)}
      selection={{
        ids: [...selection.keys()],
        labelOf: ({ text }) => t('selectOf', { text }),
        onChange: (ids) => onSelect(withPage(selection, rows ?? [], ids)),
      }}
      card={(row) => (
        <Card
          question={row}
          isSelected={selection.has(row.id)}
          onToggle={() => onSelect(toggled(selection, row))}
          {...actions}
        />
      )}
    />
  );
}

function useColumns(order: ListOrder<QuestionSort>, actions: BankActions): Column<Row>[] {
  const { t } = useTranslation('bank');
  return [
    column(
      t('column.question'),
      (row) => <TextCell question={row} to={actions.linkTo(row)} />,
      sortable(order, 'TEXT'),
    ),
    column(t('column.skill'), (row) => <SkillCell question={row} />, { ...sortable(order, 'SKILL'), width: 140 }),
    column(t('column.worth'), (row) => <WorthCell question={row} />, { ...sortable(order, 'SCORE'), width: 116 }),
    column(t('column.status'), (row) => <QuestionStatusCell question={row} onSwitch={() => actions.onSwitch(row)} />, {
      width: 120,
    }),
    column(t('column.usage'), (row) => <QuestionUsageCell question={row} />, { width: 112 }),
    column(t('column.updated'), (row) => <DayOf at={row.updatedAt} />, {
      ...sortable(order, 'UPDATED_AT'),
      width: 124,
    }),
    menuColumn(t('menu.label'), (row) => <BankMenu question={row} {...actions} />, 56),
  ];
}

interface CardProps extends BankActions {
  question: Row;
  isSelected: boolean;
  onToggle: () => void;
}

/** A row as it looks on a phone. */
function Card({ question, isSelected, onToggle, ...actions }: CardProps) {
  const { t } = useTranslation('bank');
  return (
    <article className={styles.card}>
      <Checkbox
        className={styles.tick ?? ''}
        checked={isSelected}
        aria-label={t('selectOf', { text: question.text })}
        onChange={onToggle}
      />
      <TextCell question={question} to={actions.linkTo(question)} />
      <BankMenu question={question} {...actions} />
      <div className={styles.cardFacts}>
        <QuestionStatusCell question={question} onSwitch={() => actions.onSwitch(question)} />
        <WorthCell question={question} />
        <SkillCell question={question} />
        <QuestionUsageCell question={question} />
      </div>
    </article>
  );
}
