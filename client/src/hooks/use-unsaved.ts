import { useEffect } from 'react';
import { unsaved } from '../lib/drafts/unsaved';

/** While something is unsent that nothing keeps, leaving the page asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? unsaved.add(() => undefined) : undefined), [isUnsaved]);
}
