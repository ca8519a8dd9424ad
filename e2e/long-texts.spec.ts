import type { Page } from '@playwright/test';
import { Candidate } from './journey/candidate';
import { anExam, byType } from './journey/exam-setting';
import { handIn, Office } from './journey/office';
import { picture } from './journey/picture';
import { wordsOf } from './journey/words';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

/** Of the demo: its bands are the usual five, the last of them the narrowest. */
const ACCOUNTANT = '0d0e0000-0000-4000-8000-000000000301';
const TITLE = 'Senior Group Consolidation and Treasury Reporting Accountant for the Gulf Cooperation Council '
  .repeat(2)
  .slice(0, 150);
const NAME = ['Abdulrahman-Maximilian', 'Al-Mutairi-Hohenzollern-Sigmaringen'];
const LABEL = 'a'.repeat(63);

/** One dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** As long as an address may be: 254 characters. */
const addressOf = (stamp: string) =>
  `${stamp}.${'x'.repeat(63 - stamp.length)}@${LABEL}.${LABEL}.${'b'.repeat(57)}.com`;

/** Every list gets a row whose texts are as long as they may be. */
async function fill(office: Office) {
  const questions = [{ type: 'OPEN_ENDED', text: `${TITLE}?`, score: 6, skill: 'Consolidation'.repeat(4) }];
  const assessmentId = await office.assessment({ title: TITLE, questions });
  const stamp = assessmentId.slice(0, 8);
  const [firstName = '', lastName = ''] = NAME;
  const [invited, other] = await office.invite(assessmentId, [
    { firstName, lastName, email: addressOf(`in${stamp}`) },
    { firstName, lastName, email: addressOf(`too${stamp}`) },
    { firstName, lastName, email: addressOf(`out${stamp}`) },
  ]);
  for (const { link } of [invited, other].filter((one) => one !== undefined)) {
    await handIn(link, ['Income belongs to the period that earned it.']);
  }
  const test = await office.call(
    graphql(`mutation LongTexts_createTest($input: CreateTestInput!) { createTest(input: $input) { test { id } } }`),
    { input: { title: TITLE, jobRole: TITLE.slice(0, 100), level: 'BEGINNER', language: 'EN' } },
  );
  await office.call(
    graphql(`mutation LongTexts_createHr($input: CreateHrInput!) { createHr(input: $input) { staffUser { id } } }`),
    {
      input: {
        name: NAME.join(' '),
        email: addressOf(`hr${stamp}`),
        phone: '+966501234567',
        language: 'EN',
        companyName: 'Gulf Ledger Partners and Sons Holding '.repeat(3).slice(0, 100),
        companySize: 240,
        maxRequests: 50,
      },
    },
  );
  await office.call(
    graphql(`
      mutation LongTexts_requestAccess($input: RequestAccessInput!) {
        requestAccess(input: $input) { answerWithinHours }
      }
    `),
    {
      input: {
        name: NAME.join(' '),
        email: addressOf(`ask${stamp}`),
        phone: '+966501234567',
        language: 'EN',
        message: TITLE.repeat(4),
        companyName: 'Gulf Ledger Partners and Sons Holding '.repeat(3).slice(0, 100),
        companySize: 240,
      },
    },
  );
  await office.call(
    graphql(`
      mutation LongTexts_saveRoleTemplate($input: SaveRoleTemplateInput!) {
        saveRoleTemplate(input: $input) { roleTemplate { id } }
      }
    `),
    { input: { assessmentId, title: TITLE } },
  );
  const ids = { candidateId: invited?.candidateId ?? '', otherId: other?.candidateId ?? '' };
  return { assessmentId, testId: test.createTest.test.id, ...ids };
}

/** Controls of rows that somebody could not press, for they stand outside the page or under something else. */
const unreachable = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const rows = [...main.querySelectorAll('tr.ant-table-row, li article')];
    return rows.flatMap((row) => {
      const menu = [...row.querySelectorAll('button.ant-dropdown-trigger')].at(-1);
      if (!menu) return [];
      menu.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isIn = left >= 0 && right <= innerWidth && hit !== null && menu.contains(hit);
      return isIn ? [] : [menu.getAttribute('aria-label') ?? menu.outerHTML];
    });
  });

/** Lists that would have to be pushed sideways to be read, where they are tables at all. */
const scrollingLists = (page: Page) =>
  page
    .locator('.ant-table-body, .ant-table-content')
    .evaluateAll((tables) =>
      tables.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1).map(String),
    );

/** Names of which the first letter cannot be seen: a name is cut at its end, also where the page reads the other way. */
const beheaded = (page: Page) =>
  page
    .getByRole('main')
    .getByTitle(NAME.join(' '))
    .evaluateAll(
      (elements, first) =>
        elements.flatMap((element) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let node = texts.nextNode();
          while (node && !node.nodeValue?.includes(first)) node = texts.nextNode();
          if (!node) return [];
          const letter = document.createRange();
          const at = node.nodeValue?.indexOf(first) ?? 0;
          letter.setStart(node, at);
          letter.setEnd(node, at + 1);
          const { left, right } = letter.getBoundingClientRect();
          const box = element.getBoundingClientRect();
          return left < box.left - 1 || right > box.right + 1 ? [element.outerHTML] : [];
        }),
      NAME[0] ?? '',
    );

