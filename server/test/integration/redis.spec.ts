import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createLog } from '../../src/platform/observability';
import { RedisLiveBus } from '../../src/platform/live/redis-live-bus';
import { freePort } from '../kit/free-port';

/** Redis is optional for the product, so it is for the tests: they run where `redis-server` is installed. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

(hasRedis ? describe : describe.skip)('the live bus on Redis', () => {
  let port: number;
  let redis: ChildProcess;
  let one: RedisLiveBus;
  let other: RedisLiveBus;

  beforeAll(async () => {
    port = await freePort();
    redis = startRedis(port);
    [one, other] = [aBus(port), aBus(port)];
  });
  afterAll(async () => {
    one.onModuleDestroy();
    other.onModuleDestroy();
    await end(redis);
  });

  it('carries a message from one process to another', async () => {
    expect(await exchange()).toEqual({ id: 'hello' });
  });

  it('loses messages while Redis is away, throws none of it at the caller, and goes on afterwards', async () => {
    await end(redis);
    await expect(one.publish('topic', { id: 'lost' })).resolves.toBeUndefined();
    redis = startRedis(port);
    expect(await exchange()).toEqual({ id: 'hello' });
  });

  /** Publishes until the listener has heard: when exactly a subscription is in place, Redis does not say. */
  async function exchange(): Promise<unknown> {
    const messages = other.iterate<{ id: string }>('topic');
    const heard = messages.next().then(({ value }) => value as unknown);
    const publishing = () => one.publish('topic', { id: 'hello' }).then(() => 'not yet');
    while ((await Promise.race([heard, publishing()])) === 'not yet');
    await messages.return();
    return heard;
  }
});

function aBus(port: number): RedisLiveBus {
  const bus = new RedisLiveBus(`redis://127.0.0.1:${port}`, createLog('silent'));
  bus.onApplicationBootstrap();
  return bus;
}

function startRedis(port: number): ChildProcess {
  return spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
