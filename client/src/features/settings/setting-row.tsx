import { useId, type ReactNode } from 'react';
import { Switch } from 'antd';
import type { ExampleName } from '../../components/form/example-name';
import { useExample } from '../../components/form/use-example';
import styles from './settings.module.css';

interface RowProps {
  label: string;
  help?: ReactNode;
  example?: ExampleName | undefined;
  /** Gets the id that the label names. */
  children: (field: { id: string; 'aria-labelledby': string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** One setting: what it is at the start, its control at the end. */
export function SettingRow({ label, help, example: name, children }: RowProps) {
  const id = useId();
  const { ask, example } = useExample(id, name);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>{' '}
        {ask}
        {help && (
          <p className={styles.help} id={`${id}-help`}>
            {help}
          </p>
        )}
        {example}
      </div>
      {children({ id, 'aria-labelledby': `${id}-label`, 'aria-describedby': help ? `${id}-help` : undefined })}
    </div>
  );
}

interface SwitchProps {
  label: string;
  help?: ReactNode;
  example?: ExampleName;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SwitchRow({ label, help, example, checked, onChange }: SwitchProps) {
  return (
    <SettingRow label={label} help={help} example={example}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Switch id={id} aria-describedby={describedBy} checked={checked} onChange={onChange} />
      )}
    </SettingRow>
  );
}
