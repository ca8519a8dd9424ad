import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { Candidate } from './journey/candidate';
import { ExamLook } from './journey/exam-look';
import { aQuestionOfEachKind } from './journey/exam-questions';
import { anExam, byType } from './journey/exam-setting';
import { holding } from './journey/holding';
import { Office } from './journey/office';
import { wordsOf, type Say } from './journey/words';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

/** Of whoever sits this assessment. */
async function attemptOf(office: Office, assessmentId: string): Promise<string> {
  const query = graphql(`
    query ExamScreens_assessment($id: ID!) {
      assessment(id: $id) { attempts { edges { node { id } } } }
    }
  `);
  const { assessment } = await office.call(query, { id: assessmentId });
  return assessment.attempts.edges[0]?.node.id ?? '';
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

for (const language of ['en', 'ar'] as const) {
  const say = wordsOf(language);

  test(`every kind of question can be read, seen and answered on any device (${language})`, async ({
    page,
    product,
  }) => {
    test.setTimeout(1_800_000);
    const office = await Office.open(page.request, product.url);
    const questions = aQuestionOfEachKind(language);
    const { link } = await anExam(office, { language, questions });
    const look = new ExamLook(page, language);
    const candidate = new Candidate(page, say);
    await candidate.open(link, language);
    await candidate.start();
    for (const [index, { type, text }] of questions.entries()) {
      await expect(candidate.question(text)).toBeVisible();
      await choose(page, type);
      const isLast = index === questions.length - 1;
      const opened = `${say('exam:announce.opened', { position: index + 1 })}: ${text}`;
      const go = say(`exam:question.${isLast ? 'submit' : 'next'}`);
      const roles = CONTROLS[type] ?? [];
      await look.at(`question-${type.toLowerCase()}`, [
        `heading ${opened}`,
        'timer',
        'status',
        `button ${go}`,
        ...roles,
      ]);
      if (!isLast) await leave(page, say);
    }
  });

  test(`what stands over a question can be read and seen (${language})`, async ({ page, context, product }) => {
    test.setTimeout(1_800_000);
    const office = await Office.open(page.request, product.url);
    const proctoring = { fullScreen: true, minimumSeconds: 1, submitsWhenLeft: true, warningsBeforeSubmit: 1 };
    const settings = { proctoring };
    const questions = byType(language, 'TRUE_FALSE', 'SHORT_ANSWER');
    const { assessmentId, link } = await anExam(office, { language, questions, settings });
    const look = new ExamLook(page, language);
    const candidate = new Candidate(page, say);
    await candidate.open(link, language);
    await page.getByRole('button', { name: say('proctoring:setUp.start') }).click();
    await expect(candidate.question(questions[0]?.text ?? '')).toBeVisible();

    await page.evaluate(() => document.exitFullscreen());
    const left = say('proctoring:left');
    await expect(dialog(page, left)).toBeVisible();
    await look.at('left', [`dialog ${left}`, 'alert', `button ${say('proctoring:returnToFullScreen')}`]);
    await page.getByRole('button', { name: say('proctoring:returnToFullScreen') }).click();

    await page.getByRole('button', { name: say('proctoring:record.openCount', { count: 1 }) }).click();
    await page.getByRole('button', { name: say('proctoring:record.addNote') }).click();
    await look.at('record', [`dialog ${say('proctoring:record.title')}`, `textbox ${say('proctoring:record.note')}`]);
    await page.keyboard.press('Escape');

    await page.keyboard.press('F5');
    const reload = say('proctoring:reload.title');
    await expect(dialog(page, reload)).toBeVisible();
    await look.at('reload', [`dialog ${reload}`]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: say('exam:question.next') }).click();
    const colourOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true, includeHidden: true })
        .last()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    // What cannot be undone has a colour of its own.
    const usual = await colourOf(say('exam:question.next'));
    expect(await colourOf(say('exam:blank.go'))).not.toBe(usual);
    await look.at('blank', [`dialog ${say('exam:blank.title')}`, `button ${say('exam:blank.stay')}`]);
    await page.keyboard.press('Escape');

    const attemptId = await attemptOf(office, assessmentId);
    await office.call(
      graphql(`
        mutation ExamScreens_messageCandidate($input: MessageCandidateInput!) {
          messageCandidate(input: $input) { __typename }
        }
      `),
      {
        input: {
          attemptId,
          requestId: randomUUID(),
          text: questions[0]!.text,
        },
      },
    );
    const message = dialog(page, say('exam:message.title'));
    await expect(message).toBeVisible();
    await look.at('message', [`dialog ${say('exam:message.title')}`]);
    await message.getByRole('button').click();

    const control = { attemptId, reasonCode: 'OTHER' as const, note: 'Fire alarm' };
    await office.call(
      graphql(`
        mutation ExamScreens_pauseAttempt($input: PauseAttemptInput!) {
          pauseAttempt(input: $input) { __typename }
        }
      `),
      { input: control },
    );
    await expect(page.getByRole('heading', { name: say('exam:paused.title') })).toBeVisible();
    await look.at('paused', [`heading ${say('exam:paused.title')}`]);
    await office.call(
      graphql(`
        mutation ExamScreens_continueAttempt($input: ContinueAttemptInput!) {
          continueAttempt(input: $input) { __typename }
        }
      `),
      {
        input: {
          attemptId,
        },
      },
    );
    await expect(candidate.question(questions[0]?.text ?? '')).toBeVisible();

    const other = await context.newPage();
    await new Candidate(other, say).open(link, language);
    await expect(other.getByRole('heading', { name: say('exam:taken.title') })).toBeVisible();
    await new ExamLook(other, language).at('taken', [
      `heading ${say('exam:taken.title')}`,
      `button ${say('exam:taken.return')}`,
    ]);
    await other.close();
    await page.bringToFront();

    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
    await offline(context, page, async () => {
      await candidate.choose(say('answering:choices.false'));
      await expect(page.getByText(say('exam:strip.offline'))).toBeVisible();
      await look.at('offline', [
        `complementary ${say('exam:strip.label')}`,
        'alert',
        `StaticText ${say('exam:strip.offline')}`,
      ]);
    });

    // Past the last warning there are seconds left to come back; who stays away is handed in, and says why.
    await expect(page.getByText(say('exam:strip.offline'))).toBeHidden();
    await page.evaluate(() => (document.fullscreenElement ? undefined : document.documentElement.requestFullscreen()));
    await page.evaluate(() => document.exitFullscreen());
    await expect(dialog(page, left)).toBeVisible();
    await expect(dialog(page, left)).toContainText(say('proctoring:next.comeBack', { seconds: 20 }));
    // Looking takes longer than these seconds on a busy machine; that they are over is told afterwards.
    const held = await holding(page, 'reportProctorEvents');
    await look.notice('left-again', `dialog ${left}`);
    await held.letGo();
    const submitted = say('proctoring:submittedFor.title');
    await expect(page.getByRole('heading', { name: submitted })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(say('exam:afterExam.kept'))).toBeVisible();
    await look.at('submitted-for', [
      `heading ${submitted}`,
      `heading ${say('proctoring:record.title')}`,
      `button ${say('proctoring:record.addNote')}`,
    ]);
  });
}

