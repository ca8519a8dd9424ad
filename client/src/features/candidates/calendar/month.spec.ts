import { dayOf } from '../../../lib/format/zone-days';
import { byDay, monthAfter, readMonth, spanOf, weeksOf } from './month';

it('begins its weeks on Monday in English and on Sunday in Arabic', () => {
  expect(weeksOf('2026-11', 'en')[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeksOf('2026-11', 'ar')[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2026-11', 'en').at(-1)?.[0]).toBe('2026-11-30');
});

it('puts a moment on the day that it is where the viewer is', () => {
  const late = { at: '2026-11-23T22:30:00Z' };
  expect(dayOf(late.at, 'Asia/Riyadh')).toBe('2026-11-24');
  expect([...byDay([late], 'Europe/Berlin').keys()]).toEqual(['2026-11-23']);
});

it('asks for the days of every time zone, and for no more than the server gives', () => {
  for (const month of ['2026-02', '2026-08', '2027-05']) {
    const weeks = weeksOf(month, 'en');
    const { from, until } = spanOf(weeks);
    expect(Date.parse(from)).toBeLessThan(Date.parse(`${weeks[0]?.[0] ?? ''}T00:00:00+14:00`));
    expect(Date.parse(until)).toBeGreaterThan(Date.parse(`${weeks.at(-1)?.at(-1) ?? ''}T24:00:00-12:00`));
    expect(Date.parse(until) - Date.parse(from)).toBeLessThanOrEqual(62 * 86_400_000);
  }
});

it('goes from month to month, and reads nonsense as today', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(readMonth('2026-13', '2026-11-23')).toBe('2026-11');
  expect(readMonth('2027-02', '2026-11-23')).toBe('2027-02');
});
