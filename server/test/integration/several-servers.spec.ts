import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createTestApp, SignedIn, TestSocket, graphql } from '../kit';
import type { TestApp } from '../kit';
import { aPage, aSeat } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { aQuestionDraft } from '../kit/builders/questions';
import { freePort } from '../kit/free-port';

/** Redis is optional for the product, so it is for the tests: they run where `redis-server` is installed. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

const ways = [
  { name: 'by PostgreSQL alone', isThere: true, startRedis: () => Promise.resolve(null) },
  { name: 'by Redis', isThere: hasRedis, startRedis },
];

for (const { name, isThere, startRedis: start } of ways) {
  (isThere ? describe : describe.skip)(`two servers on one database, joined ${name}`, () => {
    let redis: Redis | null;
    let one: TestApp;
    let other: TestApp;
    let staff: SignedIn;
    beforeAll(async () => {
      redis = await start();
      const environment = redis ? { REDIS_URL: redis.url } : {};
      one = await createTestApp(environment);
      other = await createTestApp({ ...environment, DATABASE_URL: one.databaseUrl });
      other.clock.set(one.clock.now());
      const { user, token } = await one.as.hr();
      staff = new SignedIn(other.nest, user, token);
    });
    afterAll(async () => {
      await other.close();
      await one.close();
      await redis?.stop();
    });

    const seat = () => aSeat(one, staff.user, { questions: [aQuestionDraft({ durationSeconds: 600 })] });
    const pass = (seconds: number) => {
      one.clock.advance(seconds);
      other.clock.set(one.clock.now());
    };

    it('show the monitor of one what happens on the other', async () => {
      const { page, assessmentId } = await seat();
      const socket = await TestSocket.open(await other.listen(), { headers: staff.headers });
      await socket.init();
      const document = graphql(`
        subscription SeveralServers_attemptProgressed($id: ID!) {
          attemptProgressed(assessmentId: $id) { id state }
        }
      `);
      socket.subscribe('1', document, { id: assessmentId });
      const { attemptId } = await page.start();
      const heard = socket.next();
      // When exactly a subscription is in place nobody says, so the candidate gives signs until one is heard.
      const sign = async () => {
        pass(10);
        await page.pulse();
        return null;
      };
      while ((await Promise.race([heard, sign()])) === null);
      const { payload } = await heard;
      expect(payload).toEqual({ data: { attemptProgressed: { id: attemptId, state: 'IN_PROGRESS' } } });
      await socket.end();
    });

    it('let a page on one meet what staff do on the other', async () => {
      const { page } = await seat();
      const { attemptId } = await page.start();
      await staffControls(staff).pause(attemptId);
      expect(await page.pulse()).toMatchObject({ isPaused: true });
      await staffControls(staff).continue(attemptId);
      await staffControls(staff).addTime(attemptId, { seconds: 30 });
      expect(await page.pulse()).toMatchObject({ isPaused: false, addedSeconds: 30 });
    });

    it('hold one attempt open in one page only, whichever server a page asks', async () => {
      const { page, examToken } = await seat();
      await page.start();
      const second = aPage(other, examToken);
      await expect(second.resume()).rejects.toMatchObject({ code: 'PAGE_TAKEN' });
      await second.resume(true);
      await expect(page.save({ truth: true })).rejects.toMatchObject({ code: 'PAGE_TAKEN' });
      expect(await second.save({ truth: true })).toMatchObject({ isLate: false });
      pass(16);
      expect(await page.resume()).toMatchObject({ state: 'IN_PROGRESS' });
    });
  });
}

interface Redis {
  url: string;
  stop(): Promise<void>;
}

async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis: ChildProcess = spawn('redis-server', options);
  await new Promise<void>((resolve) => {
    redis.stdout?.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve());
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      redis.kill('SIGKILL');
      await once(redis, 'exit');
    },
  };
}
