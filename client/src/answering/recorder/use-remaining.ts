import { useEffect, useState } from 'react';

const LOOK_MS = 250;

/** Whole seconds until a moment of `performance.now()`; all of them before it runs. */
export function useRemaining(endsAt: number | null, seconds: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? seconds : Math.min(seconds, Math.max(0, Math.ceil((endsAt - now) / 1000)));
}
