import { zoneName } from './zone-name';

it.each([
  ['Asia/Riyadh', '2026-11-28', 'Asia/Riyadh (UTC+03:00)'],
  ['Asia/Kathmandu', '2026-11-28', 'Asia/Kathmandu (UTC+05:45)'],
  ['America/New_York', '2026-11-28', 'America/New_York (UTC-05:00)'],
  ['Europe/Berlin', '2026-07-01', 'Europe/Berlin (UTC+02:00)'],
  ['UTC', '2026-11-28', 'UTC (UTC+00:00)'],
])('names the zone %s on %s as %s', (zone, day, name) => expect(zoneName(zone, new Date(day))).toBe(name));

it("names the computer's zone where none was chosen", () => {
  expect(zoneName()).toBe(zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone));
});
