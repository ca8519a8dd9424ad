import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SecureReceiver } from '../server/test/kit/secure-receiver';
import { genuine } from '../server/test/kit/genuine';
import { Receiver } from '../server/test/kit/receiver';
import { Candidate } from './journey/candidate';
import { aPerson, Office } from './journey/office';
import { Program } from './journey/program';
import { openBy, Staff } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

const CAREERS = 'https://careers.example.com';
const PERSON = ['Noor', 'Hashimi', 'noor.hashimi@example.com', '+971501234567'];
const say = wordsOf('en');

async function makeKey(page: Page): Promise<string> {
  await page.goto('/Settings?part=connections');
  const dialog = page.getByRole('dialog');
  await openBy(page.getByRole('button', { name: say('api-keys:create.open') }), dialog);
  await dialog.getByLabel(say('api-keys:field.name')).fill('Greenhouse sync');
  for (const scope of ['INVITE', 'RESULTS']) {
    await dialog.getByLabel(new RegExp(`^${say(`api-keys:scope.${scope}.name`)}`)).check();
  }
  await dialog.getByRole('button', { name: say('api-keys:create.submit') }).click();
  const key = await dialog.getByLabel(say('api-keys:shown.label'), { exact: true }).inputValue();
  await dialog.getByRole('button', { name: say('api-keys:shown.close') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Greenhouse sync')).toBeVisible();
  expect(await page.content()).not.toContain(key);
  return key;
}

/** Refused inside of the server's own network, taken where the operator allows it. Gives the secret. */
async function makeWebhook(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: say('webhooks:add') }).click();
  const drawer = page.getByRole('dialog');
  const add = drawer.getByRole('button', { name: say('webhooks:add'), exact: true });
  await drawer.getByLabel(say('webhooks:url.label')).fill('https://10.0.0.7/hooks');
  for (const event of ['INVITED', 'STARTED']) await drawer.getByLabel(say(`webhooks:event.${event}`)).check();
  await add.click();
  await expect(drawer.getByText(say('errors:rule.private-address'))).toBeVisible();
  await drawer.getByLabel(say('webhooks:url.label')).fill(url);
  await add.click();
  await drawer.getByRole('button', { name: say('webhooks:secret.show'), exact: true }).click();
  const secret = drawer.getByText(/^whsec_[\w+/]+=*$/);
  await expect(secret).toBeVisible();
  return secret.innerText();
}

async function sendTest(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: say('webhooks:log.test') }).click();
  const entry = drawer.getByRole('listitem').filter({ hasText: 'webhook.test' });
  await expect(entry).toContainText(say('webhooks:status.DELIVERED'));
  await entry.getByRole('button', { name: 'webhook.test' }).click();
  await expect(entry).toContainText(say('webhooks:outcome.DELIVERED', { status: 200 }));
  await entry.getByText(say('webhooks:try.request')).click();
  await expect(entry).toContainText(/webhook-id: msg_/);
  await entry.getByText(say('webhooks:try.response')).click();
  await expect(entry).toContainText('content-type: text/plain');
  await expect(entry).toContainText('Taken');
}

