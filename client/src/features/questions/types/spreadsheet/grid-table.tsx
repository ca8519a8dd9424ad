import { useCallback, useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { columnName } from '../../../../answering/grid/grid-cells';
import { cellAt, cleared, isIn, pasted, sizeOf, cellWritten, type Place, type SpreadsheetDraft } from './grid';
import { GridCell } from './grid-cell';
import styles from './spreadsheet.module.css';
import type { useGridSelection } from './use-grid-selection';

interface Props {
  draft: SpreadsheetDraft;
  selection: ReturnType<typeof useGridSelection>;
  labelledBy: string;
  onChange: (draft: SpreadsheetDraft) => void;
}

/** Cells to type in. The table of the author reads from left to right in both languages; candidates get it as their language reads. */
export function GridTable({ draft, selection, labelledBy, onChange }: Props) {
  const { t } = useTranslation('questions');
  const { span, choose, handlers } = selection;
  const { columns, rows } = sizeOf(draft);
  const onText = useCellText(draft, onChange);
  const isOne = span.from.row === span.to.row && span.from.column === span.to.column;
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    onChange(pasted(draft, span.from, text));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!isOne && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      onChange({ ...draft, cells: cleared(draft.cells, span) });
    } else handlers.onKeyDown(event);
  };
  const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
  return (
    <div className={styles.scroll} dir="ltr">
      <table
        className={styles.grid}
        role="grid"
        aria-labelledby={labelledBy}
        {...handlers}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th className={styles.corner}>
              <span className="visually-hidden">{t('spreadsheet.row')}</span>
            </th>
            {count(columns).map((column) => (
              <th key={column} scope="col">
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={t('spreadsheet.chooseColumn', { name: columnName(column) })}
                  onClick={() => choose({ from: { row: 1, column }, to: { row: rows, column } })}
                >
                  {columnName(column)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {count(rows).map((row) => (
            <tr key={row}>
              <th scope="row">
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={t('spreadsheet.chooseRow', { name: row })}
                  onClick={() => choose({ from: { row, column: 1 }, to: { row, column: columns } })}
                >
                  {row}
                </button>
              </th>
              {count(columns).map((column) => (
                <GridCell
                  key={column}
                  row={row}
                  column={column}
                  cell={cellAt(draft.cells, { row, column })}
                  isSelected={isIn(span, { row, column })}
                  isEntry={span.from.row === row && span.from.column === column}
                  onText={onText}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same function for good, so that typing into one cell draws only that one. */
function useCellText(draft: SpreadsheetDraft, onChange: (draft: SpreadsheetDraft) => void) {
  const latest = useRef({ draft, onChange });
  useEffect(() => {
    latest.current = { draft, onChange };
  });
  return useCallback((place: Place, text: string) => {
    const { draft: own, onChange: hand } = latest.current;
    hand({ ...own, cells: cellWritten(own.cells, place, text) });
  }, []);
}
