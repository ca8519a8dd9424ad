import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleName } from './example-name';
import { FieldNote } from './field-note';
import styles from './form-field.module.css';
import { useExample } from './use-example';

interface Props {
  /** Of the control; its label is `${id}-label`, its help or error `${id}-note`. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  end?: ReactNode;
  /** Which of the examples stands behind the "?", where one is needed. */
  example?: ExampleName | undefined;
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

/** The look of a field without a form behind it: label above, help or error below. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  end,
  example: name,
  optional = false,
  className,
  children,
}: Props) {
  const { t } = useTranslation('common');
  const { ask, example } = useExample(id, name);
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div className={styles.head}>
        <span>
          <label className={styles.label} id={`${id}-label`} htmlFor={id}>
            {label}
            {optional && <span className={styles.optional}> {t('field.optional')}</span>}
          </label>{' '}
          {ask}
        </span>
        {end}
      </div>
      {children}
      <FieldNote id={id} help={help} error={error} />
      {example}
    </div>
  );
}
