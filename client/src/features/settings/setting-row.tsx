import { useId, type ReactNode } from 'react';
import { Switch } from 'antd';
import styles from './settings.module.css';

interface RowProps {
  label: string;
  help?: ReactNode;
  /** Gets the id that the label names. */
  children: (field: { id: string; 'aria-labelledby': string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** One setting: what it is at the start, its control at the end. */
export function SettingRow({ label, help, children }: RowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {help && (
          <p className={styles.help} id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
      {children({ id, 'aria-labelledby': `${id}-label`, 'aria-describedby': help ? `${id}-help` : undefined })}
    </div>
  );
}

interface SwitchProps {
  label: string;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SwitchRow({ label, help, checked, onChange }: SwitchProps) {
  return (
    <SettingRow label={label} help={help}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Switch id={id} aria-describedby={describedBy} checked={checked} onChange={onChange} />
      )}
    </SettingRow>
  );
}
