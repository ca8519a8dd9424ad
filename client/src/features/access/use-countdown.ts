import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds until a moment (milliseconds since 1970), read from the clock so that a sleeping page is right at once. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
