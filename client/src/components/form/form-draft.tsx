import { useFormikContext } from 'formik';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../hooks/use-drafts';
import styles from './form-draft.module.css';

/**
 * Keeps what is typed into the form around it until it is sent, under `name`, and puts it back when the form is opened
 * again: after a link, Esc, a reload or an ended session.
 */
export function FormDraft({ name }: { name: string }) {
  const { t } = useTranslation('common');
  const { values, dirty, isSubmitting, setValues, resetForm } = useFormikContext<object>();
  const drafts = useDrafts();
  const [found] = useState(() => drafts.read(name) as object | null);
  const [isRestored, setRestored] = useState(false);
  const [isReady, setReady] = useState(found === null);
  useEffect(() => {
    if (!found) return;
    void setValues((fresh) => ({ ...fresh, ...found }), false);
    setRestored(true);
    setReady(true);
    // Once, with what lay there when the form was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (!isReady || isSubmitting) return;
    if (dirty) drafts.keep(name, values);
    else drafts.drop(name);
  }, [isReady, isSubmitting, dirty, values, drafts, name]);
  if (!isRestored || !dirty) return null;
  return (
    <p className={styles.restored} role="status">
      {t('draft.restored')}
      <button type="button" className={styles.discard} onClick={() => resetForm()}>
        <RotateCcw size={14} strokeWidth={1.75} aria-hidden /> {t('draft.discard')}
      </button>
    </p>
  );
}
