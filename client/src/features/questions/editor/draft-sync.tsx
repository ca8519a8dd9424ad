import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { QuestionDraft } from '../question-draft';

interface Props {
  draft: QuestionDraft;
  onChange: (draft: QuestionDraft) => void;
}

/** Hands every change to whoever keeps the draft, and takes over what that one adds to it (ids of stored choices). */
export function DraftSync({ draft, onChange }: Props): null {
  const { values, setValues } = useFormikContext<QuestionDraft>();
  const sent = useRef(values);
  const received = useRef(draft);
  useEffect(() => {
    if (values === sent.current) return;
    sent.current = values;
    received.current = values;
    onChange(values);
  }, [values, onChange]);
  useEffect(() => {
    if (draft === received.current) return;
    received.current = draft;
    sent.current = draft;
    void setValues(draft, false);
  }, [draft, setValues]);
  return null;
}
