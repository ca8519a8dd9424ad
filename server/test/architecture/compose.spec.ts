import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { settings } from '../../src/platform/config/settings';

const ROOT = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const COMPOSE = pathToFileURL(join(ROOT, 'scripts/lib/compose.mjs')).href;
const schema: unknown = JSON.parse(read('scripts/compose.schema.json'));

interface Service {
  [part: string]: unknown;
  environment: Record<string, string>;
}
interface Compose {
  services: Record<string, Service>;
}

function ask(expression: string, given: unknown): unknown {
  const program = `
    import { readFileSync } from 'node:fs';
    import { composeProblems, NOT_TO_BE_SET } from '${COMPOSE}';
    const given = JSON.parse(readFileSync(0, 'utf8'));
    console.log(JSON.stringify(${expression}));`;
  const input = JSON.stringify(given);
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { input }).toString());
}

function problemsOf(texts: string[]): string[][] {
  const around = '{ settings: given.settings, exists: (path) => given.folders.includes(path) }';
  const folders = ['./deploy/postgres'].filter((folder) => existsSync(join(ROOT, folder)));
  return ask(`given.texts.map((text) => composeProblems(text, given.schema, ${around}))`, {
    texts,
    schema,
    folders,
    settings: Object.keys(settings.shape),
  }) as string[][];
}

/** The file as it is, but for one thing. */
function but(change: (services: Record<string, Service>) => void): string {
  const compose = parse(read('docker-compose.yml')) as Compose;
  change(compose.services);
  return stringify(compose);
}

const hardened = {
  image: `busybox:1@sha256:${'a'.repeat(64)}`,
  restart: 'unless-stopped',
  user: '1000:1000',
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  logging: { driver: 'local', options: { 'max-size': '50m', 'max-file': '10' } },
  healthcheck: { test: ['CMD', 'true'] },
  environment: {},
};
const without = (part: keyof typeof hardened) =>
  Object.fromEntries(Object.entries(hardened).filter(([name]) => name !== part)) as Service;

