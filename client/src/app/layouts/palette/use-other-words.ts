import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLanguage, type Language } from '../../../lib/i18n/language';

/** Says the names of the shell in the language that the page is not in, once they have come: people know some pages by those. */
export function useOtherWords(language: Language): TFunction | undefined {
  const { i18n } = useTranslation('shell');
  const other = otherLanguage(language);
  const [isThere, setThere] = useState(() => i18n.hasResourceBundle(other, 'shell'));
  useEffect(() => {
    if (!isThere)
      void i18n.reloadResources(other, 'shell').then(() => setThere(i18n.hasResourceBundle(other, 'shell')));
  }, [i18n, other, isThere]);
  return isThere ? i18n.getFixedT(other, 'shell') : undefined;
}
