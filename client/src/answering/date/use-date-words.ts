import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import type { AskedDateRange } from '../asked-question';
import type { DateProblem } from './date-parts';

/** Dates in words. A day of the calendar has no time zone, so it is written as it is. */
export function useDateWords(range: AskedDateRange | null | undefined) {
  const { t } = useTranslation('answering');
  const { language } = useLanguage();
  const locale = language === 'ar' ? 'ar-SA-u-nu-latn-ca-gregory' : 'en-GB';
  const write = (iso: string, weekday?: 'long') =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      weekday,
      timeZone: 'UTC',
    }).format(new Date(`${iso}T00:00:00Z`));
  const earliest = range?.earliest ? write(range.earliest) : null;
  const latest = range?.latest ? write(range.latest) : null;
  const rangeOf = () => {
    if (earliest && latest) return t('date.between', { earliest, latest });
    if (earliest) return t('date.from', { earliest });
    return latest && t('date.until', { latest });
  };
  return {
    range: rangeOf(),
    inFull: (iso: string) => write(iso, 'long'),
    problem: (problem: DateProblem) => t(`date.problem.${problem}`, { earliest, latest }),
  };
}
