import { z } from 'zod';
import { AddressRanges } from '../network/address-ranges';
import type { TrustedProxies } from '../network/client-address';
import { readScannerAddress } from './scanner-address';
import type { ScannerAddress } from './scanner-address';

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const flag = choice('on', 'off', '1', '0', 'true', 'false').transform((value) => ['on', '1', 'true'].includes(value));

const count = (least: number, most: number) =>
  z.coerce.number(`must be a whole number from ${least} to ${most}`).int().min(least).max(most);

const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be a URL starting with ${protocols[0]}://`,
  });

const ranges = z
  .string()
  .transform((text) => text.split(/[\s,]+/u).filter(Boolean))
  .refine(isRanges, 'must be addresses or networks such as 10.0.0.0/8, with commas between them');

function isRanges(entries: string[]): boolean {
  try {
    return Boolean(new AddressRanges(entries));
  } catch {
    return false;
  }
}

const scanner = z.string().transform((text, context): ScannerAddress => {
  const address = readScannerAddress(text);
  if (address) return address;
  context.addIssue('must be the address of clamd, such as clamav:3310 or /run/clamav/clamd.ctl');
  return { path: '' };
});

const HOPS = /^\d{1,2}$/u;

/** How many proxies stand in front, or which. Not simply "yes": whoever believes everybody believes what an attacker writes. */
const proxies = z.string().transform((text, context): TrustedProxies => {
  if (/^(?:off|false|0)$/u.test(text)) return false;
  if (HOPS.test(text)) return Number(text);
  const entries = text.split(/[\s,]+/u).filter(Boolean);
  if (isRanges(entries)) return entries;
  context.addIssue(
    'must be off, how many proxies stand in front (such as 1), or their addresses or networks with commas between them',
  );
  return false;
});

/** Every setting there is, by the name of its environment variable. An empty variable counts as absent. */
export const settings = z.object({
  NODE_ENV: choice('development', 'test', 'production').default('development'),
  PORT: count(0, 65_535).default(3001),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  MIZAN_MIGRATION_DATABASE_URL: url('postgres', 'postgresql').optional(),
  REDIS_URL: url('redis', 'rediss').optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MIZAN_PUBLIC_URL: url('http', 'https').optional(),
  MIZAN_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  MIZAN_SECRET_FORMER: z.string().min(32, 'must be at least 32 characters long').optional(),
  MIZAN_ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  MIZAN_ADMIN_PASSWORD: z.string().min(12, 'must be at least 12 characters long').max(128).optional(),
  MIZAN_DATA_DIR: z.string().optional(),
  MIZAN_EMBEDDED: flag.default(false),
  MIZAN_DEMO: flag.default(true),
  MIZAN_PLAYGROUND: flag.default(true),
  MIZAN_JOBS: choice('inside', 'apart').default('inside'),
  MIZAN_MAIL_FROM: z.string().default('Mizan <no-reply@mizan.local>'),
  MIZAN_SUPPORT_ADDRESS: z.email('must be an e-mail address').default('support@mizan.local'),
  MIZAN_SESSION_IDLE_MINUTES: count(1, 10_080).default(30),
  MIZAN_SESSION_ABSOLUTE_HOURS: count(1, 720).default(12),
  MIZAN_PASSWORD_MIN_LENGTH: count(8, 64).default(12),
  MIZAN_DEFAULT_MAX_REQUESTS: count(0, 1_000_000).default(50),
  MIZAN_SAVE_GRACE_SECONDS: count(0, 60).default(2),
  MIZAN_REMIND_HOURS_BEFORE: count(0, 720).default(24),
  MIZAN_REMIND_AFTER_DAYS: count(0, 90).default(3),
  MIZAN_STORAGE_MEGABYTES: count(1, 100_000_000).default(20_000),
  MIZAN_VIDEO_MEGABYTES: count(1, 2_000).default(100),
  MIZAN_AUDIO_MEGABYTES: count(1, 2_000).default(25),
  MIZAN_API_KEY_REQUESTS_PER_MINUTE: count(1, 1_000_000).default(300),
  MIZAN_REQUESTS_PER_SECOND: count(1, 1_000_000).default(20),
  MIZAN_SCANNER: scanner.optional(),
  MIZAN_EXPORT_DAYS: count(1, 365).default(7),
  MIZAN_S3_BUCKET: z.string().optional(),
  MIZAN_S3_REGION: z.string().default('us-east-1'),
  MIZAN_S3_ENDPOINT: url('http', 'https').optional(),
  MIZAN_S3_ACCESS_KEY_ID: z.string().optional(),
  MIZAN_S3_SECRET_ACCESS_KEY: z.string().optional(),
  MIZAN_S3_FORCE_PATH_STYLE: flag.default(false),
  MIZAN_WEBHOOK_ALLOWED_RANGES: ranges.optional(),
  MIZAN_WEBHOOK_TIMEOUT_SECONDS: count(1, 30).default(20),
  MIZAN_WEBHOOK_LOG_DAYS: count(2, 365).default(30),
  MIZAN_SSO_ALLOWED_RANGES: ranges.optional(),
  MIZAN_DATABASE_POOL: count(4, 200).default(20),
  MIZAN_TEST_CLOCK_SHIFT_SECONDS: z.coerce.number('must be a number of seconds').default(0),
  MIZAN_TRUST_PROXY: proxies.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  MIZAN_METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  MIZAN_LOG_LEVEL: choice('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace').optional(),
});

export type EnvironmentSettings = z.infer<typeof settings>;
export type Environment = Readonly<Record<string, string | undefined>>;
