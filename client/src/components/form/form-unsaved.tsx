import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useDrafts } from '../../hooks/use-drafts';
import { unsaved } from '../../lib/drafts/unsaved';

interface Props {
  draft: string | undefined;
  /** Given what ends the asking at once, before the form is drawn again. Stays the same function. */
  onAsking: (end: () => void) => void;
}

/** While the form around it holds something unsent, also while that is on its way, leaving the page asks first. */
export function FormUnsaved({ draft, onAsking }: Props): null {
  const { dirty } = useFormikContext();
  const drafts = useDrafts();
  useEffect(() => {
    if (!dirty) return;
    const end = unsaved.add(() => {
      if (draft !== undefined) drafts.drop(draft);
    });
    onAsking(end);
    return end;
  }, [dirty, draft, drafts, onAsking]);
  return null;
}
