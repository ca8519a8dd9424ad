import { Pace } from './pace';

it('puts so much time between two, and forgets it after a rest', () => {
  jest.useFakeTimers();
  try {
    const pace = new Pace(5);
    expect([pace.next(), pace.next(), pace.next()]).toEqual([0, 5, 10]);
    jest.advanceTimersByTime(12);
    expect(pace.next()).toBe(3);
    jest.advanceTimersByTime(1_000);
    expect([pace.next(), pace.next()]).toEqual([0, 5]);
  } finally {
    jest.useRealTimers();
  }
});
