import { dayOf, midnight } from './zone-days';

it.each([
  ['UTC', '2026-03-03', 0, '2026-03-03T00:00:00.000Z'],
  ['Asia/Riyadh', '2026-03-03', 0, '2026-03-02T21:00:00.000Z'],
  ['Asia/Riyadh', '2026-02-28', 1, '2026-02-28T21:00:00.000Z'],
  ['America/Bogota', '2026-03-03', 0, '2026-03-03T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-03', 0, '2026-03-02T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-03', 0, '2026-03-02T10:00:00.000Z'],
  // The day before the clocks change, the day on which they do, and the day after.
  ['Europe/Berlin', '2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
  // Forward at midnight: the day begins at one o'clock.
  ['Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00.000Z'],
])('in %s the day %s and %s more begins at %s', (zone, day, more, moment) => {
  expect(midnight(day, zone, more)).toBe(moment);
  expect(Date.parse(dayOf(moment, zone))).toBe(Date.parse(day) + more * 86_400_000);
});

it("is the computer's where no zone was chosen", () => {
  expect(midnight('2026-11-01', undefined)).toBe(new Date(2026, 10, 1).toISOString());
});
