import type { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import localeData from 'dayjs/plugin/localeData';
import utc from 'dayjs/plugin/utc';
import weekOfYear from 'dayjs/plugin/weekOfYear';
import { readTimeZone } from '../../lib/format/time-zone';
import { westernDigits } from '../../lib/format/western-digits';
import { clockAt } from '../../lib/format/zone-days';

[customParseFormat, localeData, utc, weekOfYear].forEach((plugin) => dayjs.extend(plugin));

/** What the clocks of a zone show, held as if it were UTC: there every hour of every day exists once. */
export const clockOf = (moment: number, timeZone: string | undefined): Dayjs => dayjs.utc(clockAt(moment, timeZone));

/** The midnight of a day: "2026-11-23". */
export const clockOfDay = (day: string): Dayjs => dayjs.utc(day);

export const clockNow = (): Dayjs => clockOf(Date.now(), readTimeZone());

/** "en_GB" as "en-gb". */
const localeOf = (name: string) => name.replace('_', '-').toLowerCase();
const wordsOf = (name: string) => dayjs().locale(localeOf(name)).localeData();

/** With what a date picker reckons, given such clocks; its own reckons in the zone of the computer. */
export const clockConfig: Parameters<typeof DatePicker.generatePicker<Dayjs>>[0] = {
  getNow: clockNow,
  getFixedDate: (day) => dayjs.utc(day),
  getEndDate: (clock) => clock.endOf('month'),
  getWeekDay: (clock) => clock.day(),
  getYear: (clock) => clock.year(),
  getMonth: (clock) => clock.month(),
  getDate: (clock) => clock.date(),
  getHour: (clock) => clock.hour(),
  getMinute: (clock) => clock.minute(),
  getSecond: (clock) => clock.second(),
  getMillisecond: (clock) => clock.millisecond(),
  addYear: (clock, years) => clock.add(years, 'year'),
  addMonth: (clock, months) => clock.add(months, 'month'),
  addDate: (clock, days) => clock.add(days, 'day'),
  setYear: (clock, year) => clock.year(year),
  setMonth: (clock, month) => clock.month(month),
  setDate: (clock, date) => clock.date(date),
  setHour: (clock, hour) => clock.hour(hour),
  setMinute: (clock, minute) => clock.minute(minute),
  setSecond: (clock, second) => clock.second(second),
  setMillisecond: (clock, millisecond) => clock.millisecond(millisecond),
  isAfter: (clock, other) => clock.isAfter(other),
  isValidate: (clock) => clock.isValid(),
  locale: {
    getWeekFirstDay: (name) => wordsOf(name).firstDayOfWeek(),
    getWeekFirstDate: (name, clock) => clock.locale(localeOf(name)).startOf('week'),
    getWeek: (name, clock) => clock.locale(localeOf(name)).week(),
    getShortWeekDays: (name) => wordsOf(name).weekdaysMin(),
    getShortMonths: (name) => wordsOf(name).monthsShort(),
    format: (name, clock, format) => clock.locale(localeOf(name)).format(format),
    parse: (_name, text, formats) => {
      const clocks = formats.map((format) => dayjs.utc(westernDigits(text), format, true));
      return clocks.find((clock) => clock.isValid()) ?? null;
    },
  },
};
