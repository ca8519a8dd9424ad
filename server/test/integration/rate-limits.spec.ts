import { RateLimited } from '../../src/platform/errors';
import { Throttle } from '../../src/platform/throttle';
import { ForgetRateLimits } from '../../src/platform/throttle/forget-rate-limits';
import { createTestApp, race } from '../kit';
import type { TestApp } from '../kit';

const HOUR_SECONDS = 3_600;

let app: TestApp;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

it('forgets the counts whose time is long over, of every limit, and no other', async () => {
  const bells = new Throttle(app.dataSource, { name: 'bells', points: 1, seconds: 60 });
  const knocks = new Throttle(app.dataSource, { name: 'knocks', points: 1, seconds: 12 * HOUR_SECONDS });
  app.clock.set(new Date());
  await bells.count('front door');
  await knocks.count('front door');
  app.clock.advance(2 * HOUR_SECONDS);
  await app.get(ForgetRateLimits).execute();
  const kept = await app.dataSource.query<{ key: string }[]>('select key from rate_limits');
  expect(kept.map(({ key }) => key.split(':')[0])).toEqual(['knocks']);
  await expect(knocks.count('front door')).rejects.toThrow(RateLimited);
});

describe('a limit of four an hour, counted by two servers', () => {
  const rule = { name: 'rings', points: 4, seconds: HOUR_SECONDS };
  let servers: [Throttle, Throttle];
  beforeEach(async () => {
    await Throttle.forgetAll(app.dataSource);
    servers = [new Throttle(app.dataSource, rule), new Throttle(app.dataSource, rule)];
  });

  /** The window has run for so long already. */
  const elapse = (seconds: number) =>
    app.dataSource.query('update rate_limits set expire = expire - $1::bigint', [seconds * 1_000]);

  it('is one window, whatever their machines believe the time to be', async () => {
    const really = Date.now.bind(Date);
    const machine = jest.spyOn(Date, 'now');
    const left: number[] = [];
    for (const call of [0, 1, 2, 3]) {
      machine.mockImplementation(() => really() + [-2, 2][call % 2]! * HOUR_SECONDS * 1_000);
      const { remaining, resetSeconds, isExceeded } = await servers[call % 2]!.take('front door');
      expect(isExceeded).toBe(false);
      expect(Math.abs(resetSeconds - HOUR_SECONDS)).toBeLessThan(120);
      left.push(remaining);
    }
    expect(left).toEqual([3, 2, 1, 0]);
    for (const server of servers) await expect(server.count('front door')).rejects.toThrow(RateLimited);
  });

  it('begins anew when its hour is over, and not before', async () => {
    for (let call = 0; call < 4; call++) await servers[0].count('front door');
    await elapse(HOUR_SECONDS - 120);
    expect(await servers[1].take('front door')).toMatchObject({ isExceeded: true });
    await elapse(120);
    expect(await servers[0].take('front door')).toMatchObject({ remaining: 3, isExceeded: false });
  });

  race('counts calls sent at once', async () => {
    const calls = Array.from({ length: 12 }, (_, call) => servers[call % 2]!.take('front door'));
    const taken = await Promise.all(calls);
    expect(taken.filter(({ isExceeded }) => !isExceeded)).toHaveLength(4);
  });

  it('refuses whoever has used it up without asking the database, and tells when it ends', async () => {
    for (let call = 0; call < 5; call++) await servers[0].take('front door');
    await app.dataSource.query('delete from rate_limits');
    const { isExceeded, resetSeconds } = await servers[0].take('front door');
    expect(isExceeded).toBe(true);
    expect(Math.abs(resetSeconds - HOUR_SECONDS)).toBeLessThan(120);
  });

  it('gives a call back, and forgets all of a key', async () => {
    await servers[0].count('front door');
    await servers[0].giveBack('front door');
    await servers[0].giveBack('front door');
    expect(await servers[1].take('front door')).toMatchObject({ remaining: 3 });
    for (let call = 0; call < 4; call++) await servers[0].take('front door');
    await servers[0].forget('front door');
    expect(await servers[0].take('front door')).toMatchObject({ remaining: 3, isExceeded: false });
  });
});