/** Roles by which the answer of each kind is given; names of their own are asserted beside the parts. */
const CONTROLS: Record<string, string[]> = {
  QUALIFIER: ['radio'],
  MULTIPLE_CHOICE: ['checkbox'],
  TRUE_FALSE: ['radio'],
  RATING: ['radio'],
  DROPDOWN: ['combobox'],
  RANKING: ['button'],
  MATCHING: ['combobox'],
  SHORT_ANSWER: ['textbox'],
  OPEN_ENDED: ['textbox'],
  NUMBER: ['textbox'],
  FILL_IN_THE_BLANK: ['textbox'],
  DATE: ['textbox'],
  SPREADSHEET: ['grid', 'gridcell'],
};

/** So that what is chosen can be looked at beside what is not. */
async function choose(page: Page, type: string): Promise<void> {
  const [role] = CONTROLS[type] ?? [];
  if (role === 'radio' || role === 'checkbox') await page.getByRole(role).first().check();
}

async function leave(page: Page, say: Say): Promise<void> {
  const next = page.getByRole('button', { name: say('exam:question.next') });
  const asked = page.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await next.click();
  await expect(async () => {
    if (await asked.isVisible()) await asked.getByRole('button').last().click();
    await expect(heading).not.toHaveText(before, { timeout: 1_000 });
  }).toPass();
}

async function offline(context: BrowserContext, page: Page, work: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await work();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
