import puppeteer, { type Page } from 'puppeteer-core';
import { inLanguage } from './journey/candidate';
import { aPerson, Office } from './journey/office';
import { wordsOf, type Language } from './journey/words';
import { expect, test } from './test';

const texts: Record<Language, { truth: string; grid: string; written: string }> = {
  en: { truth: 'Is two and two four?', grid: 'Fill in the budget.', written: 'Why?' },
  ar: { truth: 'هل اثنان واثنان أربعة؟', grid: 'املأ الموازنة.', written: 'لماذا؟' },
};

/** What the one who presses keys is on, by the name that is read out. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: on } = document;
    return (on?.getAttribute('aria-label') ?? on?.textContent ?? '').trim();
  });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to “${name}”.`);
}

/** As Firefox itself has computed it for a screen reader; an empty name asks for the role alone. */
const isTold = async (page: Page, role: string, name = '') =>
  expect((await page.$$(`aria/${name}[role="${role}"]`)).length, `${role} “${name}”`).toBeGreaterThan(0);

/** A key that follows typing within a second presses no button that cannot be undone. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_100));

const opened = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.activeElement?.textContent.includes(wanted), { timeout: 60_000 }, text);

for (const language of ['en', 'ar'] as const) {
  test(`the whole exam is taken by keyboard alone in Firefox (${language})`, async ({ page, product }) => {
    const { MIZAN_FIREFOX: executablePath } = process.env;
    test.skip(!executablePath, 'There is no Firefox on this computer.');
    const say = wordsOf(language);
    const nameOf = (text: string, position: number) => `${say('exam:announce.opened', { position })}: ${text}`;
    const { truth, grid, written } = texts[language];
    const office = await Office.open(page.request, product.url);
    const questions = [
      { type: 'TRUE_FALSE', text: truth, truth: true },
      { type: 'SPREADSHEET', text: grid, grid: { columns: 2, rows: 2, cells: [] } },
      { type: 'OPEN_ENDED', text: written },
    ];
    const assessmentId = await office.assessment({
      title: 'Firefox',
      questions,
      language: language === 'ar' ? ('AR' as const) : ('EN' as const),
    });
    const [invited] = await office.invite(assessmentId, [aPerson('Noor', 'Al-Hashimi')]);
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executablePath ?? '',
      timeout: 180_000,
      protocolTimeout: 600_000,
    });
    try {
      const exam = await browser.newPage();
      exam.setDefaultTimeout(60_000);
      await exam.goto(inLanguage(invited?.link ?? '', language));
      await exam.waitForSelector(`button ::-p-text(${say('exam:setUp.start')})`, { timeout: 60_000 });
      await tabTo(exam, say('exam:setUp.start'));
      await exam.keyboard.press('Enter');

      await opened(exam, truth);
      await isTold(exam, 'heading', nameOf(truth, 1));
      await isTold(exam, 'radio', say('answering:choices.true'));
      for (const role of ['timer', 'status', 'banner', 'main']) await isTold(exam, role);
      await isTold(exam, 'button', say('exam:help.title'));
      await exam.keyboard.press('a');
      await exam.waitForFunction(() => document.querySelectorAll('input[type=radio]:checked').length === 1);
      await tabTo(exam, say('exam:question.next'));
      await aSecond();
      await exam.keyboard.press('Enter');

      await opened(exam, grid);
      await exam.waitForSelector('[data-place=A1]');
      await isTold(exam, 'grid', nameOf(grid, 2));
      await isTold(exam, 'columnheader', 'A');
      await exam.keyboard.press('Tab');
      await exam.keyboard.type('10');
      await exam.keyboard.press('Tab');
      await exam.keyboard.type('20');
      await exam.keyboard.press('Enter');
      const cellOf = (place: string) => exam.$eval(`[data-place=${place}]`, (cell) => cell.textContent);
      expect([await cellOf('A1'), await cellOf('B1')]).toEqual(['10', '20']);
      await exam.keyboard.press('Escape');
      await tabTo(exam, say('exam:question.next'));
      await aSecond();
      await exam.keyboard.press('Enter');

      await opened(exam, written);
      await isTold(exam, 'textbox', nameOf(written, 3));
      await exam.keyboard.type('Because.');
      await tabTo(exam, say('exam:question.submit'));
      await aSecond();
      await exam.keyboard.press('Enter');
      await exam.waitForSelector('dialog[open]');
      await isTold(exam, 'dialog', say('exam:submit.title'));
      await isTold(exam, 'button', say('exam:submit.stay'));
      await tabTo(exam, say('exam:submit.go'));
      await exam.keyboard.press('Enter');
      await exam.waitForFunction(() => location.pathname === '/Exam/Success', { timeout: 60_000 });
    } finally {
      await browser.close();
    }
  });
}
