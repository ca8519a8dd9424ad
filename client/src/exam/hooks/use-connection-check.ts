import { useEffect, useState } from 'react';
import { roundTripMs } from '../server-there';
import { all, onWindow } from '../engine/listen';

export type ConnectionQuality = 'checking' | 'good' | 'slow' | 'none';

const SLOW_MS = 800;
const EVERY_MS = 15_000;

/** The better of two, because the first one also pays for opening the line. */
async function measure(): Promise<ConnectionQuality> {
  try {
    const best = Math.min(await roundTripMs(), await roundTripMs());
    return best < SLOW_MS ? 'good' : 'slow';
  } catch {
    return 'none';
  }
}

/** How the line is before the exam starts, looked at again every now and then. */
export function useConnectionCheck(): ConnectionQuality {
  const [quality, setQuality] = useState<ConnectionQuality>('checking');
  useEffect(() => {
    let isWanted = true;
    const check = async () => {
      const measured = await measure();
      if (isWanted) setQuality(measured);
    };
    const timer = setInterval(() => void check(), EVERY_MS);
    void check();
    return all(
      () => (isWanted = false),
      () => clearInterval(timer),
      onWindow('online', () => void check()),
      onWindow('offline', () => setQuality('none')),
    );
  }, []);
  return quality;
}
