import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import type { QuestionDraft } from '../question-draft';

const EVERY_FIELD = { text: true, durationSeconds: true, score: true, skill: true };

/** After an attempt to go on, every problem of the question shows and its first bad field has the focus. */
export function useShowAll(form: RefObject<HTMLFormElement | null>, attempts: number): boolean {
  const { setTouched } = useFormikContext<QuestionDraft>();
  const seen = useRef(0);
  useEffect(() => {
    if (attempts === seen.current) return;
    seen.current = attempts;
    void setTouched(EVERY_FIELD).then(() =>
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
    );
  }, [attempts, form, setTouched]);
  return attempts > 0;
}
