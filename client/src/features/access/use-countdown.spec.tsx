import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('shows each second as it runs, and then stops', () => {
  const until = Date.now() + 3000;
  const { result } = renderHook(() => useCountdown(until));
  expect(result.current).toBe(3);
  pass(1000);
  expect(result.current).toBe(2);
  pass(2000);
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('is right at once after the computer slept', () => {
  const until = Date.now() + 60_000;
  const { result } = renderHook(() => useCountdown(until));
  jest.setSystemTime(until - 5000);
  pass(250);
  expect(result.current).toBe(5);
});

it('is nothing for a moment that has passed', () => {
  const until = Date.now() - 1000;
  expect(renderHook(() => useCountdown(until)).result.current).toBe(0);
});
