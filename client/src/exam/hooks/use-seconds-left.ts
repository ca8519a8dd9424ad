import { useCallback, useSyncExternalStore } from 'react';
import { steadyNow, type ServerClock } from '../engine/clock';
import { shownSeconds } from '../engine/countdown';

/** Counts a moment down: told again whenever the figure changes, which is read from the steady clock each time. */
function useCountdown(msLeft: () => number): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const tick = () => {
        onTick();
        const intoSecond = msLeft() % 1000;
        timer = setTimeout(tick, intoSecond > 0 ? Math.max(50, intoSecond + 5) : 1000);
      };
      tick();
      return () => clearTimeout(timer);
    },
    [msLeft],
  );
  return useSyncExternalStore(subscribe, () => shownSeconds(msLeft()));
}

/** Whole seconds until a moment of the server. */
export function useSecondsLeft(clock: ServerClock, closesAt: string): number {
  return useCountdown(useCallback(() => Date.parse(closesAt) - clock.now(), [clock, closesAt]));
}

/** Whole seconds until a moment of the page's steady clock; 0 when there is none. */
export function useSecondsUntil(steadyMoment: number | null): number {
  return useCountdown(useCallback(() => (steadyMoment === null ? 0 : steadyMoment - steadyNow()), [steadyMoment]));
}
