import { expect, type Locator, type Page } from '@playwright/test';
import { pdf, picture, slides, workbook } from './papers';
import type { Say } from './words';

export interface AskedType {
  type: string;
  text: string;
  /** In the editor, once the question of this type is open. */
  write: (page: Page, say: Say) => Promise<void>;
  /** `place` is where the question is answered. */
  answer: (page: Page, say: Say, place: Locator) => Promise<void>;
  /** Full marks by rule, or a person's to give. */
  isMarkedByRule: boolean;
}

const choices =
  (texts: string[], right: number | null, letters: string[], mark = 'questions:choice.markRight') =>
  async (page: Page, say: Say): Promise<void> => {
    for (const [index, text] of texts.entries()) {
      const field = page.getByLabel(say('questions:choice.label', { letter: letters[index] ?? '' }), { exact: true });
      if (!(await field.isVisible())) await page.getByRole('button', { name: say('questions:choice.add') }).click();
      await field.fill(text);
    }
    const spare = page.getByRole('button', {
      name: say('questions:choice.remove', { letter: letters[texts.length] ?? '' }),
      exact: true,
    });
    while (await spare.isVisible()) await spare.click();
    if (right === null) return;
    const button = page.getByRole('button', { name: `${say(mark)}: ${letters[right] ?? ''}`, exact: true });
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
  };

const LETTERS = ['A', 'B', 'C', 'D'];
const NUMBERS = ['1', '2', '3', '4'];
const nothing = () => Promise.resolve();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const chooseOption = (text: string) => (_page: Page, _say: Say, place: Locator) =>
  place.getByRole('radio', { name: text, exact: true }).check();
const type = (text: string) => (_page: Page, _say: Say, place: Locator) =>
  place.getByRole('textbox').first().fill(text);

const handIn =
  (file: () => ReturnType<typeof workbook> | ReturnType<typeof pdf>) =>
  async (_page: Page, say: Say, place: Locator): Promise<void> => {
    await place.locator('input[type=file]').setInputFiles(await file());
    await expect(place.getByText(say('answering:files.state.sent'))).toBeVisible({ timeout: 60_000 });
  };

const record =
  (kind: 'video' | 'audio') =>
  async (page: Page, say: Say, place: Locator): Promise<void> => {
    await place.getByRole('button', { name: say(`answering:recorder.${kind}.turnOn`) }).click();
    await place.getByRole('button', { name: say('answering:recorder.start') }).click();
    await expect(place.getByText(say('answering:recorder.left'))).toBeVisible();
    // Something to hear or see: a recording of no length is none.
    await page.waitForTimeout(1_500);
    await place.getByRole('button', { name: say('answering:recorder.stop') }).click();
    await expect(place.getByText(say('answering:recorder.state.sent'))).toBeVisible({ timeout: 60_000 });
  };

