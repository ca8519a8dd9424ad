import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../../../components/table/data-table';
import { onSorted, sortable, type ListOrder } from '../../../components/table/list-order';
import type { QuestionSort } from '../../../graphql/schema-generated';
import type { BankTable_QuestionFragment } from './bank-generated';
import { useFormat } from '../../../hooks/use-format';
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
  const format = useFormat();
  const cell = (title: string, draw: (row: Row) => ReactNode, width?: number): Column<Row> => ({
    ...(width === undefined ? {} : { width }),
    key: title,
    title,
    render: (_: unknown, row: Row) => draw(row),
  });
  return [
    {
      ...cell(t('column.question'), (row) => <TextCell question={row} to={actions.linkTo(row)} />),
      ...sortable(order, 'TEXT'),
    },
    { ...cell(t('column.skill'), (row) => <SkillCell question={row} />, 140), ...sortable(order, 'SKILL') },
    { ...cell(t('column.worth'), (row) => <WorthCell question={row} />, 116), ...sortable(order, 'SCORE') },
    cell(
      t('column.status'),
      (row) => <QuestionStatusCell question={row} onSwitch={() => actions.onSwitch(row)} />,
      120,
    ),
    cell(t('column.usage'), (row) => <QuestionUsageCell question={row} />, 112),
    {
      ...cell(t('column.updated'), ({ updatedAt }) => (
        <time dateTime={updatedAt} title={format.moment(updatedAt)}>
          {format.date(updatedAt)}
        </time>
      )),
      ...sortable(order, 'UPDATED_AT'),
      width: 124,
    },
    {
      key: 'menu',
      width: 56,
      title: <span className="visually-hidden">{t('menu.label')}</span>,
      render: (_: unknown, row: Row) => <BankMenu question={row} {...actions} />,
    },
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
