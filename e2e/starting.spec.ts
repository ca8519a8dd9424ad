import type { Locator } from '@playwright/test';
import { violations } from './journey/axe';
import { Office } from './journey/office';
import { breaches, runsOver } from './journey/reading';
import { choose, expectStep, Staff } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const ACCOUNTANT = '0d0e0000-0000-4000-8000-000000000301';
const say = wordsOf('en');

test('an assessment begins from a template, and a template from an assessment', async ({ page }) => {
  const staff = new Staff(page, say);
  await staff.open('en');
  const publish = page.getByRole('button', { name: say('assessments:wizard.publish') });
  const goOn = page.getByRole('button', { name: say('assessments:wizard.continue') });
  const start = async (title: string) => {
    await page.goto('/CreateAssessment');
    await page.getByRole('button', { name: say('assessments:start.template') }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('searchbox').fill(title);
    await drawer.getByRole('button', { name: new RegExp(`^Use .?${title}`, 'u') }).click();
    await expect(page.getByLabel(say('assessments:role.title'))).toHaveValue(title);
  };

  await test.step('a ready one, with its tests, is published and the first is invited by what its home names as next', async () => {
    await start('Data analyst');
    const id = new URL(page.url()).searchParams.get('draft') ?? '';
    await page.goto(`/CandinateCreation/${id}`);
    const head = page.getByRole('main').locator('header').first();
    await expect(head).toContainText(say('assessments:home.publish.text'));
    await head.getByRole('link', { name: say('assessments:home.publish.action') }).click();
    for (const step of ['choose', 'questions', 'finalize'] as const) {
      await goOn.click();
      await expectStep(page, say, step);
    }
    await expect(page.getByLabel(say('assessments:configuration.passMark'))).toHaveValue('60');
    await publish.click();
    await page.waitForURL(/CandinateCreation/u);
    await expect(head).toContainText(say('assessments:home.nobody'));
    await page
      .getByLabel(say('candidates:invite.onePerLine'))
      .fill(`Noor Haddad, noor.${id}@example.com, +971 50 555 0142`);
    await staff.invite(1);
    await expect(head).toContainText(say('assessments:home.invited', { count: 1, formatted: '1' }));
  });

  await test.step('it is kept under a title of its own', async () => {
    await page.goto('/Assesments?search=Data analyst');
    const row = page.getByRole('row').filter({ hasText: 'Data analyst' }).first();
    await choose(
      row.getByRole('button').last(),
      page.getByRole('menuitem', { name: say('assessments:templates.save') }),
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('assessments:templates.name')).fill('Analyst, Cairo');
    await dialog.getByRole('button', { name: say('assessments:templates.save') }).click();
    await expect(page.getByText(/Saved as template: .*Analyst, Cairo/u)).toBeVisible();
  });

  await test.step('and begins the next, where the last one is offered as well', async () => {
    await start('Analyst, Cairo');
    await goOn.click();
    await expect(page.getByRole('heading', { name: say('tests:title') })).toBeVisible();
    await page.goto('/CreateAssessment');
    const again = page.getByRole('button', { name: say('assessments:start.last') });
    await expect(again).toContainText('Data analyst');
    await again.click();
    await expect(page.getByLabel(say('assessments:role.title'))).toHaveValue(/Data analyst/u);
  });
});

test('what is missing is said beside its field, with nothing laid over it', async ({ page }) => {
  await new Staff(page, say).open('en');
  const toasts = page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: say('common:action.close') }) });
  for (const [path, goOn, missing] of [
    ['/CreateAssessment', 'assessments:wizard.continue', 'assessments:blocked.title'],
    ['/TestCreation', 'tests:editor.continue', 'tests:blocked.title'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: say(goOn) }).click();
    const told = page.getByRole('alert').filter({ hasText: say(missing) });
    await expect(told).toHaveCount(1);
    await expect(toasts).toHaveCount(0);
    const isSeen = await told.evaluate((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return text.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    expect(isSeen, path).toBe(true);
  }
});

