import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { PlainButton } from './plain-button';

/** Sends the form around it; busy while it does. */
export function PlainSubmit({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return (
    <PlainButton kind="primary" type="submit" isLarge isWide isBusy={isSubmitting}>
      {children}
    </PlainButton>
  );
}
