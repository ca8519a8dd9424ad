import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLimits } from '../../limits';
import { placeName } from '../../../../answering/grid/grid-cells';
import type { CellDraft, Place } from './grid';
import styles from './spreadsheet.module.css';

interface Props {
  row: number;
  column: number;
  cell: CellDraft;
  isSelected: boolean;
  /** The one that Tab comes to. */
  isEntry: boolean;
  onText: (place: Place, text: string) => void;
}

/** One of up to 2,600: drawn anew only when it changes itself. */
export const GridCell = memo(function GridCell({ row, column, cell, isSelected, isEntry, onText }: Props) {
  const { t } = useTranslation('questions');
  const name = placeName({ row, column });
  const tone = [styles.cell, cell.isLocked && styles.locked, isSelected && styles.selected].filter(Boolean).join(' ');
  return (
    <td className={tone}>
      <input
        data-cell={`${row}:${column}`}
        dir="auto"
        tabIndex={isEntry ? 0 : -1}
        value={cell.text}
        maxLength={questionLimits.cellLength}
        aria-label={cell.isLocked ? t('spreadsheet.lockedCell', { name }) : t('spreadsheet.cell', { name })}
        onChange={(event) => onText({ row, column }, event.target.value)}
      />
    </td>
  );
});
