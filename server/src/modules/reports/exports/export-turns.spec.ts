import { setImmediate as aTurn } from 'node:timers/promises';
import { ExportTurns } from './export-turns';
import { TooManyExports } from './exports.errors';

/** What is asked for at once, each of it until it is let go. */
function asking(turns: ExportTurns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (userId: string) =>
    turns.take(userId, () => {
      begun.push(userId);
      return new Promise<string>((resolve) => ends.push(() => resolve(userId)));
    });
  return { ask, begun, ends };
}

describe('files that somebody exports at once', () => {
  it('are made three at a time, nine wait, and more is refused while others come at once', async () => {
    const { ask, begun, ends } = asking(new ExportTurns());
    const own = Array.from({ length: 12 }, () => ask('one'));
    await expect(ask('one')).rejects.toBeInstanceOf(TooManyExports);
    const other = ask('other');
    await aTurn();
    expect(begun).toEqual(['one', 'one', 'one', 'other']);
    for (let next = 0; next < 13; next++) {
      ends[next]?.();
      await aTurn();
      await aTurn();
    }
    expect(await Promise.all([...own, other])).toEqual([...Array.from({ length: 12 }, () => 'one'), 'other']);
  });

  it('leave their place also when one fails', async () => {
    const turns = new ExportTurns();
    const failing = Array.from({ length: 12 }, () => turns.take('one', () => Promise.reject(new Error('no room'))));
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await turns.take('one', () => Promise.resolve('made'))).toBe('made');
  });
});