test('what is usual stands first, and the rest says what holds of it', async ({ page }) => {
  await new Staff(page, say).open('en');
  await page.goto(`/UpdateAssestment/${ACCOUNTANT}?step=finalize`);
  const back = page.getByRole('switch', { name: say('assessments:configuration.allowBack') });
  await expect(page.getByText(say('assessments:configuration.candidate'), { exact: true })).toBeVisible();
  await expect(back).toBeHidden();
  await page.getByText(say('common:action.moreOptions')).click();
  await expect(back).toBeVisible();
  const wasOn = await back.isChecked();
  const saying = (on: boolean) => page.getByText(say(`assessments:configuration.inForce.${on ? 'back' : 'noBack'}`));
  await expect(saying(wasOn)).toBeVisible();
  await back.click();
  await expect(saying(!wasOn)).toBeVisible();
  await back.click();
  // Left before it is saved, the assessment would stay changed for the journeys after this one.
  await expect(page.getByRole('status').filter({ hasText: say('common:saved.changesAt', { time: '' }) })).toBeVisible();

  await page.goto('/Settings');
  const parts = page.getByRole('navigation', { name: say('settings:title') });
  await parts.getByRole('link', { name: say('settings:part.privacy') }).click();
  await expect(page).toHaveURL(/part=privacy/u);
  await expect(parts.getByRole('link', { name: say('settings:part.privacy') })).toHaveAttribute('aria-current', 'page');
});

