import { UserText } from '../../components/text/user-text';
import { classes } from '../../lib/classes';
import { directionOfText } from '../content-language';
import { columnName, textsOf } from '../grid/grid-cells';
import { isFigure } from '../grid/is-figure';
import type { AnswerViewProps } from './answer-view-props';
import styles from './view.module.css';

/** The grid as it was left; what the candidate wrote stands out from what was given. */
export function GridView({ question: { grid, text }, value }: AnswerViewProps) {
  if (!grid) return null;
  const written = value?.cells ?? [];
  const isWritten = (row: number, column: number) => written.some((cell) => cell.row === row && cell.column === column);
  return (
    <div className={styles.frame} dir={directionOfText(text, 'en')} tabIndex={0} role="region" aria-label={text}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td />
            {Array.from({ length: grid.columns }, (_, index) => (
              <th key={index} scope="col">
                {columnName(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {textsOf(grid, written).map((row, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {row.map((cell, index) => (
                <td
                  key={index}
                  className={classes(
                    isWritten(at + 1, index + 1) && styles.writtenCell,
                    isFigure(cell) && styles.numeric,
                  )}
                >
                  <UserText>{cell}</UserText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