test('a window that is narrowed after a test was written scrolls nowhere in Arabic', async ({ page, product }) => {
  await Office.open(page.request, product.url);
  await page.goto('/TestCreation?lng=ar');
  const description = page.getByRole('main').locator('textarea').first();
  await expect(description).toBeVisible();
  await page.locator('a[href="/Tests"]').first().click();
  await expect(description).toBeHidden();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    await expect.poll(sideways, `at ${String(width)}`).toBe(0);
  }
});

for (const language of ['en', 'ar'] as const) {
  test(`a file of a long name is no wider than a phone, taken or not (${language})`, async ({ page, product }) => {
    const say = wordsOf(language);
    const office = await Office.open(page.request, product.url);
    const questions = byType(language, 'FILE_UPLOAD');
    const { link } = await anExam(office, { language, questions });
    await page.setViewportSize({ width: 390, height: 844 });
    const candidate = new Candidate(page, say);
    await candidate.open(link, language);
    await candidate.start();
    // The page before it has a file to try as well.
    await expect(candidate.question(questions[0]?.text ?? '')).toBeVisible();
    for (const [ending, told] of [
      ['png', say('answering:files.state.sent')],
      ['exe', say('answering:files.problem.notAllowed')],
    ] as const) {
      const file = { name: `${LABEL}.${ending}`, mimeType: 'image/png', buffer: PNG };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await expect(page.getByText(told)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
}

const eventually = expect.configure({ soft: true });

/** What opens a calendar: of days, and of days and hours. */
const calendars = {
  '/Audit': 'common:filters.none',
  [`/CandinateCreation/${ACCOUNTANT}?invite=none`]: 'candidates:publicLink.title',
};

for (const language of ['en', 'ar'] as const) {
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    test(`every day and hour of a calendar can be chosen (${language}, ${String(size.width)})`, async ({
      page,
      product,
    }) => {
      await Office.open(page.request, product.url);
      await page.setViewportSize(size);
      for (const [path, opener] of Object.entries(calendars)) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
        await page.getByRole('button', { name: wordsOf(language)(opener), exact: true }).click();
        await page.locator('.ant-picker input').last().click();
        const calendar = page.locator('.ant-picker-dropdown').filter({ visible: true });
        const cut = () =>
          calendar.evaluate((opened) => {
            const { top, bottom } = opened.getBoundingClientRect();
            const parts = [...opened.querySelectorAll('button, td, li, .ant-picker-footer')].filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              return left < 0 || right > innerWidth;
            });
            return [top >= 0 && bottom <= innerHeight, ...parts.map(({ textContent }) => textContent)];
          });
        await eventually.poll(cut, path).toEqual([true]);
        await picture(page, `calendar-${path.split('/')[1]?.split('?')[0] ?? ''}-${language}-${String(size.width)}`);
        await page.keyboard.press('Escape');
        await expect(calendar).toHaveCount(0);
      }
    });
  }
}

test('a field of an Arabic page reads each language in its own direction', async ({ page, product }) => {
  await Office.open(page.request, product.url);
  await page.goto('/TestCreation?lng=ar');
  const title = page.getByLabel(wordsOf('ar')('tests:details.title'), { exact: true });
  const direction = () => title.evaluate((field) => getComputedStyle(field).direction);
  await expect.poll(direction).toBe('rtl');
  await title.fill('Accountant, Gulf');
  expect(await direction()).toBe('ltr');
  await title.fill('محاسب، الخليج');
  expect(await direction()).toBe('rtl');
});

test('on an Arabic page the subject of an English letter is written from the left', async ({ page, product }) => {
  const say = wordsOf('ar');
  await Office.open(page.request, product.url);
  await page.goto('/CandinateCreation/0d0e0000-0000-4000-8000-000000000301?lng=ar');
  await page.getByRole('main').getByRole('row').getByRole('checkbox').nth(1).click();
  await page.getByRole('button', { name: say('deciding:letter.name_action') }).click();
  const english = page.getByRole('dialog').getByRole('region', { name: say('common:language.EN') });
  const subject = english.getByLabel(say('deciding:letter.subject'));
  await expect.poll(() => subject.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
});

for (const language of ['en', 'ar'] as const) {
  test(`every band of a report is named whole (${language})`, async ({ page, product }) => {
    const office = await Office.open(page.request, product.url);
    const { assessment } = await office.call(
      graphql(`
        query LongTexts_assessment($id: ID!) {
          assessment(id: $id) {
            invitations(first: 100, filter: { stages: [COMPLETED] }) { edges { node { candidate { id } result { status } } } }
          }
        }
      `),
      { id: ACCOUNTANT },
    );
    // Under review a result has no place on the bands.
    const stands = assessment.invitations.edges.find(
      ({ node }) => node.result && node.result.status !== 'UNDER_REVIEW',
    );
    const candidateId = stands?.node.candidate.id ?? '';
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/Report/${candidateId}?assessment=${ACCOUNTANT}&lng=${language}`);
    const names = page.getByRole('main').getByRole('img').filter({ hasText: 'Outstanding' }).first().locator('bdi');
    await expect(names.last()).toHaveText('Outstanding');
    await page.evaluate(() => document.fonts.ready);
    const cut = await names.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
}

for (const language of ['en', 'ar'] as const) {
  for (const width of [1440, 390]) {
    test(`every band is named whole where its limits are set (${language}, ${String(width)})`, async ({
      page,
      product,
    }) => {
      const say = wordsOf(language);
      await Office.open(page.request, product.url);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/UpdateAssestment/${ACCOUNTANT}?step=finalize&tab=grading&lng=${language}`);
      const names = page.getByRole('group', { name: say('assessments:bands.scale') }).locator('bdi');
      await expect(names).toHaveText(['Weak', 'Developing', 'Good', 'Strong', 'Outstanding']);
      for (const name of await names.all()) await expect(name).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const cut = await names.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    });
  }
}

