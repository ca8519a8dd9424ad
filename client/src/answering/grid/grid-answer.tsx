import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from '../answer-props';
import type { AskedGrid } from '../asked-question';
import styles from './grid.module.css';
import { columnName, isLockedAt, placeName, textsOf, withChanges } from './grid-cells';
import { GridRow } from './grid-row';
import { useGrid } from './use-grid';

/** A small spreadsheet: typing, Enter, Tab, arrows and the clipboard do what they do in a large one. */
export function GridAnswer(props: AnswerProps) {
  const { grid } = props.question;
  return grid ? <Grid {...props} grid={grid} /> : null;
}

function Grid({ grid, value, isLocked, labelledBy, onAnswer, onLeave }: AnswerProps & { grid: AskedGrid }) {
  const { t } = useTranslation('answering');
  const written = value?.cells ?? [];
  const texts = textsOf(grid, written);
  const locked = useMemo(() => lockedOf(grid), [grid]);
  const { table, active, editing, exit, handlers } = useGrid({
    grid,
    isLocked,
    textAt: ({ row, column }) => texts[row - 1]?.[column - 1] ?? '',
    onChange: (changes) => onAnswer({ cells: withChanges(grid, written, changes) }, false),
  });
  const input =
    editing && !isLocked
      ? {
          label: placeName(active),
          text: texts[active.row - 1]?.[active.column - 1] ?? '',
          isTypedOver: editing.isTypedOver,
          onWrite: (text: string) => onAnswer({ cells: withChanges(grid, written, [{ ...active, text }]) }, false),
          onExit: exit,
        }
      : null;
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave()}>
      {!isLocked && <p className={styles.how}>{t('grid.how')}</p>}
      <div className={styles.frame} dir="ltr">
        <table
          ref={table}
          className={styles.grid}
          role="grid"
          aria-labelledby={labelledBy}
          aria-readonly={isLocked}
          aria-rowcount={grid.rows + 1}
          aria-colcount={grid.columns + 1}
          {...handlers}
        >
          <thead>
            <tr aria-rowindex={1}>
              <td className={styles.corner} />
              {Array.from({ length: grid.columns }, (_, index) => (
                <th key={index} scope="col" className={styles.columnHead} aria-colindex={index + 2}>
                  {columnName(index + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {texts.map((row, index) => (
              <GridRow
                key={index}
                row={index + 1}
                texts={row}
                locked={locked[index] ?? []}
                activeColumn={active.row === index + 1 ? active.column : null}
                input={active.row === index + 1 ? input : null}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const lockedOf = (grid: AskedGrid): boolean[][] =>
  Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (__, column) => isLockedAt(grid, { row: row + 1, column: column + 1 })),
  );
