import { useLanguage } from '../../hooks/use-language';
import { useTimeZone } from '../../lib/format/time-zone';
import { momentAt } from '../../lib/format/zone-days';
import { clockNow, clockOf } from './clock-config';
import { ClockPicker, openedWhole } from './clock-picker';
import { dateLocale } from './date-locale';

interface Props {
  id: string;
  /** ISO 8601 in UTC; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What none means: "No date". */
  placeholder: string;
  /** Days that are over cannot be chosen. */
  fromToday?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  onBlur?: () => void;
}

/** A day and a time, to the minute, in the zone that its reader chose. */
export function MomentPicker({ value, onChange, fromToday, onBlur, 'aria-invalid': isInvalid, ...field }: Props) {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return (
    <ClockPicker
      {...field}
      {...openedWhole}
      {...(fromToday && { minDate: clockNow() })}
      {...(onBlur && { onBlur })}
      {...(isInvalid && { status: 'error' as const })}
      locale={dateLocale(language)}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      format="YYYY-MM-DD HH:mm"
      style={{ inlineSize: '100%' }}
      value={value === null ? null : clockOf(Date.parse(value), timeZone)}
      onChange={(clock) => onChange(clock === null ? null : momentAt(clock.startOf('minute').valueOf(), timeZone))}
    />
  );
}
