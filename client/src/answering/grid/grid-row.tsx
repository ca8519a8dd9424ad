import { memo } from 'react';
import { UserText } from '../../components/text/user-text';
import { classes } from '../../lib/classes';
import { CellInput, type CellInputProps } from './cell-input';
import { isFigure } from './is-figure';
import styles from './grid.module.css';
import { placeName } from './grid-cells';

interface Props {
  row: number;
  texts: readonly string[];
  locked: readonly boolean[];
  /** The column that has the focus, when it is in this row. */
  activeColumn: number | null;
  /** The open field of the active cell. */
  input: CellInputProps | null;
}

function Row({ row, texts, locked, activeColumn, input }: Props) {
  return (
    <tr aria-rowindex={row + 1}>
      <th scope="row" className={styles.rowHead}>
        {row}
      </th>
      {texts.map((text, index) => {
        const column = index + 1;
        const isActive = column === activeColumn;
        return (
          <td
            key={column}
            // Inside a grid a cell may be chosen, which is more than the role it has in a table.
            // eslint-disable-next-line jsx-a11y/no-redundant-roles
            role="gridcell"
            aria-colindex={column + 1}
            // eslint-disable-next-line jsx-a11y/role-supports-aria-props
            aria-readonly={locked[index]}
            aria-selected={isActive}
            tabIndex={isActive && !input ? 0 : -1}
            data-place={placeName({ row, column })}
            data-row={row}
            data-column={column}
            className={classes(
              styles.cell,
              locked[index] && styles.lockedCell,
              isActive && styles.active,
              isFigure(text) && styles.numeric,
            )}
          >
            {isActive && input ? <CellInput {...input} /> : <UserText className={styles.text}>{text}</UserText>}
          </td>
        );
      })}
    </tr>
  );
}

const sameTexts = (a: readonly string[], b: readonly string[]) => a.every((text, index) => text === b[index]);

/** Drawn anew only when something in it changed: a grid may have thousands of cells. */
export const GridRow = memo(
  Row,
  (before, after) =>
    before.activeColumn === after.activeColumn &&
    before.input === null &&
    after.input === null &&
    before.locked === after.locked &&
    sameTexts(before.texts, after.texts),
);
