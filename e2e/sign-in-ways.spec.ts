import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../server/test/kit/free-port';
import { oneTimeCode } from '../server/test/kit/one-time-code';
import { Office } from './journey/office';
import { breaches } from './journey/reading';
import { dismiss } from './journey/staff';
import { wordsOf, type Language, type Say } from './journey/words';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

/** Whom the demo has, and nobody else signs in as in these journeys. */
const DEMO = { email: 'karim@mizan.local', password: 'Mizan-demo-2026' };

async function fillPassword(page: Page, say: Say, { email, password } = DEMO) {
  await page.getByLabel(say('session:email')).fill(email);
  await page.getByLabel(say('session:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('session:submit'), exact: true }).click();
}

async function signOut(page: Page, say: Say) {
  await page.getByRole('button', { name: say('shell:header.signOut') }).click();
  await page.waitForURL(/\/Login/);
}

/** A passkey in the browser itself, that always says yes. */
async function aVirtualPasskey(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function keepCodes(page: Page, say: Say): Promise<string[]> {
  const list = page.getByRole('list', { name: say('security:recovery.shown') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await dismiss(page.getByRole('button', { name: say('security:recovery.close') }));
  return codes;
}

const languages: Language[] = ['en', 'ar'];

for (const language of languages) {
  test(`a passkey signs in without a password, and after one (${language})`, async ({ page, product }) => {
    const say = wordsOf(language);
    await aVirtualPasskey(page);
    await page.goto(`${product.url}/Login?next=/Profile&lng=${language}`);
    await fillPassword(page, say);
    await page.getByRole('button', { name: say('security:passkeys.add') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await keepCodes(page, say);
    await expect(page.getByText(say('security:passkeys.neverUsed'))).toBeVisible();
    await signOut(page, say);

    await page.getByRole('button', { name: say('session:passkey.use') }).click();
    await expect(page.getByRole('button', { name: say('shell:header.signOut') })).toBeVisible();
    await signOut(page, say);

    await fillPassword(page, say);
    await page.getByRole('button', { name: say('session:step.passkey') }).click();
    await expect(page.getByRole('button', { name: say('shell:header.signOut') })).toBeVisible();

    await page.goto(`${product.url}/Profile`);
    await page.getByRole('button', { name: say('security:passkeys.removeOne', { name: '' }).trim() }).click();
    const confirm = page.getByRole('button', { name: say('security:passkeys.removeConfirm') });
    await expect(confirm).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await confirm.click();
    await expect(page.getByText(say('security:passkeys.none'))).toBeVisible();
  });
}

test('one-time codes of an app are asked for after the password, and a recovery code stands in', async ({
  page,
  product,
}) => {
  const say = wordsOf('en');
  const person = { ...DEMO, email: 'rana@mizan.local' };
  await page.goto(`${product.url}/Login?next=/Profile`);
  await fillPassword(page, say, person);
  await page.getByRole('button', { name: say('security:codes.turnOn') }).click();
  const dialog = page.getByRole('dialog', { name: say('security:codes.dialog') });
  await expect(dialog.getByRole('img', { name: say('security:codes.picture') })).toBeVisible();
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await dialog.getByLabel(say('security:codes.code'), { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: say('security:codes.confirm') }).click();
  await expect(dialog.getByText(say('errors:SIGN_IN_CODE_WRONG'))).toBeVisible();
  await dialog.getByLabel(say('security:codes.code'), { exact: true }).fill(oneTimeCode(secret, Date.now()));
  await dialog.getByRole('button', { name: say('security:codes.confirm') }).click();
  const [recovery = ''] = await keepCodes(page, say);
  await signOut(page, say);

  await fillPassword(page, say, person);
  // The code of this half minute was used to turn them on; the one after it counts already.
  await page.getByLabel(say('session:step.code')).fill(oneTimeCode(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: say('session:step.submit') }).click();
  await expect(page.getByRole('button', { name: say('shell:header.signOut') })).toBeVisible();
  await signOut(page, say);

  await fillPassword(page, say, person);
  await page.getByLabel(say('session:step.code')).fill(recovery);
  await page.getByRole('button', { name: say('session:step.submit') }).click();
  await expect(page.getByRole('button', { name: say('shell:header.signOut') })).toBeVisible();
});

test('a company’s provider signs people in, and out again', async ({ page, browser, product }) => {
  const say = wordsOf('en');
  const port = await freePort();
  const provider = await startProvider(port, product.url);
  try {
    const boss = await (await browser.newContext()).newPage();
    await boss.goto(`${product.url}/Login`);
    await fillPassword(boss, say, { ...DEMO, email: 'admin@mizan.local' });
    await expect(boss.getByRole('heading', { level: 1 })).toContainText('Layla');
    await setUp(boss, say, product.url, `http://127.0.0.1:${port}`);
    await page.goto(`${product.url}/Login?next=/AllCandidates`);
    await page.getByRole('link', { name: say('session:provider.use', { name: 'Contoso' }) }).click();
    await page.getByLabel('Contoso account').fill('salma');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/AllCandidates/);
    await page.getByRole('button', { name: say('shell:header.signOut') }).click();
    await page.waitForURL((url) => url.port === String(port));
  } finally {
    provider.kill();
    await forgetProviders(page.request, product.url);
  }
});

for (const language of languages) {
  test(`whoever is of a forced domain is led to their company, and nobody is locked out (${language})`, async ({
    page,
    browser,
    product,
  }) => {
    const say = wordsOf(language);
    const port = await freePort();
    const provider = await startProvider(port, product.url);
    const boss = await (await browser.newContext()).newPage();
    try {
      await boss.goto(`${product.url}/Login?lng=${language}`);
      await fillPassword(boss, say, { ...DEMO, email: 'admin@mizan.local' });
      await expect(boss.getByRole('button', { name: say('shell:header.signOut') })).toBeVisible();
      await setUp(boss, say, product.url, `http://127.0.0.1:${port}`, true);
      await expect(boss.getByText(say('security:sso.forced'))).toBeVisible();

      await page.goto(`${product.url}/Login?next=/AllCandidates&lng=${language}`);
      await fillPassword(page, say);
      await expect(page.getByText(say('errors:SSO_REQUIRED', { name: 'Contoso' }))).toBeVisible();
      await page.getByRole('link', { name: say('session:provider.use', { name: 'Contoso' }) }).click();
      await page.getByLabel('Contoso account').fill('karim');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(/\/AllCandidates/);

      // The company's own sign-in is down: whoever runs Mizan gets in all the same, and can lift the rule.
      provider.kill();
      await signOut(boss, say);
      await fillPassword(boss, say, { ...DEMO, email: 'admin@mizan.local' });
      await expect(boss.getByRole('button', { name: say('shell:header.signOut') })).toBeVisible();
    } finally {
      provider.kill();
      await forgetProviders(boss.request, product.url);
      await boss.context().close();
    }
  });
}

/** As a super-admin enters what Contoso has given them. */
async function setUp(page: Page, say: Say, url: string, issuer: string, isForced = false) {
  await page.goto(`${url}/Settings?part=sign-in`);
  await page.getByRole('button', { name: say('security:sso.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('security:sso.addTitle') });
  await dialog.getByLabel(say('security:sso.name'), { exact: true }).fill('Contoso');
  await dialog.getByLabel(say('security:sso.issuer')).fill(issuer);
  await dialog.getByLabel(say('security:sso.clientId')).fill('mizan');
  await dialog.getByLabel(say('security:sso.clientSecret')).fill('a secret between two companies, long enough');
  await dialog.getByLabel(say('security:sso.domains')).fill('mizan.local, contoso.example');
  if (isForced) await dialog.getByRole('checkbox', { name: say('security:sso.isForced') }).check();
  await dialog.getByRole('button', { name: say('security:sso.save') }).click();
  await expect(page.getByText(issuer)).toBeVisible();
}

/** The journeys after it find the sign-in as it was. */
async function forgetProviders(api: APIRequestContext, url: string): Promise<void> {
  const office = await Office.open(api, url);
  const { ssoSettings } = await office.call(
    graphql(`query SignInWays_ssoSettings { ssoSettings { providers { id } } }`),
  );
  for (const { id } of ssoSettings.providers) {
    await office.call(
      graphql(`
        mutation SignInWays_deleteSsoProvider($id: ID!) {
          deleteSsoProvider(input: { id: $id }) { __typename }
        }
      `),
      { id },
    );
  }
}

async function startProvider(port: number, url: string): Promise<ChildProcess> {
  const client = {
    client_id: 'mizan',
    client_secret: 'a secret between two companies, long enough',
    redirect_uris: [`${url}/api/v1/sso/callback`],
    post_logout_redirect_uris: [`${url}/Login`],
  };
  const accounts = {
    salma: { email: 'salma@mizan.local', email_verified: true, name: 'سلمى ناصر' },
    karim: { email: 'karim@mizan.local', email_verified: true, name: 'Karim Mansour' },
  };
  const file = path.resolve(__dirname, '../server/test/kit/oidc-provider.mjs');
  const child = fork(file, [JSON.stringify({ port, client, accounts })], { silent: true, execArgv: [] });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}
