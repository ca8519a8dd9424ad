import { RateLimited } from '../../src/platform/errors';
import { Throttle } from '../../src/platform/throttle';
import { ForgetRateLimits } from '../../src/platform/throttle/forget-rate-limits';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

const HOUR_SECONDS = 3_600;

let app: TestApp;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

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
