import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleName } from './example-name';
import styles from './days-row.module.css';
import { LtrInput } from './ltr-input';
import { useExample } from './use-example';

interface Props {
  label: string;
  help: string;
  /** In place of the help while what is typed can't be kept. */
  problem: string;
  /** Where nothing is typed. */
  placeholder?: string;
  /** Which of the examples stands behind the "?", where one is needed. */
  example?: ExampleName;
  days: number | null;
  /** Undefined for what is no number of days here. */
  read: (typed: string) => number | null | undefined;
  onSave: (days: number | null) => void;
}

const DIGITS = 4;

/** A number of days with its words beside it. Saved when the field is left or Enter is pressed. */
export function DaysRow({ label, help, problem, placeholder, example: name, days, read, onSave }: Props) {
  const { t } = useTranslation('common');
  const id = useId();
  const { ask, example } = useExample(id, name);
  const [typed, setTyped] = useState(days === null ? '' : String(days));
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const value = read(typed);
    setWrong(value === undefined);
    if (value !== undefined && value !== days) onSave(value);
  };
  return (
    <div className={styles.row}>
      <div>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>{' '}
        {ask}
        <p id={`${id}-help`} className={isWrong ? styles.problem : styles.help}>
          {isWrong ? problem : help}
        </p>
        {example}
      </div>
      <LtrInput
        id={id}
        className={styles.days ?? ''}
        inputMode="numeric"
        maxLength={DIGITS}
        placeholder={placeholder}
        suffix={typed === '' ? undefined : t('unit.days', { count: Math.trunc(Number(typed)) || 0 })}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-help`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onPressEnter={save}
      />
    </div>
  );
}
