import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from '../lib/format/format';
import { useTimeZone } from '../lib/format/time-zone';
import { useLanguage } from './use-language';

/** Numbers, percentages, dates and durations in the language of the page. */
export function useFormat(): Format {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => createFormat(language, t, undefined, timeZone), [language, t, timeZone]);
}
