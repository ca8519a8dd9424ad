import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredMeanwhile } from './stored-meanwhile';
import type { Overtaken } from './use-overtaken';

interface Props<Values> {
  overtaken: Overtaken<Values>;
  /** What is stored, in words. */
  wordsOf: (stored: Values) => readonly string[];
}

/** In a form that somebody else was quicker with: both ways to go on. */
export function OvertakenNote<Values extends FormikValues>({ overtaken: { theirs, decide }, wordsOf }: Props<Values>) {
  const { t } = useTranslation('common');
  const { resetForm, submitForm } = useFormikContext<Values>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView();
  }, [theirs]);
  if (!theirs) return null;
  return (
    <div ref={place}>
      <StoredMeanwhile
        title={t('elsewhere.title')}
        stored={wordsOf(theirs)}
        onTake={() => {
          decide(false);
          resetForm({ values: theirs });
        }}
        onSave={() => {
          decide(true);
          void submitForm();
        }}
      />
    </div>
  );
}
