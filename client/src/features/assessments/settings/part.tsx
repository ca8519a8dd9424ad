import { Switch } from 'antd';
import type { ReactNode } from 'react';
import type { ExampleName } from '../../../components/form/example-name';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import styles from './settings.module.css';

/** Settings that belong together, under a heading at the start of the line. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

interface Props {
  name: string;
  label: string;
  /** One line about what it does. */
  help: ReactNode;
  example?: ExampleName | undefined;
}

export function SwitchField({ name, label, help, example }: Props) {
  return (
    <FormField<boolean> name={name} label={label} help={help} example={example} className={styles.switchField ?? ''}>
      {({ id, value, onChange, 'aria-describedby': describedBy }) => (
        <Switch id={id} aria-describedby={describedBy} checked={value} onChange={onChange} />
      )}
    </FormField>
  );
}

/** A whole number with its unit behind it. */
export function NumberField({ unit, ...field }: Props & { unit: string }) {
  return (
    <FormField {...field} className={styles.short ?? ''}>
      {(control) => (
        <LtrInput {...control} inputMode="numeric" maxLength={4} suffix={<span className={styles.unit}>{unit}</span>} />
      )}
    </FormField>
  );
}
