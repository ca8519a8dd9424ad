import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { FollowedValue } from './followed-value';

describe('a followed value', () => {
  const later = async (value: FollowedValue<string>) => {
    await setImmediate();
    return value.get();
  };

  it('is there wherever its work waits, and only there', async () => {
    const value = new FollowedValue<string>();
    const works = [value.run('a', () => later(value)), value.run('b', () => later(value)), later(value)];
    expect(await Promise.all(works)).toEqual(['a', 'b', undefined]);
  });

  it('stays for who still works when another has ended, and comes back for who begins afterwards', async () => {
    const value = new FollowedValue<string>();
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    const long = value.run('long', async () => {
      await waiting;
      return later(value);
    });
    await value.run('short', () => later(value));
    goOn();
    expect(await long).toBe('long');
    expect(await value.run('again', () => later(value))).toBe('again');
  });

  it('does not reach what outlives its work', async () => {
    const value = new FollowedValue<string>();
    const other = value.run('other', () => pause(20));
    let left: Promise<string | undefined> | undefined;
    await value.run('a', async () => {
      left = pause(10).then(() => value.get());
      await setImmediate();
    });
    expect(await left).toBeUndefined();
    await other;
  });

  it('is followed no longer than its work goes on, also where that fails or tells its end twice', async () => {
    const value = new FollowedValue<string>();
    const isFollowed = () => (value as unknown as { storage: { enabled?: boolean } }).storage.enabled ?? false;
    await expect(value.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(isFollowed()).toBe(false);
    let end: () => void = () => undefined;
    await new Promise<void>((done) => value.enter('b', (tell) => (end = tell), done));
    const other = value.run('c', () => later(value));
    end();
    end();
    expect(await other).toBe('c');
    expect(isFollowed()).toBe(false);
  });
});
