import { Table, type TableProps } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useCallback, useRef, useState, type Key, type ReactNode, type SyntheticEvent } from 'react';
import { LoadFailed } from '../feedback/load-failed';
import { SkeletonRows } from '../feedback/skeleton';
import { useIsNarrow } from '../../hooks/use-media';
import styles from './data-table.module.css';
import { useRowKeys } from './use-row-keys';

export type Column<Row> = NonNullable<TableProps<Row>['columns']>[number];
export type Density = 'dense' | 'default' | 'roomy';

interface Props<Row> {
  /** Undefined while the first answer is on its way. Keep the old rows while refetching. */
  rows: readonly Row[] | undefined;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  /** Read to screen readers. */
  label: string;
  /** The query's error, shown when there are no rows. */
  error?: unknown;
  onRetry: () => unknown;
  /** An `EmptyState`: first run, or no match for the filter. */
  empty: ReactNode;
  /** 39, 44 or 54 px rows. */
  density?: Density;
  /** Makes the whole row open something; the row's own link still carries the keyboard. */
  onOpen?: (row: Row) => void;
  /** What E does with the row that has the focus; it opens it where nothing else is done with it. */
  onEdit?: (row: Row) => void;
  /** How a row looks on a phone, as a card. Without it the table scrolls sideways, its actions pinned. */
  card?: (row: Row) => ReactNode;
  onSort?: TableProps<Row>['onChange'];
  /** Ticks in front of the rows. Cards bring their own. */
  selection?: {
    ids: readonly string[];
    /** Spoken name of a row's tick. */
    labelOf: (row: Row) => string;
    onChange: (ids: string[]) => void;
  };
}

const sizes = { dense: 'small', default: 'middle', roomy: 'large' } as const;

/** A list in its four states: loading, failed, empty, full. Paging stands below it (`Pager`). */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { rows, error, onRetry, empty, card } = props;
  const narrow = useIsNarrow();
  if (!rows) return error ? <LoadFailed error={error} onRetry={onRetry} /> : <SkeletonRows rows={8} />;
  if (rows.length === 0) return empty;
  return narrow && card ? <Cards {...props} rows={rows} card={card} /> : <Grid {...props} rows={rows} />;
}

function Grid<Row extends object>(props: Full<Row>) {
  const { rows, columns, rowKey, label, density = 'default', onOpen, onSort, selection } = props;
  const place = useKeys(props);
  return (
    <div ref={place} onMouseOver={showWhole} onFocus={showWhole}>
      <Table<Row>
        className={styles[density]}
        aria-label={label}
        size={sizes[density]}
        dataSource={rows}
        columns={columns.map(pinned).map(withOneCaret)}
        rowKey={rowKey}
        pagination={false}
        sticky
        tableLayout="fixed"
        scroll={{ x: leastWidth(columns, selection !== undefined) }}
        showSorterTooltip={false}
        {...(onSort ? { onChange: onSort } : {})}
        {...(selection ? { rowSelection: rowSelection(selection) } : {})}
        {...(onOpen
          ? { onRow: (row) => ({ onClick: (event) => opensRow(event) && onOpen(row), className: styles.opens }) }
          : {})}
      />
    </div>
  );
}

/** Of a column without a width: it takes what the others leave, and no less than its `minWidth` or this. */
const LEAST_PX = 168;
const TICK_PX = 40;

const leastWidth = <Row,>(columns: readonly Column<Row>[], hasTicks: boolean): number =>
  columns.reduce(
    (sum, { width, minWidth = LEAST_PX }) => sum + (typeof width === 'number' ? width : minWidth),
    hasTicks ? TICK_PX : 0,
  );

const ACTIONS = ['menu', 'actions'];

/** What can be done with a row stays in sight, also where the table is wider than the page. */
const pinned = <Row,>(column: Column<Row>): Column<Row> =>
  ACTIONS.includes(String(column.key)) ? { ...column, fixed: 'end' } : column;

/** The order that holds, and nothing beside the columns that could be sorted by. */
const withOneCaret = <Row,>(column: Column<Row>): Column<Row> =>
  'sorter' in column && column.sorter ? { ...column, sortIcon: Caret } : column;

function Caret({ sortOrder }: { sortOrder?: 'ascend' | 'descend' | null }) {
  const Icon = sortOrder === 'descend' ? ArrowDown : ArrowUp;
  return sortOrder ? <Icon className={styles.caret} size={14} strokeWidth={2} aria-hidden /> : null;
}

/** The keys of the list, on the rows of this table. */
function useKeys<Row extends object>({ rows, rowKey, onOpen, onEdit = onOpen }: Full<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const edit = (key: string) => {
    const row = rows.find((one) => rowKey(one) === key);
    if (row) onEdit?.(row);
  };
  useRowKeys(place, onEdit && edit);
  return place;
}

/** Text that was cut for want of room is told whole to whoever points at it. */
function showWhole({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLElement) || target.title || !target.textContent) return;
  if (target.scrollWidth > target.clientWidth + 1 || target.scrollHeight > target.clientHeight + 8) {
    target.title = target.textContent;
  }
}

const rowSelection = <Row extends object>(selection: NonNullable<Props<Row>['selection']>) => ({
  columnWidth: 40,
  columnTitle: (tick: ReactNode) => <SeenOnly>{tick}</SeenOnly>,
  selectedRowKeys: [...selection.ids],
  getCheckboxProps: (row: Row) => ({ 'aria-label': selection.labelOf(row) }),
  onChange: (keys: Key[]) => selection.onChange(keys.map(String)),
});

/** The table measures its columns by a hidden copy of their titles; a control in it could be reached and not seen. */
function SeenOnly({ children }: { children: ReactNode }) {
  const [isHidden, setHidden] = useState(false);
  const look = useCallback((place: HTMLElement | null) => {
    if (place) setHidden(place.closest('[aria-hidden="true"]') !== null);
  }, []);
  return <span ref={look}>{isHidden ? null : children}</span>;
}

function Cards<Row extends object>(props: Full<Row> & { card: (row: Row) => ReactNode }) {
  const { rows, rowKey, label, card } = props;
  const place = useKeys(props);
  return (
    <div ref={place}>
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} data-row-key={rowKey(row)} className={styles.card}>
            {card(row)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Full<Row> = Props<Row> & { rows: readonly Row[] };

/** A press on a control inside the row is the control's own. */
function opensRow({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && !target.closest('a, button, input, label, [role="menuitem"], [role="checkbox"]');
}
