import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

const INVALID = '[aria-invalid="true"]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid="true"] input';

/** After each try to send, puts the focus on the first field that is in error. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValidating } = useFormikContext();
  const anchor = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === handled.current) return;
    handled.current = submitCount;
    anchor.current?.closest('form')?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [submitCount, isSubmitting, isValidating]);
  return <span ref={anchor} hidden />;
}
