import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import styles from './blanks.module.css';

const BLANK_MAX = 200;

interface Props {
  value: string;
  label: string;
  isLocked: boolean;
  direction: 'ltr' | 'rtl';
}

interface TypedProps extends Props {
  isNumeric: boolean;
  onType: (words: string) => void;
  onLeave: () => void;
}

export function TypedBlank({ value, label, isLocked, direction, isNumeric, onType, onLeave }: TypedProps) {
  return (
    <input
      className={styles.blank}
      type="text"
      inputMode={isNumeric ? 'decimal' : undefined}
      value={value}
      dir={isNumeric ? 'ltr' : direction}
      size={Math.max(8, Math.min(32, value.length + 1))}
      maxLength={BLANK_MAX}
      readOnly={isLocked}
      aria-label={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onKeyDown={toNextBlank}
      onChange={(event) => onType(event.target.value.replaceAll('\0', ''))}
      onBlur={onLeave}
    />
  );
}

interface ChosenProps extends Props {
  choices: readonly string[];
  onChoose: (words: string) => void;
}

/** What was chosen in the other language stays chosen. */
export function ChosenBlank({ value, label, isLocked, direction, choices, onChoose }: ChosenProps) {
  const { t } = useTranslation('answering');
  const shown = value === '' || choices.includes(value) ? choices : [value, ...choices];
  return (
    <select
      className={classes(styles.blank, styles.chosen)}
      value={value}
      dir={value === '' ? undefined : direction}
      disabled={isLocked}
      aria-label={label}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t('dropdown.choose')}</option>
      {shown.map((text) => (
        <option key={text} value={text}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Enter goes to the next blank, and from the last one on as ever. */
function toNextBlank(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('input, select') ?? [])];
  const next = all[all.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
