import type { Page } from '@playwright/test';
import { oneTimeCode } from '../server/test/kit/one-time-code';
import { fitsEverywhere, picture } from './journey/picture';
import { breaches } from './journey/reading';
import { dismiss, openBy } from './journey/staff';
import { wordsOf, type Language, type Say } from './journey/words';
import type { Product } from './product';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

const PASSWORD = 'Mizan-demo-2026';
const languages: Language[] = ['en', 'ar'];

async function signIn(page: Page, say: Say, email: string, where: string): Promise<void> {
  await page.goto(where);
  await page.getByLabel(say('session:email')).fill(email);
  await page.getByLabel(say('session:password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('session:submit'), exact: true }).click();
}

/** The journeys after it sign in as before. */
async function demandNothing(product: Product): Promise<void> {
  await product.query('delete from sign_in_rules; delete from authenticators; delete from recovery_codes');
}

for (const language of languages) {
  test(`a second factor that is demanded can wait some days, and then nothing else goes (${language})`, async ({
    page,
    browser,
    product,
  }) => {
    const say = wordsOf(language);
    const boss = await (await browser.newContext()).newPage();
    try {
      await demandNothing(product);
      await test.step('a super-admin demands it, with a week until then', async () => {
        await signIn(
          boss,
          say,
          'admin@mizan.local',
          `${product.url}/Login?next=/Settings?part=sign-in&lng=${language}`,
        );
        await boss.getByLabel(say('security:demand.days')).fill('7');
        await boss.getByLabel(say('security:demand.days')).press('Enter');
        await boss.getByRole('switch', { name: say('security:demand.label') }).click();
        await expect(boss.getByText(say('security:demand.saved')).last()).toBeVisible();
        await expect(boss.getByRole('switch', { name: say('security:demand.label') })).toBeChecked();
        await fitsEverywhere(boss, `factor-demand-${language}`, true);
      });
      await test.step('until then everything goes, and the profile says by when', async () => {
        await signIn(page, say, 'karim@mizan.local', `/Login?next=/Profile&lng=${language}`);
        await expect(page.getByText(say('security:due', { moment: '' }).split('.')[0] ?? '')).toBeVisible();
        await page.goto('/AllCandidates');
        await expect(page.getByRole('heading', { level: 1, name: say('shell:nav.candidates') })).toBeVisible();
      });
      await test.step('after it every page asks for one, and only that', async () => {
        await page.goto('/Profile');
        await expect(page.getByText(say('security:due', { moment: '' }).split('.')[0] ?? '')).toBeVisible();
        await product.query(`update sign_in_rules set factor_demanded_at = factor_demanded_at - interval '8 days'`);
        await page.getByRole('link', { name: say('shell:nav.candidates') }).click();
        await expect(page.getByRole('heading', { name: say('security:must.title') })).toBeVisible();
        await expect(page.getByRole('button', { name: say('security:passkeys.add') })).toBeVisible();
        // A day that has passed is nothing to do it by.
        await expect(page.getByText(say('security:due', { moment: '' }).split('.')[0] ?? '')).toBeHidden();
        await expect(page.getByRole('link', { name: say('shell:nav.candidates') })).toBeHidden();
        const refused = await page.request.post('/api/graphql', {
          data: {
            query: graphql(`query SignInDemands_candidates { candidates { totalCount } }`),
          },
        });
        expect(await refused.text()).toContain('FACTOR_REQUIRED');
        expect(await breaches(page)).toEqual([]);
        await fitsEverywhere(page, `factor-must-${language}`);
      });
      await test.step('with one it goes on where it stopped', async () => {
        await page.getByRole('button', { name: say('security:codes.turnOn') }).click();
        const dialog = page.getByRole('dialog', { name: say('security:codes.dialog') });
        const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
        await dialog.getByLabel(say('security:codes.code'), { exact: true }).fill(oneTimeCode(secret, Date.now()));
        await dialog.getByRole('button', { name: say('security:codes.confirm') }).click();
        await dismiss(page.getByRole('button', { name: say('security:recovery.close') }));
        await expect(page.getByRole('heading', { level: 1, name: say('shell:nav.candidates') })).toBeVisible();
      });
    } finally {
      await demandNothing(product);
      await boss.context().close();
    }
  });

  test(`who wants a key long after signing in shows again that it is them, and nothing typed is lost (${language})`, async ({
    page,
    product,
  }) => {
    const say = wordsOf(language);
    await signIn(page, say, 'admin@mizan.local', `/Login?next=/Settings?part=connections&lng=${language}`);
    await expect(page.getByRole('heading', { name: say('api-keys:title'), exact: true })).toBeVisible();
    await product.query(`update sessions set proved_at = proved_at - interval '16 minutes'`);
    const dialog = page.getByRole('dialog', { name: say('api-keys:create.title') });
    await openBy(page.getByRole('button', { name: say('api-keys:create.open') }), dialog);
    const name = `Payroll ${crypto.randomUUID()}`;
    await dialog.getByLabel(say('api-keys:field.name')).fill(name);
    await dialog.getByLabel(new RegExp(`^${say('api-keys:scope.INVITE.name')}`)).check();
    await dialog.getByRole('button', { name: say('api-keys:create.submit') }).click();

    const proof = page.getByRole('dialog', { name: say('security:proof.title') });
    await expect(proof).toBeVisible();
    await picture(page, `proof-${language}`);
    expect(await breaches(page, '[role=dialog]')).toEqual([]);
    await test.step('turned away from, nothing is made and the form is as it was', async () => {
      await proof.getByRole('button', { name: say('security:cancel') }).click();
      await expect(proof).toBeHidden();
      await expect(dialog.getByLabel(say('api-keys:field.name'))).toHaveValue(name);
    });
    await test.step('a wrong password is told, the right one finishes what was begun', async () => {
      await dialog.getByRole('button', { name: say('api-keys:create.submit') }).click();
      await proof.getByLabel(say('security:proof.password'), { exact: true }).fill('not this one');
      await proof.getByRole('button', { name: say('security:proof.confirm') }).click();
      await expect(proof.getByRole('alert')).toBeVisible();
      await proof.getByLabel(say('security:proof.password'), { exact: true }).fill(PASSWORD);
      await proof.getByRole('button', { name: say('security:proof.confirm') }).click();
      await page.getByRole('button', { name: say('api-keys:shown.close') }).click();
      await expect(page.getByText(name)).toBeVisible();
    });
    await test.step('before it is revoked one is asked, in a dialog that shuts nobody out', async () => {
      await page.getByRole('button', { name: say('api-keys:revoke.one', { name }) }).click();
      await expect(page.getByRole('dialog', { name: say('api-keys:revoke.title') })).toBeVisible();
      expect(await breaches(page, '[role=dialog]')).toEqual([]);
    });
  });

  test(`a session that is about to end says so, and a press keeps it (${language})`, async ({ page, product }) => {
    const say = wordsOf(language);
    await page.clock.install();
    await signIn(page, say, 'admin@mizan.local', `/Login?next=/CreateHr&lng=${language}`);
    const name = page.getByLabel(say('people:form.name'), { exact: true });
    await name.fill('Reem Barakat');
    const warning = page.getByRole('dialog', { name: say('security:watch.title') });

    const stay = warning.getByRole('button', { name: say('security:watch.stay') });
    let found: string[] = [];
    // What the page asks by itself counts as use too, and so much time at once may bring it about.
    await expect(async () => {
      await page.clock.fastForward('28:30');
      await expect(warning.getByRole('timer')).toContainText(/\d/u, { timeout: 15_000 });
      await expect(warning).toContainText(say('security:watch.kept'), { timeout: 15_000 });
      await picture(page, `session-ends-${language}`);
      found = await breaches(page, '[role=dialog]');
      await stay.click({ timeout: 15_000 });
    }).toPass();
    expect(found).toEqual([]);
    await expect(warning).toBeHidden();
    await expect(name).toHaveValue('Reem Barakat');

    await test.step('left to end, what was typed is there after signing in again', async () => {
      await product.query('delete from sessions');
      await page.clock.fastForward('28:30');
      // The page may notice by itself before anybody presses.
      await expect(async () => {
        if (await stay.isVisible()) await stay.click({ timeout: 15_000 });
        await page.waitForURL(/\/Login/, { timeout: 15_000 });
      }).toPass();
      await page.getByLabel(say('session:email')).fill('admin@mizan.local');
      await page.getByLabel(say('session:password'), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: say('session:submit'), exact: true }).click();
      await expect(name).toHaveValue('Reem Barakat');
    });
  });
}
