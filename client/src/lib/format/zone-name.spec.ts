import { zoneName } from './zone-name';

it.each([
  ['Asia/Riyadh', '2026-11-28', 'Asia/Riyadh (UTC+03:00)'],
  ['Asia/Kathmandu', '2026-11-28', 'Asia/Kathmandu (UTC+05:45)'],
  ['America/New_York', '2026-11-28', 'America/New_York (UTC-05:00)'],
  ['Europe/Berlin', '2026-07-01', 'Europe/Berlin (UTC+02:00)'],
  ['UTC', '2026-11-28', 'UTC (UTC+00:00)'],
])('names the zone %s on %s as %s', (zone, day, name) => expect(zoneName(zone, day)).toBe(name));

it('tells each difference to UTC that its clocks have at one of the moments', () => {
  const [winter, summer] = ['2026-11-28T10:00:00Z', '2026-07-01T10:00:00Z'];
  expect(zoneName('Europe/Berlin', winter, null, summer)).toBe('Europe/Berlin (UTC+01:00, UTC+02:00)');
  expect(zoneName('Europe/Berlin', summer, summer)).toBe('Europe/Berlin (UTC+02:00)');
});

it("names the computer's zone where none was chosen", () => {
  expect(zoneName(undefined)).toBe(zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone));
});
