import { useEffect, useRef } from 'react';
import { CutText } from '../../../components/text/cut-text';
import type { Command } from './commands';
import styles from './palette.module.css';

interface Props {
  command: Command;
  isCurrent: boolean;
  onPoint: () => void;
  onRun: () => void;
}

export const rowId = ({ id }: Command) => `palette-${id}`;

/** Not a button of its own: the field keeps the focus, and its keys choose among the rows. */
export function PaletteRow({ command, isCurrent, onPoint, onRun }: Props) {
  const { icon: Icon, label, note } = command;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
    <li
      ref={row}
      id={rowId(command)}
      className={isCurrent ? styles.currentRow : styles.row}
      role="option"
      aria-selected={isCurrent}
      onMouseMove={onPoint}
      onClick={onRun}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden />
      <span className={styles.label}>
        <CutText>{label}</CutText>
      </span>
      {note && (
        <span className={styles.note} dir="auto">
          {note}
        </span>
      )}
    </li>
  );
}
