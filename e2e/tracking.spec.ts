import type { Locator, Page } from '@playwright/test';
import { Receiver } from '../server/test/kit/receiver';
import { Candidate } from './journey/candidate';
import { Office } from './journey/office';
import { openBy, Staff } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const QUESTION = { type: 'TRUE_FALSE', text: 'Is five and five ten?', truth: true };

/** What either system is answered, in part. */
interface Answer {
  partner_interview_id: string;
  partner_status: string;
  partner_profile_url: string;
  partner_score: number;
  success: boolean;
  results: { assessment_id: string };
}

/** A tracking system as its documents describe it: it calls with the key as user name, and is called back. */
class System {
  readonly told = new Receiver();
  private base = '';
  private key = '';

  /** As somebody of the employer's enters it there. */
  enter(base: string, key: string): void {
    [this.base, this.key] = [base, key];
  }

  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: Answer }> {
    const authorization = `Basic ${Buffer.from(`${this.key}:`).toString('base64')}`;
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(this.base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, body: (await response.json()) as Answer };
  }
}

/** Connects in Settings and takes over what the page shows: addresses and key. */
async function connect(page: Page, say: ReturnType<typeof wordsOf>, choose: (dialog: Locator) => Promise<void>) {
  await page.goto('/Settings?part=connections');
  const dialog = page.getByRole('dialog');
  await openBy(page.getByRole('button', { name: say('tracking:connect.open') }), dialog);
  await choose(dialog);
  await dialog.getByRole('button', { name: say('tracking:connect.submit') }).click();
  const key = await dialog.getByLabel(say('tracking:connected.key'), { exact: true }).inputValue();
  const addressOf = (name: string) => dialog.getByLabel(name, { exact: true }).inputValue();
  return { dialog, key, addressOf };
}

/** Presses the connection in the list: its drawer stays open, and looks again by itself. */
async function openConnection(page: Page, name: string): Promise<Locator> {
  await page.getByRole('listitem').getByRole('button', { name }).last().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  return drawer;
}

const baseOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);

test('Greenhouse orders an exam, is told that it is done, and a recruiter reads the result', async ({
  page,
  browser,
  product,
  mailbox,
}) => {
  const say = wordsOf('en');
  await new Staff(page, say).open('en');
  const office = new Office(page.request, product.url);
  const partner_test_id = await office.assessment({ title: 'Fives', questions: [QUESTION] });
  const greenhouse = new System();
  const origin = await greenhouse.told.open();

  await test.step('it is connected in Settings', async () => {
    const { dialog, key, addressOf } = await connect(page, say, async (form) => {
      await form.getByRole('button', { name: say('tracking:connect.submit') }).click();
      await expect(form.getByText(say('errors:rule.required'))).toBeVisible();
      await form.getByLabel(say('tracking:field.credential', { name: 'Greenhouse' })).fill('gh-call-back');
    });
    greenhouse.enter(baseOf(await addressOf('send_test')), key);
    await dialog.getByRole('button', { name: say('tracking:connected.close') }).click();
    await expect(dialog).toBeHidden();
    expect(await page.content()).not.toContain(key);
  });
  const drawer = await openConnection(page, 'Greenhouse');
  await expect(drawer.getByText(say('tracking:calls.empty'))).toBeVisible();

  const email = `${crypto.randomUUID()}@example.com`;
  const link = await test.step('a recruiter there sends the test', async () => {
    const { body: tests } = await greenhouse.call('GET', 'list_tests');
    expect(tests).toContainEqual({ partner_test_id, partner_test_name: 'Fives' });
    const candidate = { first_name: 'Lina', last_name: 'Haddad', email, phone_number: null, resume_url: null };
    const order = { partner_test_id, candidate, url: `${origin}/take_home_tests/12/scores` };
    const wrong = await greenhouse.call('POST', 'send_test', { ...order, url: 'https://169.254.169.254/latest' });
    expect(wrong.status).toBe(400);
    const sent = await greenhouse.call('POST', 'send_test', order);
    const calls = drawer.getByRole('list', { name: say('tracking:calls.title', { name: 'Greenhouse' }) });
    await expect(calls.getByRole('listitem').filter({ hasText: 'private-address' })).toContainText('send_test');
    await expect(calls.getByRole('listitem').filter({ hasText: 'list_tests' })).toContainText('200');
    return { id: sent.body.partner_interview_id, exam: await mailbox.read(email, /(http\S+\/Exam\/\S+)/) };
  });

  await test.step('the candidate takes it', async () => {
    const context = await browser.newContext();
    const candidate = new Candidate(await context.newPage(), say);
    await candidate.open(link.exam);
    await candidate.start();
    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
    await candidate.submit();
    await candidate.page.waitForURL(/Exam\/Success/);
    await context.close();
  });

  const resultUrl = await test.step('it is told by an empty PATCH, and reads the result', async () => {
    await expect.poll(() => greenhouse.told.calls.length).toBe(1);
    const [told] = greenhouse.told.calls;
    expect(told).toMatchObject({ method: 'PATCH', path: '/take_home_tests/12/scores', body: '' });
    expect(told?.headers.authorization).toBe(`Basic ${Buffer.from('gh-call-back:').toString('base64')}`);
    const status = `test_status?partner_interview_id=${link.id}`;
    const { body } = await greenhouse.call('GET', status);
    expect(body).toMatchObject({ partner_status: 'complete', partner_score: 100 });
    return body.partner_profile_url;
  });

  await test.step('the link in Greenhouse opens the result after sign-in', async () => {
    const context = await browser.newContext();
    const recruiter = await context.newPage();
    await recruiter.goto(resultUrl);
    await recruiter.getByLabel(say('session:email')).fill('admin@mizan.local');
    await recruiter.getByLabel(say('session:password'), { exact: true }).fill('Mizan-demo-2026');
    await recruiter.getByRole('button', { name: say('session:submit'), exact: true }).click();
    await recruiter.waitForURL(resultUrl);
    await expect(recruiter.getByRole('heading', { level: 1 })).toContainText('Lina Haddad');
    await context.close();
  });

  await test.step('what was sent is tried and sent again by hand', async () => {
    await drawer.getByRole('button', { name: say('tracking:test') }).click();
    await expect.poll(() => greenhouse.told.calls.length).toBe(2);
    const entry = drawer.getByRole('listitem').filter({ hasText: 'greenhouse.complete' });
    await expect(entry).toContainText(say('webhooks:status.DELIVERED'));
    await entry.getByRole('button', { name: 'greenhouse.complete' }).click();
    await entry.getByRole('button', { name: say('webhooks:log.replay') }).click();
    await expect.poll(() => greenhouse.told.calls.length).toBe(3);
    await expect(drawer.getByText('gh-call-back')).toHaveCount(0);
  });

  await test.step('disconnected, it is refused', async () => {
    await drawer.getByRole('button', { name: say('tracking:disconnect.action') }).click();
    const sure = page.getByRole('dialog', { name: say('tracking:disconnect.title', { name: 'Greenhouse' }) });
    await sure.getByRole('button', { name: say('tracking:disconnect.action') }).click();
    await expect(page.getByText(say('tracking:disconnect.done', { name: 'Greenhouse' }))).toBeVisible();
    await expect(page.getByText(say('tracking:empty'))).toBeVisible();
    expect((await greenhouse.call('GET', 'list_tests')).status).toBe(401);
  });
  await greenhouse.told.close();
});

