import { clockAt, dayOf, midnight, momentAt } from './zone-days';

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
  ['America/Santiago', '2026-09-06', 0, '2026-09-06T04:00:00.000Z'],
  // Back at midnight: there is no second one.
  ['Africa/Cairo', '2026-10-30', 0, '2026-10-29T22:00:00.000Z'],
])('in %s the day %s and %s more begins at %s', (zone, day, more, moment) => {
  expect(midnight(day, zone, more)).toBe(moment);
  expect(Date.parse(dayOf(moment, zone))).toBe(Date.parse(day) + more * 86_400_000);
});

it("is the computer's where no zone was chosen", () => {
  expect(midnight('2026-11-01', undefined)).toBe(new Date(2026, 10, 1).toISOString());
});

describe('what the clocks of a zone show', () => {
  const asUtc = (clock: string) => Date.parse(`${clock}:00Z`);

  it.each([
    ['UTC', '2026-11-23T10:00', '2026-11-23T10:00:00.000Z'],
    ['Asia/Riyadh', '2026-11-23T02:30', '2026-11-22T23:30:00.000Z'],
    ['Europe/Berlin', '2026-07-01T10:00', '2026-07-01T08:00:00.000Z'],
    ['Europe/Berlin', '2026-12-01T10:00', '2026-12-01T09:00:00.000Z'],
    ['Africa/Cairo', '2026-04-23T23:55', '2026-04-23T21:55:00.000Z'],
    // Shown twice: the first time.
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['Africa/Cairo', '2026-10-29T23:30', '2026-10-29T20:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ])('in %s at %s is at %s', (zone, clock, moment) => {
    expect(momentAt(asUtc(clock), zone)).toBe(moment);
    expect(clockAt(Date.parse(moment), zone)).toBe(asUtc(clock));
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T03:30'],
    ['Africa/Cairo', '2026-04-24T00:15', '2026-04-24T01:15'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:30'],
  ])('in %s never is %s, and %s stands for it', (zone, left, shown) => {
    expect(clockAt(Date.parse(momentAt(asUtc(left), zone)), zone)).toBe(asUtc(shown));
  });
});