/** Texts of two lines whose dots stand beside them, where they are hidden. */
const dotless = (page: Page) =>
  page
    .getByRole('main')
    .locator('[dir=auto]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).webkitLineClamp === '2')
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

/** What is wider than its cell, which cuts it: in Arabic a text of the other direction loses its beginning. */
const cutByCells = (page: Page) =>
  page
    .getByRole('main')
    .locator('td > :visible')
    .evaluateAll((contents) =>
      contents
        .filter((content) => {
          const [{ left, right }, cell] = [content, content.parentElement ?? content].map((one) =>
            one.getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          return cell.width > 1 && (left < cell.left - 1 || right > cell.right + 1);
        })
        .map(({ textContent }) => textContent),
    );

/** Nothing of the page has to be pushed sideways, and nobody's menu is out of reach. */
async function holds(page: Page, where: string): Promise<void> {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // The console draws itself anew for its window: a moment after that was narrowed.
  await eventually.poll(sideways, where).toBeLessThanOrEqual(0);
  const inMain = () => page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  await eventually.poll(inMain, `the sheet of ${where}`).toBeLessThanOrEqual(0);
  await eventually.poll(() => scrollingLists(page), `lists of ${where}`).toEqual([]);
  await eventually.poll(() => cutByCells(page), `cells of ${where}`).toEqual([]);
  await eventually.poll(() => unreachable(page), where).toEqual([]);
  await eventually.poll(() => beheaded(page), `names of ${where}`).toEqual([]);
  await eventually.poll(() => dotless(page), `texts of two lines of ${where}`).toEqual([]);
}

for (const language of ['en', 'ar'] as const) {
  test(`no text is too long for its page (${language})`, async ({ page, product }) => {
    test.setTimeout(1_200_000);
    const say = wordsOf(language);
    const office = await Office.open(page.request, product.url);
    const { assessmentId, testId, candidateId, otherId } = await fill(office);
    const pages = [
      '/',
      '/Assesments',
      '/AllCandidates',
      '/Tests',
      '/Questions',
      '/AllHRs',
      '/AllAdmins',
      '/Contacts',
      '/Audit',
      '/Marking',
      `/CandinateCreation/${assessmentId}?invite=none`,
      `/Assesments/${assessmentId}/Monitor`,
      `/Assesments/${assessmentId}/Analytics`,
      `/UpdateAssestment/${assessmentId}?step=finalize`,
      `/PreviewAssestment/${assessmentId}`,
      `/UpdateTest/${testId}`,
      `/Report/${candidateId}`,
      `/ResultDetails/Assestment/${assessmentId}/Candidate/${candidateId}`,
      `/Assesments/${assessmentId}/Compare?candidates=${candidateId},${otherId}`,
    ];
    for (const path of pages) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      for (const width of [1440, 1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(say('common:loading'))).toHaveCount(0);
        await holds(page, `${path} at ${String(width)}`);
        const name = path.split(/[/?]/u).slice(1, 2).join('') || 'dashboard';
        const part = path.split('/').at(-1)?.split('?')[0] ?? '';
        if (width !== 1280)
          await picture(page, `long-${name}-${part.length > 12 ? '' : part}-${language}-${String(width)}`);
      }
    }
    await page.goto(`/CreateAssessment?lng=${language}`);
    await page.getByRole('button', { name: say('assessments:start.template'), exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(TITLE).first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await holds(page, `templates at ${String(width)}`);
      const pushed = () =>
        drawer.evaluate(
          (whole) =>
            [whole, ...whole.querySelectorAll('*')].filter(
              (part) =>
                part.scrollWidth > part.clientWidth + 1 &&
                getComputedStyle(part).overflowX !== 'visible' &&
                getComputedStyle(part).overflowX !== 'hidden',
            ).length,
        );
      await eventually.poll(pushed, `the templates at ${String(width)}`).toBe(0);
      await picture(page, `long-templates-${language}-${String(width)}`);
    }
  });
}
