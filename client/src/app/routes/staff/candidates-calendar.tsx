import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { candidateList, readMonth, spanOf, weeksOf, WindowsCalendar } from '../../../features/candidates';
import { useWindowMomentsQuery } from '../../../features/candidates/calendar/windows-calendar-generated';
import { useLanguage } from '../../../hooks/use-language';
import { useTimeZone } from '../../../lib/format/time-zone';
import { dayOf } from '../../../lib/format/zone-days';
import { paths } from '../../paths';

/** The month that the address names; each entry leads to the list of its assessment. */
export function CandidatesCalendar() {
  const [search, setSearch] = useSearchParams();
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  const today = dayOf(now, timeZone);
  const month = readMonth(search.get('month'), today);
  const { assessment } = candidateList.read(search);
  const span = useMemo(() => spanOf(weeksOf(month, language)), [month, language]);
  const { data, previousData, error, refetch } = useWindowMomentsQuery({
    variables: { ...span, ...(assessment && { assessmentId: assessment }) },
    fetchPolicy: 'cache-and-network',
  });
  const moments = (data ?? previousData)?.windowMoments;
  if (error && !moments) return <LoadFailed error={error} onRetry={refetch} />;
  const turnTo = (next: string) =>
    setSearch(
      (kept) => {
        kept.set('month', next);
        return kept;
      },
      { replace: true },
    );
  return (
    <WindowsCalendar
      month={month}
      today={today}
      moments={moments}
      onMonth={turnTo}
      linkTo={({ assessmentId }) => paths.inviteCandidates(assessmentId)}
    />
  );
}
