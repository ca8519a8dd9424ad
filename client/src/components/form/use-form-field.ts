import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '../../lib/forms/after-press';
import { readFieldMessage } from '../../lib/forms/field-message';
import type { Refusals } from '../../lib/forms/server-errors';

/** What a control needs to be a field: spread it onto an Ant Design input or one of your own. */
export interface FieldControl<Value> {
  id: string;
  name: string;
  value: Value;
  /** Takes a change event or the value itself. */
  onChange: (change: unknown) => void;
  onBlur: () => void;
  status: '' | 'error';
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-labelledby': string;
}

/** One field of the form around it, its error in words when there is one to show. */
export function useFormField<Value>(
  name: string,
  hasHelp: boolean,
): { control: FieldControl<Value>; error: string | undefined } {
  const { t } = useTranslation('errors');
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value>(name);
  const refusals = useFormikContext().status as Refusals | undefined;
  const id = useId();
  const refusal = refusals?.[name];
  const message = (touched ? error : undefined) ?? (refusal && refusal.value === value ? refusal.message : undefined);
  return {
    error: message === undefined ? undefined : readFieldMessage(t, message),
    control: {
      id,
      name,
      value,
      onChange: (change) => void setValue(changedValue(change) as Value),
      onBlur: () => afterPress(() => void setTouched(true)),
      status: message === undefined ? '' : 'error',
      'aria-invalid': message !== undefined,
      'aria-describedby': message !== undefined || hasHelp ? `${id}-note` : undefined,
      'aria-labelledby': `${id}-label`,
    },
  };
}

function changedValue(change: unknown): unknown {
  if (typeof change !== 'object' || change === null || !('target' in change)) return change;
  const target = change.target as HTMLInputElement;
  return target.type === 'checkbox' ? target.checked : target.value;
}
