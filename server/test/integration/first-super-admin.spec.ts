import { FirstSuperAdmin } from '../../src/modules/identity';
import { Passwords } from '../../src/modules/identity/password/passwords.service';
import { User } from '../../src/modules/identity/user';
import { AppConfig, StartupProblem } from '../../src/platform/config';
import type { Environment } from '../../src/platform/config';
import { Log } from '../../src/platform/observability';
import { aUser, createTestApp } from '../kit';
import type { TestApp } from '../kit';

const production = {
  NODE_ENV: 'production',
  MIZAN_SECRET: 'Kp7vQ2mX9sLd4WbN1cRt6YhJ8fGz3uAe5oTi0wEqVnM',
  MIZAN_PUBLIC_URL: 'https://hire.example.com',
  MIZAN_ADMIN_EMAIL: 'first@example.com',
};
const LOCKED_OUT = 'Nobody can sign in.';

let app: TestApp;
beforeAll(async () => (app = await createTestApp({ MIZAN_LOG_LEVEL: 'error' })));
beforeEach(() => app.startAfresh());
afterAll(() => app.close());

/** As at the start of a server with these settings, on the database of the test. */
async function start(environment: Environment): Promise<void> {
  const config = AppConfig.load({ DATABASE_URL: app.databaseUrl, MIZAN_DEMO: 'off', ...environment });
  const passwords = app.get(Passwords);
  await new FirstSuperAdmin(config, app.dataSource, passwords, app.clock, app.get(Log)).onApplicationBootstrap();
}

const made = () => app.dataSource.manager.countBy(User, { email: 'first@example.com' });
/** Of the log, what was written since. */
async function said(work: () => Promise<void>): Promise<string> {
  const before = app.logged().length;
  await work();
  return app.logged().slice(before);
}

describe('the first super-admin in production', () => {
  it.each(['Password123456', 'administrator1', 'Mailcreated5240'])(
    'is not made with a password that is tried first, and the server does not start: %s',
    async (MIZAN_ADMIN_PASSWORD) => {
      const problem: unknown = await start({ ...production, MIZAN_ADMIN_PASSWORD }).catch((error: unknown) => error);
      expect(problem).toBeInstanceOf(StartupProblem);
      expect((problem as StartupProblem).lines).toEqual([expect.stringMatching(/^MIZAN_ADMIN_PASSWORD: /)]);
      expect(await made()).toBe(0);
    },
  );

  it('is made with another one, once', async () => {
    const settings = { ...production, MIZAN_ADMIN_PASSWORD: 'a heron on the taxiway' };
    await start(settings);
    await start(settings);
    expect(await made()).toBe(1);
  });
});

describe('a server on which nobody can sign in', () => {
  it('says so aloud', async () => {
    expect(await said(() => start({}))).toContain(LOCKED_OUT);
    await aUser(app.dataSource, app.clock, { role: 'super-admin', passwordHash: null });
    expect(await said(() => start({}))).toContain(LOCKED_OUT);
  });

  it('is silent once somebody can', async () => {
    await aUser(app.dataSource, app.clock, { passwordHash: 'a hash' });
    expect(await said(() => start({}))).toBe('');
  });
});