/** As docs/embedding.md tells to do it. */
function claimsOf(address: string, secret: string): Record<string, unknown> {
  const token = new URL(address).searchParams.get('mizan_state') ?? '';
  const [head = '', body = '', signature] = token.split('.');
  expect(createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')).toBe(signature);
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
}

test('a program invites, is told what happens, and prints the result', async ({ page, browser, product }) => {
  const receiver = new Receiver();
  receiver.behave = (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('Taken');
  const hooks = `${await receiver.open()}/hooks`;
  await new Staff(page, say).open('en');
  const office = new Office(page.request, product.url);
  const integration = { redirectUrl: `${CAREERS}/thanks` };
  const questions = [{ type: 'TRUE_FALSE', text: 'Is two and two four?', truth: true }];
  const assessmentId = await office.assessment({ title: 'Sums', questions, settings: { integration } });
  const key = await makeKey(page);

  const secret = await test.step('a webhook is entered and tried', async () => {
    const shown = await makeWebhook(page, hooks);
    await sendTest(page);
    return shown;
  });

  const example = new Program(['examples/invite-and-wait/invite-and-wait.mjs', assessmentId, ...PERSON], {
    MIZAN_URL: product.url,
    MIZAN_KEY: key,
  });
  const link = await example.says(/Invited Noor Hashimi: (\S+)/);

  const returned = await test.step('the candidate sits the exam and is led back', async () => {
    const context = await browser.newContext();
    await context.route(`${CAREERS}/**`, (route) => route.fulfill({ body: 'Thank you' }));
    const sitting = await context.newPage();
    const candidate = new Candidate(sitting, say);
    await sitting.goto(`${link}&state=application-4711`);
    await candidate.start();
    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
    await candidate.submit();
    await sitting.getByRole('button', { name: say('exam:return.go') }).click();
    await sitting.waitForURL(`${CAREERS}/**`);
    const address = sitting.url();
    await context.close();
    return address;
  });

  const { code, output } = await example.ended;
  expect(output).toMatch(/SUBMITTED · question 1 of 1\nPASSED · 1 of 1 · 100 %/);
  expect(code).toBe(0);

  // Journeys before this one may still be told of: the webhook hears of everything that its owner has.
  const messages = () =>
    receiver.calls
      .map((received) => genuine(received, secret))
      .filter(({ type, data }) => type === 'webhook.test' || data.assessmentId === assessmentId);
  const told = ['attempt.started', 'attempt.submitted', 'candidate.invited', 'result.marked', 'webhook.test'];
  await expect
    .poll(() =>
      messages()
        .map(({ type }) => type)
        .sort(),
    )
    .toEqual(told);
  const { data } = messages().find(({ type }) => type === 'result.marked')!;
  const { revealReturnSecret } = await office.call(
    graphql(`
      mutation Integrations_revealReturnSecret($assessmentId: ID!) {
        revealReturnSecret(input: { assessmentId: $assessmentId }) { secret }
      }
    `),
    { assessmentId },
  );
  const ids = { assessmentId, invitationId: data.invitationId, attemptId: data.attemptId, sub: data.candidateId };
  expect(claimsOf(returned, revealReturnSecret.secret)).toMatchObject({
    ...ids,
    aud: CAREERS,
    state: 'application-4711',
  });

  await test.step('a key that is revoked opens nothing any more', async () => {
    await page.goto('/Settings?part=connections');
    await page.getByRole('button', { name: say('api-keys:revoke.one', { name: 'Greenhouse sync' }) }).click();
    await page.getByRole('button', { name: say('api-keys:revoke.confirm') }).click();
    await expect(page.getByText(say('api-keys:revoke.done'))).toBeVisible();
    const body = JSON.stringify({
      query: graphql(`query Integrations_assessments { assessments(first: 1) { totalCount } }`),
    });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(`${product.url}/api/graphql`, { method: 'POST', headers, body });
    expect(await answer.text()).toContain('API_KEY_INVALID');
  });
  await test.step('nothing that was secret stands in the log', async () => {
    const body = JSON.stringify({ query: '{ nothing }', variables: { key, secret } });
    const headers = { authorization: `Bearer ${key}x`, 'content-type': 'application/json' };
    await fetch(`${product.url}/api/graphql`, { method: 'POST', headers, body });
    await fetch(`${product.url}/api/graphql`, { method: 'POST', headers, body: `{"broken": "${secret}` });
    const cookies = (await page.context().cookies()).map(({ value }) => value);
    const tokens = [
      new URL(link).pathname.split('/').pop() ?? '',
      new URL(returned).searchParams.get('mizan_state') ?? '',
    ];
    const secrets = [key, secret, revealReturnSecret.secret, ...cookies, ...tokens];
    expect(secrets.length).toBeGreaterThanOrEqual(6);
    expect(product.log).toContain('api/graphql');
    expect(secrets.filter((one) => one.length < 20 || product.log.includes(one))).toEqual([]);
  });
  const { webhookEndpoints } = await office.call(
    graphql(`query Integrations_webhookEndpoints { webhookEndpoints { id url } }`),
  );
  const endpoint = webhookEndpoints.find(({ url }) => url === hooks);
  await office.call(
    graphql(`
      mutation Integrations_deleteWebhookEndpoint($id: ID!) {
        deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }
      }
    `),
    { id: endpoint?.id ?? '' },
  );
  await receiver.close();
});

const ways = [
  { way: 'good', outcome: 'DELIVERED', failure: null },
  { way: 'self-signed', outcome: 'INSECURE', failure: 'SELF_SIGNED' },
  { way: 'expired', outcome: 'INSECURE', failure: 'CERTIFICATE_EXPIRED' },
  { way: 'other-host', outcome: 'INSECURE', failure: 'WRONG_HOST' },
  { way: 'plain', outcome: 'INSECURE', failure: 'HANDSHAKE_FAILED' },
  { way: 'mute', outcome: 'TIMED_OUT', failure: 'NO_HANDSHAKE' },
] as const;

test('a receiver whose encryption is not to be trusted is told nothing, and tried again', async ({ page, product }) => {
  const office = await Office.open(page.request, product.url);
  const questions = [{ type: 'TRUE_FALSE', text: 'Is three and three six?', truth: true }];
  const assessmentId = await office.assessment({ title: 'More sums', questions });
  const receivers = await Promise.all(ways.map(({ way }) => SecureReceiver.open(way)));
  const ids: string[] = [];
  for (const { url } of receivers) {
    const { createWebhookEndpoint } = await office.call(
      graphql(`
        mutation Integrations_createWebhookEndpoint($input: CreateWebhookInput!) {
          createWebhookEndpoint(input: $input) { webhookEndpoint { id } }
        }
      `),
      { input: { assessmentId, url, events: ['INVITED'] } },
    );
    ids.push(createWebhookEndpoint.webhookEndpoint.id);
  }
  await office.invite(assessmentId, [aPerson('Omar', 'Said')]);
  const logged = async () => {
    const found = [];
    for (const id of ids) {
      const { webhookDeliveries } = await office.call(
        graphql(`
          query Integrations_webhookDeliveries($endpointId: ID!) {
            webhookDeliveries(endpointId: $endpointId) {
              edges { node { status tries { outcome failure responseStatus } } }
            }
          }
        `),
        { endpointId: id },
      );
      const { status, tries } = webhookDeliveries.edges[0]?.node ?? { status: '', tries: [] };
      found.push({ status, isTriedAgain: tries.length > 1, ...tries.at(-1) });
    }
    return found;
  };
  await expect
    .poll(logged, { timeout: 90_000 })
    .toEqual(
      ways.map(({ outcome, failure }) =>
        failure === null
          ? { status: 'DELIVERED', isTriedAgain: false, outcome, failure, responseStatus: 204 }
          : { status: 'PENDING', isTriedAgain: true, outcome, failure, responseStatus: null },
      ),
    );
  expect(receivers.map(({ heard }) => heard)).toEqual(ways.map(({ way }) => (way === 'good' ? 1 : 0)));
  for (const id of ids)
    await office.call(
      graphql(`
        mutation Integrations_deleteWebhookEndpoint2($id: ID!) {
          deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }
        }
      `),
      { id },
    );
  for (const receiver of receivers) receiver.close();
});
