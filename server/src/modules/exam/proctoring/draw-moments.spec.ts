import { createSecretKey } from 'node:crypto';
import type { AppConfig } from '../../../platform/config';
import { DrawMoments } from './draw-moments';

const drawWith = (secret: string) =>
  new DrawMoments({ keyFor: () => createSecretKey(Buffer.from(secret)) } as unknown as AppConfig);
const start = new Date(Date.UTC(2026, 10, 21, 9));

/** The gaps between a thousand moments in a row, in seconds. */
function gaps(secret: string, attemptId = 'attempt', perHour = 20): number[] {
  const draw = drawWith(secret);
  let at = start;
  return Array.from({ length: 1_000 }, () => {
    const next = draw.next(attemptId, at, perHour);
    const gap = (next.getTime() - at.getTime()) / 1000;
    at = next;
    return gap;
  });
}

describe('the moments of pictures', () => {
  it('are the same for the same secret and attempt, and others for others', () => {
    expect(gaps('one')).toEqual(gaps('one'));
    expect(gaps('one')).not.toEqual(gaps('two'));
    expect(gaps('one')).not.toEqual(gaps('one', 'another'));
  });

  it('come so many times an hour on average, and none soon after another', () => {
    const drawn = gaps('one');
    const mean = drawn.reduce((sum, gap) => sum + gap, 0) / drawn.length;
    expect(Math.abs(mean - 180)).toBeLessThan(8);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(90);
    expect(Math.max(...drawn)).toBeLessThan(270);
    expect(new Set(drawn.map(Math.round)).size).toBeGreaterThan(100);
  });

  it('begin within the first minute and a half', () => {
    const first = drawWith('one').first('attempt', start, 20).getTime() - start.getTime();
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(90_000);
  });
});