const violations: [string, (services: Record<string, Service>) => void, string][] = [
  ...(['user', 'read_only', 'cap_drop', 'security_opt', 'healthcheck', 'restart', 'logging'] as const).map(
    (part): (typeof violations)[number] => [
      `a new service without ${part}`,
      (services) => void (services.extra = without(part)),
      `/services/extra must have required property '${part}'`,
    ],
  ),
  ['a service that runs as root', ({ mail }) => void (mail!.user = '0:0'), 'mail runs as root'],
  ['a group of root', ({ redis }) => void (redis!.user = '999:0'), 'redis runs as root'],
  ['a capability', ({ redis }) => void (redis!.cap_add = ['CHOWN']), 'redis has capabilities'],
  ['a capability of much', ({ redis }) => void (redis!.cap_add = ['SYS_ADMIN']), '/services/redis/cap_add/0 must be'],
  ['a privileged one', ({ redis }) => void (redis!.privileged = true), '/services/redis must NOT have additional'],
  ['a file system to write', ({ mail }) => void (mail!.read_only = false), '/services/mail/read_only must be'],
  [
    'root on a network',
    (services) => void delete services['storage-folder']!.network_mode,
    'storage-folder runs as root',
  ],
  [
    'root that goes on',
    (services) => void (services['storage-folder']!.restart = 'always'),
    'storage-folder runs as root',
  ],
  [
    'no look at its health',
    ({ mail }) => void (mail!.healthcheck = { disable: true }),
    'mail goes on without a health check',
  ],
  [
    'a server whose health nobody asks',
    ({ server }) => void (server!.healthcheck = { disable: true }),
    'server goes on without a health check',
  ],
  [
    'a worker that can be asked, and is not',
    ({ worker }) => void (worker!.ports = ['127.0.0.1:3002:3001']),
    'worker goes on without a health check',
  ],
  [
    'an image by name alone',
    ({ mail }) => void (mail!.image = 'axllent/mailpit:v1.27'),
    'axllent/mailpit:v1.27 has no digest',
  ],
  [
    'a port on every network',
    ({ mail }) => void (mail!.ports = ['8025:8025']),
    'mail offers 8025:8025 to every network',
  ],
  [
    'the server on every network',
    ({ server }) => void (server!.ports = ['0.0.0.0:3001:3001']),
    'server offers 0.0.0.0:3001:3001',
  ],
  [
    'an open address by default',
    ({ server }) => void (server!.ports = ['${MIZAN_BIND:-0.0.0.0}:3001:3001']),
    'server offers',
  ],
  [
    'a log without an end',
    ({ mail }) => void (mail!.logging = { driver: 'local', options: { 'max-file': '5' } }),
    "/services/mail/logging/options must have required property 'max-size'",
  ],
  [
    'a written password',
    ({ redis }) => void (redis!.environment.REDISCLI_AUTH = 'secret'),
    'redis has a REDISCLI_AUTH',
  ],
  [
    'a written token',
    ({ server }) => void (server!.environment.MIZAN_METRICS_TOKEN = '0123456789abcdef'),
    'server has a MIZAN_METRICS_TOKEN',
  ],
  [
    'a setting left out',
    ({ server }) => void delete server!.environment.MIZAN_SECRET_FORMER,
    'server cannot be given MIZAN_SECRET_FORMER',
  ],
  [
    'a setting that is fixed',
    ({ server }) => void (server!.environment.MIZAN_TRUST_PROXY = '1'),
    'server cannot be given MIZAN_TRUST_PROXY',
  ],
  [
    'a setting of another name',
    ({ server }) => void (server!.environment.MIZAN_SCANER = ''),
    'server sets MIZAN_SCANER, which',
  ],
  [
    'the account of the owner',
    ({ server, migrate }) =>
      void (server!.environment.MIZAN_MIGRATION_DATABASE_URL = migrate!.environment.MIZAN_MIGRATION_DATABASE_URL!),
    'server knows the account that owns the tables',
  ],
  [
    'the owner under another name',
    ({ server, migrate }) =>
      void (server!.environment.DATABASE_URL = migrate!.environment.MIZAN_MIGRATION_DATABASE_URL!),
    'server knows the account that owns the tables',
  ],
  [
    'nobody who migrates',
    ({ server }) => void delete (server!.depends_on as Record<string, unknown>).migrate,
    'server waits for nobody who migrates',
  ],
  ['one that waits for what never ends', ({ migrate }) => void (migrate!.restart = 'always'), 'migrate never ends'],
  [
    'one that waits for nobody',
    ({ server }) => void Object.assign(server!.depends_on as object, { nobody: { condition: 'service_started' } }),
    'server depends on nobody, which is not there',
  ],
  [
    'a folder that is not there',
    ({ postgres }) => void (postgres!.volumes = ['./deploy/none:/a:ro']),
    'postgres mounts ./deploy/none',
  ],
];

it('docker-compose.yml has no problem, and neither has a hardened service beside it', () => {
  const texts = [read('docker-compose.yml'), but((services) => void (services.extra = hardened))];
  expect(problemsOf(texts)).toEqual([[], []]);
});

it('the worker is the server but for its command, and is there for whoever asks for it', () => {
  const { server, worker } = (parse(read('docker-compose.yml')) as Compose).services;
  const { healthcheck: _health, ports: _ports, ...shared } = server!;
  const command = ['node', 'server/dist/start.js', '--worker'];
  expect(worker).toEqual({ ...shared, command, profiles: ['worker'], healthcheck: { disable: true } });
});

describe('a problem is found', () => {
  const found = problemsOf(violations.map(([, change]) => but(change)));
  it.each(violations.map(([name, , problem], at) => [name, problem, at] as const))('%s', (_, problem, at) => {
    expect(found[at]).toContainEqual(expect.stringContaining(problem));
  });
});

it('what cannot be set is a setting, has a reason, and stands in no place where it could be set', () => {
  const reasons = ask('NOT_TO_BE_SET', {}) as Record<string, string>;
  const { server } = (parse(read('docker-compose.yml')) as Compose).services;
  const known = Object.keys(settings.shape);
  expect(Object.keys(reasons).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.values(reasons).every((reason) => reason.length > 10)).toBe(true);
  expect(Object.keys(reasons).filter((name) => server!.environment[name]?.includes(`\${${name}:`))).toEqual([]);
});
