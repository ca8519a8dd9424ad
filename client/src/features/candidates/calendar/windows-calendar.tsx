import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format';
import { useLanguage } from '../../../hooks/use-language';
import { useIsNarrow } from '../../../hooks/use-media';
import { useTimeZone } from '../../../lib/format/time-zone';
import type { Day } from '../../../lib/format/zone-days';
import { byDay, monthAfter, monthOf, weeksOf, type Month } from './month';
import { WindowMoments } from './window-moments';
import styles from './windows-calendar.module.css';
import type { WindowMoment } from './window-moment';

interface Props {
  month: Month;
  today: Day;
  /** Undefined while they are on their way. */
  moments: readonly WindowMoment[] | undefined;
  onMonth: (month: Month) => void;
  linkTo: (moment: WindowMoment) => string;
}

/** When people can begin and until when, over a month; on a phone as a list of the days on which something happens. */
export function WindowsCalendar({ month, today, moments = [], onMonth, linkTo }: Props): ReactNode {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const isNarrow = useIsNarrow();
  const weeks = useMemo(() => weeksOf(month, language), [month, language]);
  const days = useMemo(() => byDay(moments, timeZone), [moments, timeZone]);
  const Month = isNarrow ? Agenda : Grid;
  return (
    <section className={styles.calendar} aria-labelledby="windows-month">
      <Head month={month} today={today} onMonth={onMonth} />
      <Month month={month} today={today} weeks={weeks} days={days} linkTo={linkTo} />
    </section>
  );
}

function Head({ month, today, onMonth }: Pick<Props, 'month' | 'today' | 'onMonth'>) {
  const { t } = useTranslation('all-candidates');
  const format = useFormat();
  const icon = { className: 'flip', size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={styles.head}>
      <h2 id="windows-month" aria-live="polite">
        {format.calendar.month(`${month}-01`)}
      </h2>
      <Button
        icon={<ChevronLeft {...icon} />}
        aria-label={t('calendar.before')}
        onClick={() => onMonth(monthAfter(month, -1))}
      />
      <Button
        icon={<ChevronRight {...icon} />}
        aria-label={t('calendar.after')}
        onClick={() => onMonth(monthAfter(month, 1))}
      />
      {month !== monthOf(today) && <Button onClick={() => onMonth(monthOf(today))}>{t('calendar.today')}</Button>}
    </div>
  );
}

interface MonthProps extends Pick<Props, 'month' | 'today' | 'linkTo'> {
  weeks: readonly Day[][];
  days: ReadonlyMap<Day, readonly WindowMoment[]>;
}

function Grid({ month, today, weeks, days, linkTo }: MonthProps) {
  const { t } = useTranslation('all-candidates');
  const format = useFormat();
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{t('calendar.caption')}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {format.calendar.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={monthOf(day) === month ? undefined : styles.other}
                aria-current={day === today ? 'date' : undefined}
              >
                <DayNumber day={day} />
                <WindowMoments moments={days.get(day) ?? []} linkTo={linkTo} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Seen as a number, read as a date. */
function DayNumber({ day }: { day: Day }) {
  const format = useFormat();
  return (
    <time dateTime={day} className={styles.number}>
      <span aria-hidden>{format.number(Number(day.slice(8)))}</span>
      <span className="visually-hidden">{format.calendar.wholeDay(day)}</span>
    </time>
  );
}

function Agenda({ month, today, weeks, days, linkTo }: MonthProps) {
  const { t } = useTranslation('all-candidates');
  const format = useFormat();
  const busy = weeks.flat().filter((day) => monthOf(day) === month && days.has(day));
  if (busy.length === 0) return <p className={styles.nothing}>{t('calendar.nothing')}</p>;
  return (
    <ol className={styles.agenda}>
      {busy.map((day) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <h3>
            <time dateTime={day}>{format.calendar.wholeDay(day)}</time>
          </h3>
          <WindowMoments moments={days.get(day) ?? []} linkTo={linkTo} shown={Infinity} />
        </li>
      ))}
    </ol>
  );
}
