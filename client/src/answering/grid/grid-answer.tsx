import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from '../answer-props';
import type { AskedGrid } from '../asked-question';
import { directionOfText } from '../content-language';
import styles from './grid.module.css';
import { columnName, isLockedAt, placeName, textsOf, withChanges } from './grid-cells';
import { GridRow } from './grid-row';
import { useGrid } from './use-grid';

/** A small spreadsheet: typing, Enter, Tab, arrows and the clipboard do what they do in a large one. */
export function GridAnswer(props: AnswerProps) {
  const { grid } = props.question;
  return grid ? <Grid {...props} grid={grid} /> : null;
}

function Grid({ question, grid, value, isLocked, language, labelledBy, ...props }: AnswerProps & { grid: AskedGrid }) {
  const { onAnswer, onLeave } = props;
  const { t } = useTranslation('answering');
  const howId = useId();
  const written = value?.cells ?? [];
  const texts = textsOf(grid, written);
  const locked = useMemo(() => lockedOf(grid), [grid]);
  const direction = directionOfText(question.text, language);
  const { table, active, editing, fixed, exit, handlers } = useGrid({
    grid,
    isLocked,
    isMirrored: direction === 'rtl',
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
      {!isLocked && (
        <p id={howId} className={styles.how}>
          {t('grid.how')}
        </p>
      )}
      <div className={styles.frame} dir={direction}>
        <table
          ref={table}
          className={styles.grid}
          role="grid"
          aria-labelledby={labelledBy}
          aria-describedby={isLocked ? undefined : howId}
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
      <p className={styles.fixed} role="status">
        {fixed &&
          t(fixed.to ? 'grid.fixedTo' : 'grid.fixed', {
            place: placeName(fixed.at),
            other: fixed.to ? placeName(fixed.to) : '',
          })}
      </p>
    </div>
  );
}

const lockedOf = (grid: AskedGrid): boolean[][] =>
  Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (__, column) => isLockedAt(grid, { row: row + 1, column: column + 1 })),
  );
