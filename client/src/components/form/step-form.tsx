import { Formik, setNestedObjectValues, useFormikContext, type FormikTouched, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';

interface FieldsProps<Draft> {
  label: string;
  className?: string | undefined;
  /** Grows each time somebody tries to go on too early: then every problem shows and the first bad field has the focus. */
  attempts: number;
  onChange: (draft: Draft) => void;
  children: ReactNode;
}

export interface StepFormProps<Draft extends FormikValues> extends FieldsProps<Draft> {
  draft: Draft;
  schema: AnyObjectSchema;
}

/** A form without a button, which hands on what is typed as it changes. */
export function StepForm<Draft extends FormikValues>({ draft, schema, ...fields }: StepFormProps<Draft>) {
  return (
    <Formik<Draft> initialValues={draft} validationSchema={schema} onSubmit={() => undefined}>
      <StepFields {...fields} />
    </Formik>
  );
}

/** What stands in the Formik of a step. */
export function StepFields<Draft extends FormikValues>({
  label,
  className,
  attempts,
  onChange,
  children,
}: FieldsProps<Draft>) {
  const { values, setTouched } = useFormikContext<Draft>();
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef({ values, attempts: 0 });
  useEffect(() => {
    if (values === seen.current.values) return;
    seen.current.values = values;
    onChange(values);
  }, [values, onChange]);
  useEffect(() => {
    if (attempts === seen.current.attempts) return;
    seen.current.attempts = attempts;
    const everything = setNestedObjectValues<FormikTouched<Draft>>(values, true);
    void setTouched(everything).then(() =>
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
    );
  }, [attempts, setTouched, values]);
  return (
    <form ref={form} className={className} aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
