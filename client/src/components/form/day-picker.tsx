import type { ComponentProps } from 'react';
import { useLanguage } from '../../hooks/use-language';
import { clockOfDay } from './clock-config';
import { ClockPicker, openedWhole } from './clock-picker';
import { dateLocale } from './date-locale';

interface Props extends Pick<
  ComponentProps<typeof ClockPicker>,
  'id' | 'placeholder' | 'status' | 'onBlur' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  /** A day as in `zone-days`, empty for none; so are the other two. */
  value: string;
  /** The first that can be chosen, and the last. */
  min?: string;
  max?: string;
  onChange: (value: string) => void;
}

export function DayPicker({ value, min, max, onChange, ...field }: Props) {
  const { language } = useLanguage();
  return (
    <ClockPicker
      {...field}
      {...openedWhole}
      {...(min && { minDate: clockOfDay(min) })}
      {...(max && { maxDate: clockOfDay(max) })}
      locale={dateLocale(language)}
      format="YYYY-MM-DD"
      style={{ inlineSize: '100%' }}
      value={value ? clockOfDay(value) : null}
      onChange={(clock) => onChange(clock?.format('YYYY-MM-DD') ?? '')}
    />
  );
}

interface RangeProps {
  /** What the first day is called, and what the last. */
  labels: readonly [from: string, until: string];
  from: string;
  until: string;
  onChange: (from: string, until: string) => void;
}

/** From which day until which, each of them open. */
export function DayRange({ labels: [first, last], from, until, onChange }: RangeProps) {
  return (
    <>
      <DayPicker
        aria-label={first}
        placeholder={first}
        value={from}
        max={until}
        onChange={(day) => onChange(day, until)}
      />
      <DayPicker
        aria-label={last}
        placeholder={last}
        value={until}
        min={from}
        onChange={(day) => onChange(from, day)}
      />
    </>
  );
}
