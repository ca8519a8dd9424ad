import { useFormikContext } from 'formik';
import { useEffect, useState, type RefObject } from 'react';
import { useDrafts } from '../../hooks/use-drafts';
import { changedSince } from '../../lib/forms/changed-since';
import { DraftRestored } from './draft-restored';

interface Kept<Basis> {
  /** What was changed against what stood in the form before. */
  values: object;
  /** What, or which revision, was on the screen when somebody began to type. */
  basis: Basis | null;
}

interface Props<Basis> {
  name: string;
  /** Fields that are never kept. */
  secrets: readonly string[];
  /** What, or which revision, is on the screen now. */
  basis: Basis | null;
  /** Told on which of them what stands in the form was typed; null while nothing was. */
  typedOn: RefObject<Basis | null>;
}

/**
 * Keeps what is typed into the form around it until it is sent, under `name`, and puts it back when the form is opened
 * again: after a link, Esc, a reload or an ended session. A field that was left alone says then what holds now. What was
 * typed on an older revision stays typed on that one, so that whoever sends it learns that somebody was there in between.
 */
export function FormDraft<Basis>({ name, secrets, basis, typedOn }: Props<Basis>) {
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<object>();
  const drafts = useDrafts();
  const [found] = useState(() => drafts.read(name) as Kept<Basis> | null);
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
    if (!isReady) return;
    if (dirty) {
      typedOn.current ??= basis;
      const kept = Object.entries(changedSince(initialValues, values)).filter(([field]) => !secrets.includes(field));
      drafts.keep(name, { values: Object.fromEntries(kept), basis: typedOn.current } satisfies Kept<Basis>);
    } else {
      typedOn.current = null;
      drafts.drop(name);
    }
  }, [isReady, dirty, values, initialValues, drafts, name, secrets, basis, typedOn]);
  if (!isRestored || !dirty) return null;
  return <DraftRestored onDiscard={() => resetForm()} />;
}
