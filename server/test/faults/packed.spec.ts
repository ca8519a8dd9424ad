import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, inviteCandidates, signIn } from './api';
import { Rig, START, until } from './rig';
import { freePort } from '../kit/free-port';
import { graphql } from '../kit/graphql';

/** Imported before the program: says at its end which packages were loaded from their folders; they may not lie in the packed files as well. */
const LISTING = `
  import { createRequire } from 'node:module';
  const { cache } = createRequire(process.cwd() + '/here');
  const folder = /(?<=node_modules\\/)(?:@[^/]+\\/)?[^/@]+(?=\\/(?!.*node_modules))/;
  process.on('exit', () => {
    const names = new Set(Object.keys(cache).flatMap((file) => folder.exec(file)?.[0] ?? []));
    process.stdout.write('packages: ' + [...names].sort().join(' ') + '\\n');
  });`;
const requestAccess = graphql(`
  mutation FaultsPacked_requestAccess($input: RequestAccessInput!) {
    requestAccess(input: $input) { answerWithinHours }
  }
`);
const jobsDue = `select count(*)::int from graphile_worker.jobs where run_at <= now()`;

interface Program {
  child: ChildProcess;
  output: () => string;
}

const programs: ChildProcess[] = [];
afterAll(() => Promise.all(programs.map(ended)));

function begin(environment: Record<string, string>, ...args: string[]): Program {
  const child = spawn(process.execPath, [START, ...args], { env: { ...process.env, ...environment } });
  programs.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

describe('the packed server', () => {
  const rig = new Rig({ MIZAN_JOBS: 'apart' });
  jest.setTimeout(1_800_000);
  beforeAll(() => rig.open());
  afterAll(() => rig.close());

  const counted = async (text: string) => {
    const rows = await rig.inDatabase((dataSource) => dataSource.query<{ count: number }[]>(text));
    return rows[0]?.count ?? 0;
  };
  const beside = (settings: Record<string, string>) => ({ ...rig.environment, ...settings });

  it('makes documents and workbooks in its threads', async () => {
    await inviteCandidates(rig.origin, rig.admin, 1, 600);
    const cookie = await signIn(rig.origin, rig.admin);
    const [candidate] = await rig.inDatabase((dataSource) =>
      dataSource.query<{ id: string }[]>('select id from candidates'),
    );
    const first = async (address: string) => {
      const answer = await fetch(`${rig.origin}/api/v1/${address}`, { headers: { cookie } });
      return Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4);
    };
    expect(await first(`candidates/${candidate?.id}.pdf?lang=ar`)).toBe('%PDF');
    expect(await first('candidates/list.xlsx')).toBe('PK\u0003\u0004');
  });

  it('works off jobs as a worker', async () => {
    await until('a job waits', async () => (await counted(jobsDue)) > 0);
    const worker = begin(beside({}), '--worker');
    await until('the worker has done it', async () => (await counted(jobsDue)) === 0);
    await ended(worker.child);
    expect(worker.child.exitCode).toBe(0);
  });

  it('says in one line that its port is taken', async () => {
    const second = begin(beside({}));
    await once(second.child, 'exit');
    expect(second.output()).toBe(`Port ${new URL(rig.origin).port} is taken: stop what uses it or set PORT.\n`);
    expect(second.child.exitCode).toBe(1);
  });

  it('loads no package that lies in the packed files', async () => {
    const port = String(await freePort());
    const server = begin(
      beside({ PORT: port, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(LISTING)}` }),
    );
    await ready(port);
    await ended(server.child);
    const [, loaded = ''] = /^packages: (.*)$/m.exec(server.output()) ?? [];
    expect(loaded.split(' ').filter((name) => !/^(pg|postgres)/.test(name))).toEqual([
      '@node-rs/argon2',
      '@node-rs/argon2-linux-x64-gnu',
      // Asked only whether it is there, and nothing is kept in it.
      'picomatch',
      'xtend',
    ]);
  });

  it('names the lines that people wrote when something is wrong with it', async () => {
    const port = String(await freePort());
    const server = begin(beside({ PORT: port, MIZAN_LOG_LEVEL: 'error' }));
    await ready(port);
    await rig.inDatabase((dataSource) => dataSource.query('alter table access_requests rename to elsewhere'));
    const company = { companyName: 'Faris', companySize: 12, phone: '+966500001000', message: 'May we?' };
    const input = { ...company, name: 'Nora Faris', email: 'nora@example.com', language: 'EN' as const };
    await call(`http://127.0.0.1:${port}`, {}, requestAccess, { input });
    await until('the log tells', () => server.output().includes('"stack"'));
    await ended(server.child);
    expect(server.output()).toMatch(/server\/src\/modules\/access-requests\/[\w/-]+\.ts:\d+:\d+/);
    expect(server.output()).not.toContain('packed/main.js');
  });

  it('sends traces of requests, operations and statements where an address is set', async () => {
    const names = new Set<string>();
    const collector = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        for (const [, name] of body.matchAll(/"name":"(@opentelemetry\/instrumentation-\w+)"/g)) names.add(name ?? '');
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const port = String(await freePort());
    const server = begin(beside({ PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }));
    await ready(port);
    await signIn(`http://127.0.0.1:${port}`, rig.admin);
    await ended(server.child);
    collector.close();
    expect([...names].sort()).toEqual(['graphql', 'http', 'pg'].map((of) => `@opentelemetry/instrumentation-${of}`));
  });
});

function ready(port: string): Promise<void> {
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/ready`).catch(() => null))?.ok === true;
  return until('it is ready', isReady, 500_000);
}
