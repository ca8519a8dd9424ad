import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useLanguage } from '../../hooks/use-language';
import { dateLocale } from './date-locale';

interface Props {
  id: string;
  /** ISO 8601 in UTC; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What none means: "No date". */
  placeholder: string;
  minDate?: Dayjs;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  onBlur?: () => void;
}

/** A day and a time, to the minute, in the time zone of the browser. */
export function MomentPicker({ value, onChange, minDate, onBlur, 'aria-invalid': isInvalid, ...field }: Props) {
  const { language } = useLanguage();
  return (
    <DatePicker
      {...field}
      {...(minDate && { minDate })}
      {...(onBlur && { onBlur })}
      {...(isInvalid && { status: 'error' as const })}
      locale={dateLocale(language)}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      format="YYYY-MM-DD HH:mm"
      style={{ inlineSize: '100%' }}
      value={value === null ? null : dayjs(value)}
      onChange={(moment) => onChange(moment === null ? null : moment.second(0).millisecond(0).toISOString())}
    />
  );
}
