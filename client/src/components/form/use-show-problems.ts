import { setNestedObjectValues, useFormikContext, type FormikTouched, type FormikValues } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

/** After an attempt to go on, every problem of the form shows and its first bad field has the focus. */
export function useShowProblems(form: RefObject<HTMLFormElement | null>, attempts: number): void {
  const { values, setTouched } = useFormikContext();
  const seen = useRef(0);
  useEffect(() => {
    if (attempts === seen.current) return;
    seen.current = attempts;
    const everything = setNestedObjectValues<FormikTouched<FormikValues>>(values, true);
    void setTouched(everything).then(() =>
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
    );
  }, [attempts, form, setTouched, values]);
}
