import { createSecretKey, hkdfSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';

import type { TrustedProxies } from '../network';
import { generatedSecret } from './generated-secret';
import type { ScannerAddress } from './scanner-address';
import { settings } from './settings';
import { s3Of, s3Problems } from './s3-settings';
import type { S3Settings } from './s3-settings';
import type { Environment, EnvironmentSettings } from './settings';
import { StartupProblem } from './startup-problem';

/** Validated once at the start; nothing else reads the environment. */
export class AppConfig {
  readonly nodeEnv: EnvironmentSettings['NODE_ENV'];
  readonly port: number;
  readonly host: string;
  /** Empty only before the embedded database has started. */
  readonly databaseUrl: string;
  /** Of the account that owns the tables; when absent that of `databaseUrl` does, and could change them. */
  readonly migrationUrl?: string;
  readonly databasePool: number;
  readonly usesEmbeddedDatabase: boolean;
  readonly redisUrl?: string;
  readonly smtpUrl?: string;
  /** Origin without a trailing slash, as people type it into the browser. */
  readonly publicUrl: string;
  readonly secret: Buffer;
  /** What was sealed with it before the secret was changed is still known; nothing new is sealed with it. */
  readonly formerSecret?: Buffer;
  readonly secureCookies: boolean;
  /** In production, to more than this machine: behind a proxy nothing but the missing address would be amiss. */
  readonly servesOthersByHttp: boolean;
  readonly adminEmail?: string;
  readonly adminPassword?: string;
  readonly dataDir: string;
  readonly demoData: boolean;
  readonly playground: boolean;
  /** Whether this very process works off jobs; the worker process switches it on. */
  readonly runsJobs: boolean;
  readonly jobs: EnvironmentSettings['MIZAN_JOBS'];
  readonly mailFrom: string;
  readonly supportAddress: string;
  readonly sessionIdleMinutes: number;
  readonly sessionAbsoluteHours: number;
  /** Characters that a password needs at least. */
  readonly passwordMinLength: number;
  /** Requests that an HR user gets whose access request is approved. */
  readonly defaultMaxRequests: number;
  readonly saveGraceSeconds: number;
  /** Candidates who have not begun are reminded so long before the last moment, and so long after the mail; 0 for never. */
  readonly remindHoursBefore: number;
  readonly remindAfterDays: number;
  /** What all stored files together may take. A megabyte is a million bytes. */
  readonly storageMegabytes: number;
  /** The largest video (an answer or a welcome video), and the largest audio answer. */
  readonly videoMegabytes: number;
  readonly audioMegabytes: number;
  /** How long archives of whole assessments can be downloaded. */
  readonly exportDays: number;
  /** For tests: how far this machine's own clock seems to be wrong. */
  readonly clockShiftMs: number;
  /** Requests that each API key may send in a minute. */
  readonly apiKeyRequestsPerMinute: number;
  /** Requests that one person, one sitting, or one address from which nobody is known may send, on average. */
  readonly requestsPerSecond: number;
  /** Looks at files before anybody may open them; when absent nothing does. */
  readonly scanner?: ScannerAddress;
  /** Files lie in the data folder when absent. */
  readonly s3?: S3Settings;
  /** Networks besides the internet to which webhooks may go, by plain http as well. */
  readonly webhookRanges: readonly string[];
  /** Networks in which providers of single sign-on may stand, beside the internet. */
  readonly ssoRanges: readonly string[];
  readonly webhookTimeoutMs: number;
  readonly webhookLogDays: number;
  /** Whose word counts for the address that a request came from. */
  readonly trustProxy: TrustedProxies;
  /** Opens the figures for Prometheus; when absent they are open to this machine alone. */
  readonly metricsToken?: string;
  readonly logLevel: NonNullable<EnvironmentSettings['MIZAN_LOG_LEVEL']>;
  /** Where the built interface lies. */
  readonly clientDir: string;

  private constructor(values: EnvironmentSettings) {
    this.nodeEnv = values.NODE_ENV;
    this.port = values.PORT;
    this.host = values.HOST;
    this.databaseUrl = values.DATABASE_URL ?? '';
    this.migrationUrl = values.MIZAN_MIGRATION_DATABASE_URL;
    this.databasePool = values.MIZAN_DATABASE_POOL;
    this.usesEmbeddedDatabase = values.DATABASE_URL === undefined;
    this.redisUrl = values.REDIS_URL;
    this.smtpUrl = values.SMTP_URL;
    this.publicUrl = (values.MIZAN_PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
    this.secureCookies = this.publicUrl.startsWith('https:');
    this.servesOthersByHttp = values.NODE_ENV === 'production' && !this.secureCookies && !OWN_MACHINE.test(values.HOST);
    this.dataDir = resolve(values.MIZAN_DATA_DIR ?? '.mizan');
    this.secret = values.MIZAN_SECRET ? Buffer.from(values.MIZAN_SECRET) : generatedSecret(this.dataDir);
    this.formerSecret = values.MIZAN_SECRET_FORMER ? Buffer.from(values.MIZAN_SECRET_FORMER) : undefined;
    this.adminEmail = values.MIZAN_ADMIN_EMAIL;
    this.adminPassword = values.MIZAN_ADMIN_PASSWORD;
    const isOwnInstallation =
      !this.usesEmbeddedDatabase || values.NODE_ENV === 'production' || values.MIZAN_ADMIN_EMAIL;
    this.demoData = !isOwnInstallation && values.MIZAN_DEMO;
    this.playground = values.MIZAN_PLAYGROUND;
    this.jobs = values.MIZAN_JOBS;
    this.runsJobs = values.MIZAN_JOBS === 'inside';
    this.mailFrom = values.MIZAN_MAIL_FROM;
    this.supportAddress = values.MIZAN_SUPPORT_ADDRESS;
    this.sessionIdleMinutes = values.MIZAN_SESSION_IDLE_MINUTES;
    this.sessionAbsoluteHours = values.MIZAN_SESSION_ABSOLUTE_HOURS;
    this.passwordMinLength = values.MIZAN_PASSWORD_MIN_LENGTH;
    this.defaultMaxRequests = values.MIZAN_DEFAULT_MAX_REQUESTS;
    this.saveGraceSeconds = values.MIZAN_SAVE_GRACE_SECONDS;
    this.remindHoursBefore = values.MIZAN_REMIND_HOURS_BEFORE;
    this.remindAfterDays = values.MIZAN_REMIND_AFTER_DAYS;
    this.storageMegabytes = values.MIZAN_STORAGE_MEGABYTES;
    this.videoMegabytes = values.MIZAN_VIDEO_MEGABYTES;
    this.audioMegabytes = values.MIZAN_AUDIO_MEGABYTES;
    this.exportDays = values.MIZAN_EXPORT_DAYS;
    this.clockShiftMs = values.MIZAN_TEST_CLOCK_SHIFT_SECONDS * 1_000;
    this.apiKeyRequestsPerMinute = values.MIZAN_API_KEY_REQUESTS_PER_MINUTE;
    this.requestsPerSecond = values.MIZAN_REQUESTS_PER_SECOND;
    this.scanner = values.MIZAN_SCANNER;
    this.s3 = s3Of(values);
    this.webhookRanges = values.MIZAN_WEBHOOK_ALLOWED_RANGES ?? [];
    this.ssoRanges = values.MIZAN_SSO_ALLOWED_RANGES ?? [];
    this.webhookTimeoutMs = values.MIZAN_WEBHOOK_TIMEOUT_SECONDS * 1_000;
    this.webhookLogDays = values.MIZAN_WEBHOOK_LOG_DAYS;
    this.trustProxy = values.MIZAN_TRUST_PROXY;
    this.metricsToken = values.MIZAN_METRICS_TOKEN;
    this.logLevel = values.MIZAN_LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn');
    this.clientDir = join(__dirname, '../../../../client/dist');
  }

  /** @throws StartupProblem with one line for every setting that is wrong. */
  static load(environment: Environment): AppConfig {
    const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
    const parsed = settings.safeParse(given);
    if (!parsed.success) {
      throw new StartupProblem(...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
    }
    const problems = contradictions(parsed.data);
    if (problems.length > 0) throw new StartupProblem(...problems);
    return new AppConfig(parsed.data);
  }

  /** A copy with what only becomes known at the start, such as the address of the embedded database. */
  with(changes: Partial<AppConfig>): AppConfig {
    return Object.assign(Object.create(AppConfig.prototype) as AppConfig, this, changes);
  }

  /** A key of its own for each purpose, so that a token made for one is worth nothing for another. */
  keyFor(purpose: string): KeyObject {
    return keyOf(this.secret, purpose);
  }

  /** The same, and after it the one of the former secret, to know what was sealed before the change. */
  keysFor(purpose: string): readonly KeyObject[] {
    return [this.secret, ...(this.formerSecret ? [this.formerSecret] : [])].map((secret) => keyOf(secret, purpose));
  }
}

/** A secret of fewer different characters was not drawn by chance. */
const LEAST_DIFFERENT = 10;
const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/u;

/** What would leave a production server open, however well the rest is set. */
function exposures({
  MIZAN_PUBLIC_URL: address,
  MIZAN_SECRET: secret,
  MIZAN_SECRET_FORMER: former,
}: EnvironmentSettings): string[] {
  const problems: string[] = [];
  const url = address ? new URL(address) : null;
  if (url?.protocol === 'http:' && !OWN_MACHINE.test(url.hostname)) {
    problems.push('MIZAN_PUBLIC_URL: must begin with https:// in production; http is for localhost alone');
  }
  for (const [name, value] of Object.entries({ MIZAN_SECRET: secret, MIZAN_SECRET_FORMER: former })) {
    if (value && new Set(value).size < LEAST_DIFFERENT) {
      problems.push(`${name}: can be guessed; take a random one, such as what "openssl rand -base64 48" prints`);
    }
  }
  return problems;
}

function keyOf(secret: Buffer, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'mizan', purpose, 32)));
}

function contradictions(values: EnvironmentSettings): string[] {
  const problems: string[] = [];
  const production = values.NODE_ENV === 'production';
  if (production && !values.DATABASE_URL && !values.MIZAN_EMBEDDED) {
    problems.push('DATABASE_URL: required in production (or set MIZAN_EMBEDDED=1 to keep the embedded database)');
  }
  if (production && !values.MIZAN_SECRET) {
    problems.push('MIZAN_SECRET: required in production, at least 32 characters');
  }
  if (production) problems.push(...exposures(values));
  if (Boolean(values.MIZAN_ADMIN_EMAIL) !== Boolean(values.MIZAN_ADMIN_PASSWORD)) {
    problems.push('MIZAN_ADMIN_EMAIL and MIZAN_ADMIN_PASSWORD: set both or neither');
  }
  return [...problems, ...s3Problems(values)];
}
