import type { ReactNode } from 'react';
import type { ExampleName } from './example-name';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldControl } from './use-form-field';

interface Props<Value> {
  /** Path in the form's values: "email", "choices.0.text". */
  name: string;
  label: ReactNode;
  /** Under the field, until an error takes its place. */
  help?: ReactNode;
  /** At the end of the label's line: a link, a hint. */
  end?: ReactNode;
  /** Required is the normal case; an optional field says so. */
  optional?: boolean;
  /** Which of the examples stands behind the "?", where one is needed. */
  example?: ExampleName | undefined;
  className?: string;
  children: (control: FieldControl<Value>) => ReactNode;
}

/** A labelled field of a `Form`: `<FormField name="title" label={…}>{(field) => <Input {...field} />}</FormField>`. */
export function FormField<Value = string>({ name, help, children, ...frame }: Props<Value>) {
  const { control, error } = useFormField<Value>(name, help !== undefined);
  return (
    <FieldFrame id={control.id} help={help} error={error} {...frame}>
      {children(control)}
    </FieldFrame>
  );
}
