import { directionOfText } from '../../../../answering/content-language';
import { UserText } from '../../../../components/text/user-text';
import { useLanguage } from '../../../../hooks/use-language';
import type { AnswerPreviewProps } from '../question-type';
import { RubricKey } from '../rubric/rubric-key';
import { columnName } from '../../../../answering/grid/grid-cells';
import styles from './spreadsheet.module.css';

export function SpreadsheetPreview({ question: { text, grid, rubric }, withKey }: AnswerPreviewProps) {
  const { language } = useLanguage();
  if (!grid) return null;
  const held = new Map(grid.cells.map((cell) => [`${cell.row}:${cell.column}`, cell]));
  const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
  return (
    <>
      <div className={styles.scroll} dir={directionOfText(text, language)}>
        <table className={`${styles.grid} ${styles.still}`}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {count(grid.columns).map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {count(grid.rows).map((row) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {count(grid.columns).map((column) => {
                  const cell = held.get(`${row}:${column}`);
                  return (
                    <td
                      key={column}
                      className={[styles.cell, cell?.isLocked && styles.locked].filter(Boolean).join(' ')}
                    >
                      <UserText>{cell?.text}</UserText>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {withKey && <RubricKey rubric={rubric} />}
    </>
  );
}
