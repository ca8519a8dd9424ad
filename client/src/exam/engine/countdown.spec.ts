import { announcementBetween, announcementsOf, shownSeconds, clockTone } from './countdown';

describe('the countdown', () => {
  it('shows zero only when time is over', () => {
    expect([1_001, 1_000, 1, 0, -5_000].map(shownSeconds)).toEqual([2, 1, 1, 0, 0]);
  });

  it('is calm, then low in the last fifth, then last in the last ten seconds', () => {
    expect(clockTone(24_001, 120)).toBe('calm');
    expect(clockTone(24_000, 120)).toBe('low');
    expect(clockTone(10_000, 120)).toBe('last');
  });

  it('is announced at half, 30 s and 10 s, and not twice at nearly the same time', () => {
    expect(announcementsOf(120)).toEqual([60, 30, 10]);
    expect(announcementsOf(60)).toEqual([30, 10]);
    expect(announcementsOf(25)).toEqual([10]);
    expect(announcementsOf(8)).toEqual([]);
  });

  it('announces the latest when several were slept through, and nothing at the start', () => {
    expect(announcementBetween(61, 60, 120)).toBe(60);
    expect(announcementBetween(90, 8, 120)).toBe(10);
    expect(announcementBetween(60, 59, 120)).toBeNull();
    expect(announcementBetween(120, 120, 120)).toBeNull();
  });
});
