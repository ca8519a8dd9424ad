import { useEffect, useRef, type KeyboardEvent } from 'react';
import styles from './grid.module.css';

/** Where a field is left to; `stay` keeps the place. */
export type Exit = 'down' | 'up' | 'right' | 'left' | 'next' | 'previous' | 'stay' | 'undo';

export interface CellInputProps {
  label: string;
  text: string;
  /** Opened by typing over the cell: then the arrows leave it. */
  isTypedOver: boolean;
  onWrite: (text: string) => void;
  onExit: (exit: Exit) => void;
}

const CELL_MAX = 500;

export function CellInput({ label, text, isTypedOver, onWrite, onExit }: CellInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const exit = exitOf(event, isTypedOver);
    // Enter and the arrows mean this grid, not the page around it.
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
    if (!exit) return;
    event.preventDefault();
    onExit(exit);
  };
  return (
    <input
      ref={field}
      className={styles.input}
      type="text"
      dir="auto"
      value={text}
      maxLength={CELL_MAX}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onWrite(event.target.value.replaceAll('\0', ''))}
      onKeyDown={onKeyDown}
      onBlur={() => onExit('stay')}
    />
  );
}

function exitOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, isTypedOver: boolean): Exit | null {
  if (key === 'Enter' && !ctrlKey && !metaKey) return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  if (key === 'Escape') return 'undo';
  if (!isTypedOver) return null;
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowLeft') return 'left';
  return key === 'ArrowRight' ? 'right' : null;
}
