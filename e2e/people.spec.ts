import type { Page } from '@playwright/test';
import { Staff } from './journey/staff';
import { wordsOf, type Language, type Say } from './journey/words';
import { expect, test } from './test';

const people = {
  en: {
    name: 'Noor Al-Hashimi',
    email: 'noor.hashimi@example.com',
    phone: '+971 50 555 0142',
    company: 'Gulf Ledger Partners',
    size: '240',
    message: 'We hire sixty accountants each quarter.',
    passwords: ['seven quiet lanterns drift', 'copper kettles hum at dawn'],
  },
  ar: {
    name: 'ريم بركات',
    email: 'reem.barakat@example.com',
    phone: '٠٠٩٦٣٩٤٤٥٥٥٠١١',
    company: 'مجموعة الأفق',
    size: '٦٥',
    message: 'نودّ تقييم ستين محاسبًا كل ربع سنة.',
    passwords: ['سبعة فوانيس هادئة تطفو', 'أباريق نحاسية تغلي فجرًا'],
  },
} satisfies Record<Language, unknown>;

type Person = (typeof people)[Language];

async function signIn(page: Page, say: Say, email: string, password: string) {
  await page.getByLabel(say('session:email')).fill(email);
  await page.getByLabel(say('session:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('session:submit'), exact: true }).click();
}

async function setPassword(page: Page, say: Say, password: string) {
  await page.getByLabel(say('access:password.new'), { exact: true }).fill(password);
  await page.getByLabel(say('access:password.confirm'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('access:password.submit') }).click();
}

async function requestAccess(page: Page, say: Say, person: Person) {
  await page.getByRole('link', { name: say('session:requestAccess') }).click();
  await page.getByRole('button', { name: say('access:contact.submit') }).click();
  await expect(page.getByText(say('access:error.name'))).toBeVisible();
  await page.getByLabel(say('access:contact.name')).fill(person.name);
  await page.getByLabel(say('access:contact.email')).fill(person.email);
  await page.getByLabel(say('access:contact.phone')).fill(person.phone);
  await page.getByLabel(say('access:contact.companyName')).fill(person.company);
  await page.getByLabel(say('access:contact.companySize')).fill(person.size);
  await page.getByLabel(say('access:contact.message')).fill(person.message);
  await page.getByRole('button', { name: say('access:contact.submit') }).click();
  await page.waitForURL(/\/Login\/Success/);
  await expect(page.getByText(say('access:success.reply.title'), { exact: true })).toBeVisible();
}

/** The super-admin, in a browser of their own, says yes. */
async function approve(page: Page, say: Say, language: Language, person: Person) {
  await new Staff(page, say).open(language);
  await page.getByRole('link', { name: say('shell:nav.contacts') }).click();
  // Somebody of the same name may be in an exam on the dashboard that this leaves.
  await page.waitForURL(/\/Contacts/);
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link', { name: person.name }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: person.message });
  await expect(drawer).toContainText(person.company);
  await drawer.getByRole('button', { name: say('people:requests.approve'), exact: true }).click();
  await page.getByRole('button', { name: say('people:requests.approveDialog.confirm') }).click();
  await expect(page.getByText(say('people:requests.approveDialog.done'))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText(
    say('people:requests.status.APPROVED'),
  );
}

for (const language of ['en', 'ar'] as const) {
  test(`somebody is let in, and comes back after forgetting the password (${language})`, async ({
    page,
    browser,
    product,
    mailbox,
  }) => {
    const say = wordsOf(language);
    const person = people[language];
    const [first = '', second = ''] = person.passwords;
    const office = await browser.newContext({ baseURL: product.url });

    await test.step('access is requested and approved', async () => {
      await page.goto(`/Login?lng=${language}`);
      await requestAccess(page, say, person);
      await approve(await office.newPage(), say, language, person);
    });

    await test.step('the mailed link sets the password, once, and the first sign-in works', async () => {
      const link = await mailbox.read(person.email, /(http\S+\/Login\/ChangePass\/\S+)/);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: say('access:password.welcome.title') })).toBeVisible();
      await setPassword(page, say, person.name.padEnd(12, ' !'));
      await expect(page.getByRole('alert')).toBeVisible();
      await setPassword(page, say, first);
      await page.waitForURL(/\/Login\/ConfirmChange\//);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: say('access:expired.title') })).toBeVisible();
      await page.getByRole('link', { name: say('access:way.signIn') }).click();
      await signIn(page, say, person.email, first);
      await expect(page.getByRole('link', { name: say('shell:header.profile', { name: person.name }) })).toBeVisible();
    });

    await test.step('an HR user sees no people and is led home from their pages', async () => {
      await expect(page.getByRole('link', { name: say('shell:nav.contacts') })).toBeHidden();
      await page.goto('/AllAdmins');
      await page.waitForURL((url) => url.pathname === '/');
    });

    await test.step('a forgotten password is set anew by a mailed code, and ends the old session', async () => {
      const context = await browser.newContext({ baseURL: product.url });
      const other = await context.newPage();
      await other.goto(`/Login?lng=${language}`);
      await other.getByRole('link', { name: say('session:forgot') }).click();
      // The page before has a field of the same name, and stays for a moment longer than its address.
      await expect(other.getByRole('button', { name: say('access:forget.submit') })).toBeVisible();
      await other.getByLabel(say('access:forget.email')).fill(person.email);
      await other.getByRole('button', { name: say('access:forget.submit') }).click();
      await expect(other.getByRole('timer')).toBeVisible();
      const code = await mailbox.read(person.email, /^\s*(\d{6})\s*$/m);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      await other.getByLabel(say('access:code.label'), { exact: true }).fill(wrong);
      await other.getByRole('button', { name: say('access:code.submit') }).click();
      await expect(other.getByRole('alert')).toContainText(say('errors:PASSWORD_CODE_WRONG'));
      await other.reload();
      await other.getByLabel(say('access:code.label'), { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await other.getByRole('button', { name: say('access:code.submit') }).click();
      await other.waitForURL(/\/Login\/ChangePass\//);
      await setPassword(other, say, second);
      await other.waitForURL(/\/Login\/ConfirmChange\//);
      await other.getByRole('link', { name: say('access:way.signIn') }).click();
      await signIn(other, say, person.email, second);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await other.waitForURL((url) => url.pathname === '/');
      await page.goto('/Profile');
      await page.waitForURL(/\/Login/);
      await context.close();
    });

    await office.close();
  });
}