test('an assessment is one place: its pages are tabs, and each has one thing to do first', async ({ page }) => {
  await new Staff(page, say).open('en');
  await page.goto('/Assesments?search=Senior Accountant');
  await page.getByRole('link', { name: 'Senior Accountant, Gulf' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/CandinateCreation/${ACCOUNTANT}`, 'u'));
  const tabs = page.getByRole('navigation', { name: say('assessments:home.tabs') });
  for (const tab of ['live', 'analytics', 'compare', 'settings', 'candidates'] as const) {
    const link = tabs.getByRole('link', { name: say(`assessments:home.tab.${tab}`) });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('main .ant-btn-primary:visible')).toHaveCount(1);
  await page.goto(`/UpdateAssestment/${ACCOUNTANT}?step=questions`);
  await expectStep(page, say, 'questions');
  const lines = page.getByRole('navigation', { name: say('assessments:step.label') }).getByRole('listitem');
  const isAlike = () =>
    lines.evaluateAll((steps) => {
      const [first, ...rest] = steps.slice(1).map((step) => getComputedStyle(step, '::before').backgroundColor);
      return rest.map((colour) => colour === first);
    });
  await expect.poll(isAlike, 'all of it was done before it was published').toEqual([true, true]);
  await page.goto(`/CandinateCreation/${ACCOUNTANT}?stage=COMPLETED`);
  await page.locator('a[href*="/ResultDetails/"]').first().click();
  await expect(page.getByRole('heading', { name: say('results:questions') })).toBeVisible();
  await expect(page.locator('main .ant-btn-primary:visible')).not.toHaveCount(2);
});

test('a list is kept as it is looked at, and people are compared as it is needed', async ({ page }) => {
  await new Staff(page, say).open('en');
  await page.goto(`/CandinateCreation/${ACCOUNTANT}?stage=COMPLETED`);
  await expect(page.locator('a[href*="/ResultDetails/"]').nth(2)).toBeVisible();
  await page.getByRole('button', { name: say('all-candidates:columns') }).click();
  await page.getByRole('checkbox', { name: say('candidates:list.phone') }).click();
  await expect(page.getByRole('columnheader', { name: say('candidates:list.phone') })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('all-candidates:views.title') }).click();
  await page.getByLabel(say('all-candidates:views.name')).fill('Submitted, no phones');
  await page.getByRole('button', { name: say('all-candidates:views.save') }).click();
  await expect(page.getByText(say('all-candidates:views.saved'))).toBeVisible();
  await page.goto(`/CandinateCreation/${ACCOUNTANT}`);
  await expect(page.getByRole('columnheader', { name: say('candidates:list.phone') })).toBeVisible();
  await page.getByRole('button', { name: say('all-candidates:views.title') }).click();
  await page.getByRole('link', { name: 'Submitted, no phones' }).click();
  await expect(page.getByRole('columnheader', { name: say('candidates:list.phone') })).toBeHidden();

  const links = page.locator('a[href*="/ResultDetails/"]');
  await expect(links.nth(2)).toBeVisible();
  const all = await links.evaluateAll(
    (found, atLeast) =>
      found.map((link) => ({
        id: link.getAttribute('href')?.split('/').at(-1)?.split('?')[0] ?? '',
        isFinal: !link.closest('tr')?.textContent.includes(atLeast),
      })),
    say('common:score.atLeast'),
  );
  // Some of either: in the demo people go on handing in, and theirs are not final.
  const some = (wanted: boolean) => new Set(all.filter(({ isFinal }) => isFinal === wanted).map(({ id }) => id));
  const ids = [true, false].flatMap((wanted) => [...some(wanted)].slice(0, 3));
  await page.goto(`/Assesments/${ACCOUNTANT}/Compare?candidates=${ids.join(',')}`);
  const percentages = page
    .getByRole('row')
    .filter({ hasText: say('compare:percentage') })
    .getByRole('cell');
  await expect(percentages).toHaveCount(ids.length);
  const order = page.locator('.ant-select-item-option').filter({ hasText: say('compare:percentage') });
  await choose(page.getByRole('combobox', { name: say('compare:sort') }), order);
  const told = await percentages.allInnerTexts();
  const figures = told.map((text) => Number(/\d+/u.exec(text)?.[0]));
  expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  const final = told.filter((text) => !text.startsWith(say('common:score.atLeast')));
  const best = say(final.length === told.length ? 'compare:best' : 'compare:bestFinal');
  expect(final.map((text) => text.includes(best))).toEqual(final.map((_, place) => place === 0));
  const rows = page.getByRole('table').getByRole('row');
  const heads = page.getByRole('table').locator('thead').getByRole('link');
  await rows.last().scrollIntoViewIfNeeded();
  for (const head of await heads.all()) await expect(head).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await heads.first().scrollIntoViewIfNeeded();
  for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
  await expect.poll(() => runsOver(page)).toBeLessThanOrEqual(0);
  expect(await breaches(page)).toEqual([]);

  // Six people may differ in everything. Of three final results, two passed or two failed.
  await page.setViewportSize({ width: 1440, height: 900 });
  const statuses = rows.filter({ has: page.getByRole('rowheader', { name: say('compare:status'), exact: true }) });
  const said = await statuses.getByRole('cell').allInnerTexts();
  const addresses = await heads.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const one = said.findIndex((status, place) => said.indexOf(status, place + 1) > place);
  const other = said.indexOf(said[one] ?? '', one + 1);
  const pair = [one, other].map((place) => addresses[place]?.split('/').at(-1)?.split('?')[0]);
  await page.goto(`/Assesments/${ACCOUNTANT}/Compare?candidates=${pair.join(',')}`);
  await expect(statuses.getByRole('cell')).toHaveText([said[one] ?? '', said[one] ?? '']);
  await page.getByRole('switch', { name: say('compare:onlyDifferent') }).click();
  await expect(statuses).toHaveCount(0);
  await expect(heads).toHaveCount(2);
});

test('on a phone a toast covers none of the buttons for the selected rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Staff(page, say).open('en');
  await page.goto('/AllCandidates');
  await page.getByRole('main').getByRole('checkbox').first().click();
  const bar = page.getByRole('region', { name: say('all-candidates:bulk.label') });
  const copy = bar.getByRole('button', { name: say('all-candidates:bulk.copy') });
  await copy.click();
  const toast = page.getByRole('status').filter({ hasText: say('all-candidates:bulk.copied', { count: 1 }) });
  await expect(toast).toBeVisible();
  const [card, below] = [await toast.boundingBox(), await bar.boundingBox()];
  expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('on a phone the content comes before its filters, and the library before what is taken from it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Staff(page, say).open('en');
  const main = page.getByRole('main');
  for (const path of ['/AllCandidates', '/Tests', '/Questions']) {
    await page.goto(path);
    const filters = main.getByRole('button', { name: say('common:filters.none') });
    await expect(filters).toHaveAttribute('aria-expanded', 'false');
    const first = main.locator('tr.ant-table-row, li article').first();
    await expect(first).toBeVisible();
    const { y, height } = (await first.boundingBox()) ?? { y: 9_999, height: 0 };
    expect(y + height, path).toBeLessThan(844);
    await filters.click();
    await expect(main.getByRole('combobox').first()).toBeVisible();
  }
  await page.goto(`/UpdateAssestment/${ACCOUNTANT}?step=choose`);
  const topOf = async (part: Locator) => {
    await expect(part).toBeVisible();
    return (await part.boundingBox())?.y ?? 9_999;
  };
  const library = main.getByRole('region', { name: say('tests:title') });
  const taken = main.getByRole('complementary', { name: say('tests:selected.title') });
  expect(await topOf(library)).toBeLessThan(await topOf(taken));
  await page.goto('/api/docs?lng=en');
  const contents = page.getByText(say('docs:contents'), { exact: true });
  await expect(contents).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('docs:contents') })).toBeHidden();
  expect(await topOf(main.getByRole('heading', { level: 1 }))).toBeLessThan(300);
});

test('something is there before the page’s script has come', async ({ page }) => {
  let deliver: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/assets\/sign-in-.*\.js$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Login?lng=en', { waitUntil: 'commit' });
  await expect(page.locator('.boot i').first()).toBeVisible();
  deliver();
  await expect(page.getByLabel(say('session:email'))).toBeVisible();
  await expect(page.locator('.boot')).toHaveCount(0);
});

test('the exam has painted words before any of its files has come, in the style of the page', async ({ page }) => {
  let deliver: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/assets\//u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Exam/Success?lng=ar', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByText('لحظة من فضلك…')).toBeVisible();
  await expect(page.getByText('One moment…')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  deliver();
  await expect(page.locator('main:not(.boot)').getByRole('heading', { level: 1 })).toBeVisible();
});

test('every page has one first heading, also while it loads and where it fails', async ({ page, product }) => {
  await Office.open(page.request, product.url);
  const wanting = async () => {
    const found = await violations(page, { type: 'rule', values: ['page-has-heading-one', 'landmark-one-main'] });
    return found.map(({ id }) => id);
  };
  let release: () => void = () => undefined;
  let isViewerHeld = true;
  let isRefused = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/graphql', async (route) => {
    const isViewer = (route.request().postData() ?? '').includes('"operationName":"Viewer"');
    if (isViewer ? isViewerHeld : !isRefused) await released;
    await (isRefused && !isViewer ? route.fulfill({ status: 500, body: '{}' }) : route.continue());
  });
  await page.goto('/Settings?lng=en');
  await expect(page.locator('#root .boot')).toHaveCount(1);
  expect(await wanting(), 'while nobody is known').toEqual([]);
  isViewerHeld = false;
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(1);
  expect(await wanting(), 'while the page loads').toEqual([]);
  isRefused = true;
  await page.reload();
  await expect(page.getByRole('button', { name: say('common:action.retry') })).toBeVisible();
  expect(await wanting(), 'where it failed').toEqual([]);
  isRefused = false;
  release();
  await page.getByRole('button', { name: say('common:action.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('settings:title'));
});

test('a script that does not arrive is said in the place of the skeleton', async ({ page }) => {
  await page.route(/\/assets\/sign-in-.*\.js$/u, (route) => route.abort());
  await page.goto('/Login?lng=en');
  await expect(page.getByRole('alert')).toHaveText('The page could not be loaded. Check your connection.');
  await page.unroute(/\/assets\/sign-in-.*\.js$/u);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel(say('session:email'))).toBeVisible();
});

test('the menu of the appearance opens at its first press, and keeps the focus', async ({ page }) => {
  await page.goto('/Login?lng=en');
  const button = page.getByRole('button', { name: say('common:theme.label') });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: say('common:theme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('menuitemradio', { name: say('common:theme.dark') })).toBeHidden();
});
