import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppConfig } from './app-config';
import { StartupProblem } from './startup-problem';
import type { Environment } from './settings';

const secret = 'kept for the tests, of many letters';
const load = (environment: Environment = {}) => AppConfig.load({ MIZAN_SECRET: secret, ...environment });

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/m', MIZAN_SECRET: secret };

function problemsOf(environment: Environment): string[] {
  try {
    AppConfig.load(environment);
    return [];
  } catch (error) {
    if (error instanceof StartupProblem) return error.lines;
    throw error;
  }
}

describe('settings', () => {
  it('have sensible values when nothing is set', () => {
    expect(load()).toMatchObject({
      nodeEnv: 'development',
      port: 3001,
      publicUrl: 'http://localhost:3001',
      usesEmbeddedDatabase: true,
      demoData: true,
      secureCookies: false,
      jobs: 'inside',
      runsJobs: true,
      sessionIdleMinutes: 30,
      sessionAbsoluteHours: 12,
      saveGraceSeconds: 2,
    });
  });

  it('keep files in the data folder unless a bucket is named', () => {
    expect(load().s3).toBeUndefined();
    expect(load({ MIZAN_S3_BUCKET: 'files', MIZAN_S3_FORCE_PATH_STYLE: 'on' }).s3).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      forcePathStyle: true,
    });
  });

  it('believe so many proxies, or those that are named', () => {
    expect(load({ MIZAN_TRUST_PROXY: 'off' }).trustProxy).toBe(false);
    expect(load({ MIZAN_TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(load({ MIZAN_TRUST_PROXY: '10.0.0.5, fd00::/8' }).trustProxy).toEqual(['10.0.0.5', 'fd00::/8']);
  });

  it('take an empty variable for an absent one', () => {
    expect(load({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3001, usesEmbeddedDatabase: true });
  });

  it('make cookies secure when the product is reached over https', () => {
    expect(load({ MIZAN_PUBLIC_URL: 'https://hire.example.com/' })).toMatchObject({
      publicUrl: 'https://hire.example.com',
      secureCookies: true,
    });
  });

  it.each<[Environment, boolean]>([
    [production, true],
    [{ ...production, MIZAN_PUBLIC_URL: 'http://localhost:3001' }, true],
    [{ ...production, MIZAN_PUBLIC_URL: 'https://hire.example.com' }, false],
    [{ ...production, HOST: '127.0.0.1' }, false],
    [{ ...production, HOST: '::1' }, false],
    [{}, false],
  ])('of %j tell whether others are served by http: %s', (environment, isSo) => {
    expect(load(environment).servesOthersByHttp).toBe(isSo);
  });

  it.each<[string, Environment]>([
    ['a database of one’s own', { DATABASE_URL: 'postgres://u:p@db/mizan' }],
    ['production', { NODE_ENV: 'production', MIZAN_EMBEDDED: '1' }],
    ['a super-admin of one’s own', { MIZAN_ADMIN_EMAIL: 'a@example.com', MIZAN_ADMIN_PASSWORD: 'long enough for it' }],
    ['MIZAN_DEMO=off', { MIZAN_DEMO: 'off' }],
  ])('leave demo data out with %s', (_, environment) => {
    expect(load(environment).demoData).toBe(false);
  });
});

describe('a wrong setting', () => {
  it.each<[Environment, string]>([
    [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL: must be a URL starting with postgres://'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL: must be a URL starting with smtp://'],
    [{ MIZAN_SECRET: 'short' }, 'MIZAN_SECRET: must be at least 32 characters long'],
    [{ MIZAN_ADMIN_EMAIL: 'a@example.com' }, 'MIZAN_ADMIN_EMAIL and MIZAN_ADMIN_PASSWORD: set both or neither'],
    [{ MIZAN_JOBS: 'sometimes' }, 'MIZAN_JOBS: must be one of inside, apart'],
    [
      { MIZAN_S3_BUCKET: 'files', MIZAN_S3_ACCESS_KEY_ID: 'k' },
      'MIZAN_S3_ACCESS_KEY_ID and MIZAN_S3_SECRET_ACCESS_KEY: set both or neither',
    ],
    [{ MIZAN_S3_ENDPOINT: 'http://minio:9000' }, 'MIZAN_S3_BUCKET: required by the other settings of S3'],
    [
      { MIZAN_TRUST_PROXY: 'on' },
      'MIZAN_TRUST_PROXY: must be off, how many proxies stand in front (such as 1), or their addresses or networks with commas between them',
    ],
    [{ MIZAN_DEMO: 'maybe' }, 'MIZAN_DEMO: must be one of on, off, 1, 0, true, false'],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/m' },
      'MIZAN_SECRET: required in production, at least 32 characters',
    ],
    [
      { ...production, MIZAN_PUBLIC_URL: 'http://hire.example.com' },
      'MIZAN_PUBLIC_URL: must begin with https:// in production; http is for localhost alone',
    ],
    [
      { ...production, MIZAN_SECRET: 's'.repeat(40) },
      'MIZAN_SECRET: can be guessed; take a random one, such as what "openssl rand -base64 48" prints',
    ],
    [
      { ...production, MIZAN_SECRET_FORMER: 'ab'.repeat(20) },
      'MIZAN_SECRET_FORMER: can be guessed; take a random one, such as what "openssl rand -base64 48" prints',
    ],
    [
      { NODE_ENV: 'production', MIZAN_SECRET: secret },
      'DATABASE_URL: required in production (or set MIZAN_EMBEDDED=1 to keep the embedded database)',
    ],
  ])('%o is one clear line', (environment, line) => {
    expect(problemsOf(environment)).toEqual([line]);
  });

  it('does not hide the next one', () => {
    expect(problemsOf({ PORT: 'x', MIZAN_SECRET: 'short' })).toHaveLength(2);
  });
});

describe('the secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');

  it('is made once, kept, and readable by its owner only', () => {
    const first = AppConfig.load({ MIZAN_DATA_DIR: dataDir }).secret;
    expect(AppConfig.load({ MIZAN_DATA_DIR: dataDir }).secret).toEqual(first);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toHaveLength(64);
  });

  it('can be changed: keys of the former one are known beside the present ones', () => {
    const changed = load({ MIZAN_SECRET: 'another one, as long as it has to be', MIZAN_SECRET_FORMER: secret });
    const [present, former, ...others] = changed.keysFor('exam');
    expect(present?.equals(changed.keyFor('exam'))).toBe(true);
    expect(former?.equals(load().keyFor('exam'))).toBe(true);
    expect([others.length, load().keysFor('exam').length]).toEqual([0, 1]);
  });

  it('gives each purpose a key of its own', () => {
    const config = load();
    expect(config.keyFor('staff').equals(config.keyFor('staff'))).toBe(true);
    expect(config.keyFor('staff').equals(config.keyFor('exam'))).toBe(false);
  });
});
