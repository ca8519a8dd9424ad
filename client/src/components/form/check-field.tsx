import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { FieldNote } from './field-note';
import styles from './form-field.module.css';
import { useFormField } from './use-form-field';

interface Props {
  /** Path in the form's values. */
  name: string;
  /** Beside the box: the only label it has, and so its accessible name. */
  label: ReactNode;
  help?: ReactNode;
}

/** A box to tick in a `Form`, with no label above it. */
export function CheckField({ name, label, help }: Props) {
  const { control, error } = useFormField<boolean>(name, help !== undefined);
  const { value, onChange, status: _, 'aria-labelledby': __, ...field } = control;
  return (
    <div className={styles.field}>
      <Checkbox {...field} checked={value} onChange={({ target }) => onChange(target.checked)}>
        {label}
      </Checkbox>
      <FieldNote id={control.id} help={help} error={error} />
    </div>
  );
}
