import { Radio } from 'antd';
import type { ReactNode } from 'react';
import styles from './exports.module.css';

interface Props<Value extends string> {
  name: string;
  value: Value;
  values: Record<Value, string>;
  onChange: (value: Value) => void;
}

/** One of a few, with its question above. */
export function Choice<Value extends string>({ name, value, values, onChange }: Props<Value>): ReactNode {
  return (
    <fieldset className={styles.part}>
      <legend>{name}</legend>
      <Radio.Group
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        options={Object.entries<string>(values).map(([key, label]) => ({ value: key, label }))}
      />
    </fieldset>
  );
}
