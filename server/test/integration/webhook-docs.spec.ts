import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { TEST_EVENT, WebhookEvent } from '../../src/modules/integrations/webhooks/webhook-event';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSubmittedAttempt, rightAnswer } from '../kit/builders/results';
import { deliverAll, webhooks } from '../kit/builders/webhooks';
import { Receiver } from '../kit/receiver';
import type { ReceivedCall } from '../kit/receiver';

const run = promisify(execFile);
const ORIGIN = 'https://jobs.mizan.app';

/** The block of a language in a page of the documentation. */
function snippet(page: string, language: 'ts' | 'python' | 'sh'): string {
  const text = readFileSync(path.join(__dirname, '../../../docs', page), 'utf8');
  const [, block] = text.split(`\`\`\`${language}\n`);
  if (!block) throw new Error(`docs/${page} has no ${language}.`);
  return block.split('```')[0] ?? '';
}

let app: TestApp;
let origin: string;
let owner: SignedIn;
const receiver = new Receiver();
// Inside of the repository, so that the snippets find the packages that they name.
const folder = mkdtempSync(path.join(__dirname, 'snippets-'));
beforeAll(async () => {
  app = await createTestApp({ MIZAN_WEBHOOK_ALLOWED_RANGES: '127.0.0.1' });
  origin = await app.listen();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});
beforeEach(async () => {
  // The examples go by the real time, and take nothing that is five minutes old.
  app.clock.restart();
  owner = await app.as.hr();
});
afterEach(() => receiver.close());

/** Calls a function of a snippet in a process of its own; what it throws fails the process. */
async function callTs(page: string, name: string, given: unknown[]): Promise<unknown> {
  const options = { module: ModuleKind.ES2022, target: ScriptTarget.ES2022 };
  const { outputText } = transpileModule(snippet(page, 'ts'), { compilerOptions: options });
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, `${outputText}\nconsole.log(JSON.stringify(${name}(...JSON.parse(process.argv[2]))));`);
  return JSON.parse((await run(process.execPath, [file, JSON.stringify(given)])).stdout) as unknown;
}

async function callPython(page: string, call: string, given: unknown[]): Promise<unknown> {
  const file = path.join(folder, `${page}.py`);
  writeFileSync(
    file,
    `${snippet(page, 'python')}\nimport sys\ngiven = json.loads(sys.argv[1])\nprint(json.dumps(${call}))`,
  );
  return JSON.parse((await run('python3', [file, JSON.stringify(given)])).stdout) as unknown;
}

async function aReceivedCall(): Promise<{ call: ReceivedCall; secret: string }> {
  receiver.calls.splice(0);
  const { id } = await webhooks.create(owner, { url: await receiver.open() });
  await webhooks.test(owner, id);
  await deliverAll(app);
  return { call: receiver.calls[0]!, secret: await webhooks.secret(owner, id) };
}

const hasPython = run('python3', ['--version']).then(
  () => true,
  () => false,
);

describe('docs/webhooks.md', () => {
  it('receives a message in TypeScript, and no other', async () => {
    const { call, secret } = await aReceivedCall();
    const { body, headers } = call;
    expect(await callTs('webhooks.md', 'receive', [body, headers, secret])).toEqual(JSON.parse(body));
    await expect(callTs('webhooks.md', 'receive', [`${body} `, headers, secret])).rejects.toThrow(
      'No matching signature',
    );
  });

  it('receives a message in Python, and no other', async () => {
    if (!(await hasPython)) return;
    const { call, secret } = await aReceivedCall();
    const { body, headers } = call;
    const receive = 'receive(given[0].encode(), given[1], given[2])';
    expect(await callPython('webhooks.md', receive, [body, headers, secret])).toEqual(JSON.parse(body));
    await expect(callPython('webhooks.md', receive, [`${body} `, headers, secret])).rejects.toThrow('wrong signature');
    const old = { ...headers, 'webhook-timestamp': '1614265330' };
    await expect(callPython('webhooks.md', receive, [body, old, secret])).rejects.toThrow('too old');
  });

  it('adds a webhook with curl', async () => {
    const RECEIVER = 'http://127.0.0.1:9/hooks';
    const env = { ...process.env, MIZAN: origin, MIZAN_KEY: owner.token, RECEIVER };
    const { stdout } = await run('sh', ['-c', snippet('webhooks.md', 'sh')], { env });
    const { data } = JSON.parse(stdout) as { data: { createWebhookEndpoint: { webhookEndpoint: object } } };
    expect(data.createWebhookEndpoint.webhookEndpoint).toMatchObject({
      url: RECEIVER,
      events: ['SUBMITTED', 'MARKED'],
    });
  });

  it('names every type that is sent', () => {
    const text = readFileSync(path.join(__dirname, '../../../docs/webhooks.md'), 'utf8');
    for (const type of [...Object.values(WebhookEvent), TEST_EVENT]) expect(text).toContain(`\`${type}\``);
  });
});

describe('docs/embedding.md', () => {
  async function aReturn(...changes: ((assessmentId: string) => Promise<unknown>)[]) {
    const { examToken, assessmentId, attemptId } = await aSubmittedAttempt(app, owner.user, [rightAnswer()]);
    const update = graphql(`
      mutation WebhookDocs_updateAssessment($input: UpdateAssessmentInput!) {
        updateAssessment(input: $input) { assessment { id } }
      }
    `);
    await owner.data(update, { input: { id: assessmentId, integration: { redirectUrl: `${ORIGIN}/thanks` } } });
    const reveal = graphql(`
      mutation WebhookDocs_revealReturnSecret($id: ID!) {
        revealReturnSecret(input: { assessmentId: $id }) { secret }
      }
    `);
    const secretOf = async () => (await owner.data(reveal, { id: assessmentId })).revealReturnSecret.secret;
    const secrets = [await secretOf()];
    for (const change of changes) {
      await change(assessmentId);
      secrets.push(await secretOf());
    }
    const { examReturn } = await app.as
      .candidate(examToken)
      .data(graphql(`query WebhookDocs_examReturn { examReturn(state: "application-4711") { url } }`));
    return { address: examReturn!.url, secrets, attemptId };
  }
  const rotate = (assessmentId: string) =>
    owner.data(
      graphql(`
        mutation WebhookDocs_rotateReturnSecret($id: ID!) {
          rotateReturnSecret(input: { assessmentId: $id }) { returnPath { __typename } }
        }
      `),
      {
        id: assessmentId,
      },
    );
  const languages: [string, (given: unknown[]) => Promise<unknown>][] = [
    ['TypeScript', (given) => callTs('embedding.md', 'verifyReturn', given)],
    ['Python', (given) => callPython('embedding.md', 'verify_return(*given)', given)],
  ];

  it.each(languages)('knows in %s who comes back, also while the secret is being changed', async (language, verify) => {
    if (language === 'Python' && !(await hasPython)) return;
    const { address, secrets, attemptId } = await aReturn();
    const [secret] = secrets;
    expect(await verify([address, secret, ORIGIN])).toMatchObject({
      attemptId,
      state: 'application-4711',
      aud: ORIGIN,
    });
    await expect(verify([address, `${secret}x`, ORIGIN])).rejects.toThrow('wrong signature');
    await expect(verify([address, secret, 'https://a.b'])).rejects.toThrow('not for this');
    const changed = await aReturn(rotate, rotate);
    for (const one of changed.secrets) {
      expect(await verify([changed.address, one, ORIGIN])).toMatchObject({ attemptId: changed.attemptId });
    }
  });
});
