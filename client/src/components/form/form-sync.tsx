import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Hands on every change of the form around it, whose values are what `onChange` takes. */
export function FormSync({ onChange }: { onChange: (values: never) => void }): null {
  const { values } = useFormikContext<never>();
  const seen = useRef(values);
  useEffect(() => {
    if (values === seen.current) return;
    seen.current = values;
    onChange(values);
  }, [values, onChange]);
  return null;
}
