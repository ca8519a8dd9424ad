import { useFormikContext } from 'formik';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../hooks/use-drafts';
import styles from './form-draft.module.css';

interface Kept {
  values: object;
  /** The revision that was on the screen when somebody began to type. */
  basis: number | null;
}

interface Props {
  name: string;
  /** The revision on the screen now. */
  basis: number | null;
  /** Told on which revision what stands in the form was typed; null while nothing was. */
  typedOn: RefObject<number | null>;
}

/**
 * Keeps what is typed into the form around it until it is sent, under `name`, and puts it back when the form is opened
 * again: after a link, Esc, a reload or an ended session. What was typed on an older revision stays typed on that one, so
 * that whoever sends it learns that somebody was there in between.
 */
export function FormDraft({ name, basis, typedOn }: Props) {
  const { t } = useTranslation('common');
  const { values, dirty, isSubmitting, setValues, resetForm } = useFormikContext<object>();
  const drafts = useDrafts();
  const [found] = useState(() => drafts.read(name) as Kept | null);
  const [isRestored, setRestored] = useState(false);
  const [isReady, setReady] = useState(found === null);
  useEffect(() => {
    if (!found) return;
    void setValues((fresh) => ({ ...fresh, ...found.values }), false);
    typedOn.current = found.basis;
    setRestored(true);
    setReady(true);
    // Once, with what lay there when the form was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (!isReady || isSubmitting) return;
    if (dirty) {
      typedOn.current ??= basis;
      drafts.keep(name, { values, basis: typedOn.current } satisfies Kept);
    } else {
      typedOn.current = null;
      drafts.drop(name);
    }
  }, [isReady, isSubmitting, dirty, values, drafts, name, basis, typedOn]);
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
