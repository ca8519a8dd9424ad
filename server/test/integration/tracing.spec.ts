import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const LOADER = path.join(__dirname, '../kit/load-typescript.cjs');
const START = path.join(__dirname, '../../src/platform/observability/tracing/start-tracing');

/** Begins as the server does, answers one request that comes in by the address of an exam, and ends. */
const PROGRAM = `
  const { endTracing } = require(${JSON.stringify(START)});
  const http = require('node:http');
  const server = http.createServer((request, response) => response.end('ok')).listen(0, '127.0.0.1', async () => {
    const { port } = server.address();
    for (const path of ['/Exam/a-very-secret-token?state=also-secret', '/api/v1/health'])
      await new Promise((resolve) => http.get({ port, path, agent: false }, (answer) => answer.resume().on('end', resolve)));
    server.close();
    await endTracing();
    const loaded = Object.keys(require.cache).filter((file) => file.includes('@opentelemetry'));
    process.stdout.write(JSON.stringify({ loaded: loaded.length }));
  });`;

function run(environment: NodeJS.ProcessEnv): Promise<{ loaded: number }> {
  const child = spawn(process.execPath, ['-r', LOADER, '-e', PROGRAM], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: '', ...environment },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(output) as { loaded: number }) : reject(new Error(errors)),
    );
  });
}

it('loads nothing of OpenTelemetry without an address', async () => {
  expect(await run({})).toEqual({ loaded: 0 });
});

it('sends requests to the address, without the secrets in theirs', async () => {
  const sent: { path: string; body: string }[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      sent.push({ path: request.url ?? '', body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const { loaded } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  collector.close();
  expect(loaded).toBeGreaterThan(0);
  expect(sent.map(({ path: at }) => at)).toEqual(['/v1/traces']);
  const body = sent[0]?.body ?? '';
  expect(body).toContain('mizan');
  expect(body).toContain('/Exam/[token]');
  expect(body).not.toMatch(/very-secret|also-secret|v1\/health/);
});