test('Ashby is told each step, and Settings say in Arabic what it refused', async ({ page, product, mailbox }) => {
  const say = wordsOf('ar');
  await new Staff(page, say).open('ar');
  const office = new Office(page.request, product.url);
  const assessment_type_id = await office.assessment({ title: 'Tens', questions: [QUESTION] });
  const ashby = new System();
  const address = `${await ashby.told.open()}/assessment.update`;
  ashby.told.behave = (response) => response.writeHead(401).end('{"success":false}');
  const { dialog, key, addressOf } = await connect(page, say, async (form) => {
    await form.getByRole('radio', { name: 'Ashby' }).check();
    await form.getByLabel(say('tracking:field.credential', { name: 'Ashby' })).fill('ashby-call-back');
    await form.getByLabel(say('tracking:field.address')).fill(address);
  });
  ashby.enter(baseOf(await addressOf('assessment.start')), key);
  await dialog.getByRole('button', { name: say('tracking:connected.close') }).click();
  await expect(dialog).toBeHidden();
  const drawer = await openConnection(page, 'Ashby');
  await drawer.getByRole('button', { name: say('tracking:test') }).click();
  const tested = drawer.getByRole('listitem').filter({ hasText: 'ashby.test' });
  await expect(tested).toContainText(say('webhooks:status.FAILED'));
  await tested.getByRole('button', { name: 'ashby.test' }).click();
  await expect(tested).toContainText(say('webhooks:outcome.REFUSED', { status: 401 }));

  ashby.told.behave = (response) => response.writeHead(200).end('{"success":true}');
  ashby.told.calls.length = 0;
  const email = `${crypto.randomUUID()}@example.com`;
  const candidate = { ashby_id: 'c1', first_name: 'Sukarno', last_name: '', email };
  const started = await ashby.call('POST', 'assessment.start', {
    assessment_type_id,
    candidate,
    application: { ashby_id: 'a1', status: 'Active' },
    job: { ashby_id: 'j1', name: 'Accountant' },
  });
  expect(started.status).toBe(200);
  await mailbox.read(email, /(http\S+\/Exam\/\S+)/);
  const { assessment_id } = started.body.results;
  const cancelled = await ashby.call('POST', 'assessment.cancel', { assessment_id });
  expect(cancelled).toEqual({ status: 200, body: { success: true, results: { assessment_id } } });
  const again = await ashby.call('POST', 'assessment.cancel', { assessment_id: 'nothing' });
  expect(again.status).toBe(404);
  const calls = drawer.getByRole('list', { name: say('tracking:calls.title', { name: 'Ashby' }) });
  await expect(calls.getByRole('listitem').first()).toContainText('TRACKING_ORDER_NOT_FOUND');
  await drawer.getByRole('button', { name: say('tracking:disconnect.action') }).click();
  const sure = page.getByRole('dialog', { name: say('tracking:disconnect.title', { name: 'Ashby' }) });
  await sure.getByRole('button', { name: say('tracking:disconnect.action') }).click();
  await expect(page.getByText(say('tracking:disconnect.done', { name: 'Ashby' }))).toBeVisible();
  await ashby.told.close();
});
