import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useDrafts } from '../../hooks/use-drafts';
import { unsaved } from '../../lib/drafts/unsaved';

/** While the form around it holds something unsent, leaving the page asks first. */
export function FormUnsaved({ draft }: { draft: string | undefined }): null {
  const { dirty, isSubmitting } = useFormikContext();
  const drafts = useDrafts();
  const asks = dirty && !isSubmitting;
  useEffect(() => {
    if (!asks) return;
    return unsaved.add(() => {
      if (draft !== undefined) drafts.drop(draft);
    });
  }, [asks, draft, drafts]);
  return null;
}