/** One question of each of the 19 types, in the order in which a candidate meets them: the qualifier comes first. */
export const everyType: AskedType[] = [
  {
    type: 'QUALIFIER',
    text: 'May you work in this country?',
    write: choices(['Yes, I may', 'No, I may not'], 0, LETTERS, 'questions:qualifier.acceptable'),
    answer: chooseOption('Yes, I may'),
    isMarkedByRule: true,
  },
  {
    type: 'MULTIPLE_CHOICE',
    text: 'Which of these is an asset?',
    write: choices(['Inventory', 'A loan taken'], 0, LETTERS),
    answer: chooseOption('Inventory'),
    isMarkedByRule: true,
  },
  {
    type: 'TRUE_FALSE',
    text: 'A trial balance finds every mistake.',
    write: (page, say) =>
      page
        .getByRole('button', { name: `${say('questions:choice.markRight')}: ${say('questions:truth.false')}` })
        .click(),
    answer: (_page, say, place) =>
      place.getByRole('radio', { name: say('answering:choices.false'), exact: true }).check(),
    isMarkedByRule: true,
  },
  {
    type: 'RATING',
    text: 'How sure are you in consolidation?',
    write: async (page, say) => {
      await field(page, say('questions:rating.min')).fill('1');
      await field(page, say('questions:rating.max')).fill('5');
    },
    answer: chooseOption('4'),
    isMarkedByRule: true,
  },
  {
    type: 'DROPDOWN',
    text: 'Which statement shows the cash of a year?',
    write: choices(['Balance sheet', 'Cash flow statement'], 1, NUMBERS),
    answer: async (_page, _say, place) => {
      await place.getByRole('combobox').selectOption({ label: 'Cash flow statement' });
    },
    isMarkedByRule: true,
  },
  {
    type: 'RANKING',
    text: 'Put the closing of a month in order.',
    write: choices(['Post', 'Reconcile', 'Report'], null, NUMBERS),
    answer: async (_page, say, place) => {
      for (const text of ['Reconcile', 'Post']) {
        const up = place.getByRole('button', { name: say('answering:ranking.up', { text }), exact: true });
        while ((await up.getAttribute('aria-disabled')) !== 'true') await up.click();
      }
    },
    isMarkedByRule: true,
  },
  {
    type: 'MATCHING',
    text: 'What is each of these?',
    write: async (page, say) => {
      const sides = [
        ['Rent', 'An expense'],
        ['Cash', 'An asset'],
        ['A loan', 'A liability'],
      ] as const;
      for (const [index, [prompt, match]] of sides.entries()) {
        await field(page, say('questions:matching.promptLabel', { number: index + 1 })).fill(prompt);
        await field(page, say('questions:matching.matchLabel', { number: index + 1 })).fill(match);
      }
    },
    answer: async (_page, _say, place) => {
      await place.getByRole('combobox', { name: 'Rent' }).selectOption({ label: 'An expense' });
      await place.getByRole('combobox', { name: 'Cash' }).selectOption({ label: 'An asset' });
      await place.getByRole('combobox', { name: 'A loan' }).selectOption({ label: 'A liability' });
    },
    isMarkedByRule: true,
  },
  {
    type: 'OPEN_ENDED',
    text: 'Why do we accrue?',
    write: nothing,
    answer: type('Income belongs to its period.'),
    isMarkedByRule: false,
  },
  {
    type: 'SHORT_ANSWER',
    text: 'What is owed to suppliers called?',
    write: (page, say) => field(page, say('questions:accepted.label', { number: 1 })).fill('payables'),
    answer: type('Payables'),
    isMarkedByRule: true,
  },
  {
    type: 'NUMBER',
    text: 'What is 15 percent of 250?',
    write: (page, say) => field(page, say('questions:number.value')).fill('٣٧٫٥'),
    answer: type('37.5'),
    isMarkedByRule: true,
  },
  {
    type: 'FILL_IN_THE_BLANK',
    text: 'Complete the equation.',
    write: async (page, say) => {
      const text = page.getByRole('textbox', { name: say('questions:blanks.text') });
      await text.click();
      await page.keyboard.type('Assets = ');
      await page.getByRole('button', { name: say('questions:blanks.insert') }).click();
      await expect(text).toBeFocused();
      await page.keyboard.type(' + equity');
      const answers = page.getByLabel(say('questions:blanks.answers', { number: 1 }));
      await answers.click();
      await page.keyboard.type('liabilities');
      await page.keyboard.press('Enter');
    },
    answer: (_page, say, place) =>
      place.getByLabel(say('answering:blanks.label', { place: 1, count: 1 })).fill('Liabilities'),
    isMarkedByRule: true,
  },
  {
    type: 'DATE',
    text: 'On which day did the year 2026 end?',
    write: async (page, say) => {
      const day = field(page, say('questions:date.from'));
      await day.fill('2026-12-31');
      await day.press('Enter');
    },
    answer: async (_page, say, place) => {
      for (const [part, digits] of [
        ['day', '٣١'],
        ['month', '12'],
        ['year', '2026'],
      ] as const) {
        await place.getByLabel(say(`answering:date.${part}`), { exact: true }).fill(digits);
      }
    },
    isMarkedByRule: true,
  },
  {
    type: 'SPREADSHEET',
    text: 'Fill in the budget.',
    write: (page, say) => page.getByLabel(say('questions:spreadsheet.cell', { name: 'A1' })).fill('Rent'),
    answer: async (page, _say, place) => {
      await place.getByRole('gridcell').nth(1).click();
      await page.keyboard.type('1200');
      await page.keyboard.press('Enter');
    },
    isMarkedByRule: false,
  },
  { type: 'XLCX', text: 'Hand in your workbook.', write: nothing, answer: handIn(workbook), isMarkedByRule: false },
  { type: 'DOCUMENT', text: 'Hand in your memo.', write: nothing, answer: handIn(pdf), isMarkedByRule: false },
  { type: 'SLIDES', text: 'Hand in your slides.', write: nothing, answer: handIn(slides), isMarkedByRule: false },
  { type: 'FILE_UPLOAD', text: 'Hand in a diagram.', write: nothing, answer: handIn(picture), isMarkedByRule: false },
  {
    type: 'VIDEO',
    text: 'Introduce yourself on video.',
    write: nothing,
    answer: record('video'),
    isMarkedByRule: false,
  },
  {
    type: 'AUDIO',
    text: 'Introduce yourself by voice.',
    write: nothing,
    answer: record('audio'),
    isMarkedByRule: false,
  },
];
