import { ServerClock } from './clock';
import { useFakeTime } from '../testing/time';

const START = Date.UTC(2026, 10, 21, 9);
const stamp = (ms: number) => new Date(START + ms).toISOString();

describe('ServerClock', () => {
  beforeEach(useFakeTime);

  it('takes the middle of the round trip as the moment of the server’s stamp', () => {
    const clock = new ServerClock();
    const sentAt = performance.now();
    jest.advanceTimersByTime(400);
    clock.sync(stamp(0), { sentAt, receivedAt: performance.now() });
    expect(clock.now()).toBe(START + 200);
  });

  it('runs on while the computer’s own clock is moved by hours', () => {
    const clock = new ServerClock();
    clock.sync(stamp(0), { sentAt: performance.now(), receivedAt: performance.now() });
    jest.setSystemTime(Date.now() + 3 * 3_600_000);
    jest.advanceTimersByTime(1_000);
    jest.setSystemTime(0);
    jest.advanceTimersByTime(1_000);
    expect(Math.abs(clock.now() - (START + 2_000))).toBeLessThanOrEqual(2);
  });

  it('is not spoilt by one slow reply', () => {
    const clock = new ServerClock();
    const zero = performance.now();
    clock.sync(stamp(0), { sentAt: zero, receivedAt: zero + 20 });
    jest.advanceTimersByTime(6_000);
    // Stamped at once, then six seconds on the way back.
    clock.sync(stamp(20), { sentAt: zero + 20, receivedAt: performance.now() });
    expect(Math.abs(clock.now() - (START + 6_000))).toBeLessThan(25);
  });

  it('is sharpened by a quick reply', () => {
    const clock = new ServerClock();
    const zero = performance.now();
    clock.sync(stamp(0), { sentAt: zero, receivedAt: zero + 3_000 });
    jest.advanceTimersByTime(3_010);
    clock.sync(stamp(3_000), { sentAt: zero + 3_000, receivedAt: zero + 3_010 });
    expect(Math.abs(clock.now() - (START + 3_010))).toBeLessThan(12);
  });

  it('believes a reply that contradicts the past, as after the computer slept', () => {
    const clock = new ServerClock();
    clock.sync(stamp(0), { sentAt: performance.now(), receivedAt: performance.now() });
    jest.advanceTimersByTime(100);
    clock.sync(stamp(600_000), { sentAt: performance.now(), receivedAt: performance.now() });
    expect(Math.abs(clock.now() - (START + 600_000))).toBeLessThanOrEqual(2);
  });
});
