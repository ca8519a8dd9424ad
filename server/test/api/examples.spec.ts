import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import ts from 'typescript';
import { signedHeaders } from '../../src/modules/integrations/webhooks/sign-message';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { ExamPage } from '../kit/builders/attempts';

const ROOT = join(__dirname, '../../..');
const GUIDE = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

async function aCustomer(): Promise<{ hr: SignedIn; env: NodeJS.ProcessEnv; assessmentId: string }> {
  const hr = await app.as.hr({ maxRequests: 10 });
  const { id: assessmentId } = await aPublishedAssessment(app, hr.user);
  const { secret } = await app.as.key(hr, ['READ', 'INVITE', 'RESULTS']);
  const own = { MIZAN_URL: origin, MIZAN_KEY: secret, ASSESSMENT_ID: assessmentId };
  return { hr, assessmentId, env: { ...process.env, ...own } };
}

interface Ended {
  code: number | null;
  output: string;
}

/** What the program printed, as it comes; `ended` when it has. */
function watched(program: ChildProcess): { ended: Promise<Ended>; until: (pattern: RegExp) => Promise<string> } {
  let output = '';
  let look: () => void = () => undefined;
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      look();
    });
  }
  const ended = new Promise<Ended>((resolve) => program.once('close', (code) => resolve({ code, output })));
  const until = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      look = () => pattern.test(output) && resolve(output);
      look();
      void ended.then(() => reject(new Error(`It ended before it said ${pattern.source}: ${output}`)));
    });
  return { ended, until };
}

const run = (command: string, args: string[], env: NodeJS.ProcessEnv, input = '') => {
  const program = spawn(command, args, { env, cwd: ROOT });
  program.stdin.end(input);
  return watched(program);
};

describe('the example client', () => {
  const client = (env: NodeJS.ProcessEnv, assessmentId: string) =>
    run(
      process.execPath,
      [
        'examples/invite-and-wait/invite-and-wait.mjs',
        assessmentId,
        'Noor',
        'Hashimi',
        'noor@example.com',
        '+971501234567',
      ],
      env,
    );

  it('invites, waits until the exam is handed in, and prints the result', async () => {
    const { env, assessmentId } = await aCustomer();
    const program = client(env, assessmentId);
    const said = await program.until(/Invited Noor Hashimi: \S+\/Exam\/\S+/);
    const token = /\/Exam\/([\w-]+)/.exec(said)?.[1] ?? '';
    const page = new ExamPage(app.as.candidate(token));
    await page.start();
    await page.submit();
    await app.runJobs();
    const { code, output } = await program.ended;
    expect(output).toMatch(/SUBMITTED · question \d+ of \d+/);
    expect(output).toMatch(/FAILED · 0 of \d+ · 0 %|UNDER_REVIEW/);
    expect(code).toBe(0);
  });

  it('says what it was refused, by code', async () => {
    const { hr, env, assessmentId } = await aCustomer();
    const { secret } = await app.as.key(hr, ['READ']);
    const { code, output } = await client({ ...env, MIZAN_KEY: secret }, assessmentId).ended;
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('FORBIDDEN: This API key doesn’t have the scope INVITE.'),
    ]);
  });
});

const snippetsIn = (language: string): string[] =>
  [...GUIDE.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );

/** An absent program skips its snippets, and says so in the name of the test. */
function describeSnippets(
  language: string,
  program: string,
  argsOf: (text: string) => [string[], string?],
  runner = program,
): void {
  const isThere = spawnSync(program, ['--version']).status === 0;
  const snippets = snippetsIn(language);
  const name = `the snippets in ${language} of docs/api.md${isThere ? '' : ` (skipped: no ${program} on this machine)`}`;
  (isThere ? describe : describe.skip)(name, () => {
    it('are there', () => expect(snippets.length).toBeGreaterThan(0));

    it.each(snippets)('run: %s', async (text) => {
      const { env } = await aCustomer();
      const [args, input] = argsOf(text);
      const { code, output } = await run(runner, args, env, input).ended;
      expect({ code, output, isRefused: output.includes('"errors"') }).toEqual({ code: 0, output, isRefused: false });
    });
  });
}

describeSnippets('sh', 'curl', (text) => [['-c', text]], 'bash');
describeSnippets('python', 'python3', (text) => [['-'], text]);
describeSnippets('ts', process.execPath, (text) => {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return [['--input-type=module', '-'], outputText];
});

describe('the receivers of webhooks in docs/api.md', () => {
  const secret = 'whsec_AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA=';
  const body = '{"type":"result.marked","data":{"note":"ليلى"}}';
  const messages = [
    { name: 'genuine', age: 0, sent: body, isTaken: true },
    { name: 'changed', age: 0, sent: `${body} `, isTaken: false },
    { name: 'old', age: 600_000, sent: body, isTaken: false },
  ];
  const snippet = (language: string, name: string) => snippetsIn(language).find((text) => text.includes(name)) ?? '';
  /** Signed when it is sent: until a test has its turn, a busy machine may take longer than a message is good. */
  const env = ({ age, sent }: { age: number; sent: string }) => {
    const at = new Date(Date.now() - age);
    const headers = signedHeaders({ id: 'msg_1', at, body }, ['whsec_b3RoZXI=', secret]);
    return { ...process.env, MESSAGE: JSON.stringify({ secret, headers, body: sent }) };
  };

  it.each(messages)('in TypeScript: a message that is $name', async (message) => {
    const use =
      'const { secret, headers, body } = JSON.parse(process.env.MESSAGE); verifyWebhook(secret, headers, body);';
    const program = `${snippet('ts', 'verifyWebhook')}\n${use}`;
    const { code } = await run(process.execPath, ['--input-type=module', '-'], env(message), program).ended;
    expect(code === 0).toBe(message.isTaken);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  (hasPython ? it : it.skip).each(messages)(
    'in Python (skipped without python3): a message that is $name',
    async (message) => {
      const use =
        'import os\nm = json.loads(os.environ["MESSAGE"])\nverify_webhook(m["secret"], m["headers"], m["body"])';
      const program = `${snippet('python', 'verify_webhook')}\n${use}`;
      const { code } = await run('python3', ['-'], env(message), program).ended;
      expect(code === 0).toBe(message.isTaken);
    },
  );

  it('take what the snippet for the shell signs', async () => {
    let taken: Promise<unknown> | undefined;
    const server = createServer((request, response) => {
      taken = text(request).then((sent) => new Webhook(secret).verify(sent, request.headers as Record<string, string>));
      taken.then(
        () => response.end(),
        () => response.end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const given = { ...process.env, WEBHOOK_URL: url, WEBHOOK_SECRET: secret };
    await run('bash', ['-c', snippet('sh', 'WEBHOOK_URL')], given).ended;
    server.close();
    expect(await taken).toMatchObject({ type: 'webhook.test' });
  });
});
