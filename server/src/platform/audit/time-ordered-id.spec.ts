import { isUUID } from 'class-validator';
import { timeOrderedId } from './time-ordered-id';

describe('timeOrderedId', () => {
  const now = new Date('2026-05-01T12:00:00.123Z');

  it('is a UUID of version 7', () => {
    for (let made = 0; made < 50; made++) expect(isUUID(timeOrderedId(now), 7)).toBe(true);
  });

  it('sorts by time first', () => {
    expect(timeOrderedId(now) < timeOrderedId(new Date(now.getTime() + 1))).toBe(true);
  });

  it('is never made twice', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => timeOrderedId(now))).size).toBe(10_000);
  });
});
