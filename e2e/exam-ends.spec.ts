import type { Route } from '@playwright/test';
import { Candidate, inLanguage } from './journey/candidate';
import { ExamLook } from './journey/exam-look';
import { aQuestionOfEachKind } from './journey/exam-questions';
import { anExam, byType } from './journey/exam-setting';
import { aPerson, Office } from './journey/office';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

for (const language of ['en', 'ar'] as const) {
  const say = wordsOf(language);

  test(`what comes before an exam can be read and seen (${language})`, async ({ page, product }) => {
    test.setTimeout(600_000);
    const office = await Office.open(page.request, product.url);
    const proctoring = { webcamSnapshots: true, tabLeaving: true, fullScreen: true, copyPaste: true };
    const settings = { proctoring, configuration: { closesAt: inDays(9) }, welcomeVideoUrl: 'https://vimeo.com/1' };
    const { link } = await anExam(office, { language, settings, questions: aQuestionOfEachKind(language) });
    const look = new ExamLook(page, language);

    await page.goto(inLanguage(link.replace('/Exam/', '/Exam/Check/'), language));
    await expect(page.getByText(say('exam:deviceCheck.text'))).toBeVisible();
    await look.at('device-check', ['heading', `group ${say('exam:setUp.practice.kinds')}`]);

    await new Candidate(page, say).open(link, language);
    const ask = page.getByRole('button', { name: say('exam:arrangement.ask') });
    await expect(ask).toBeVisible();
    await look.at('set-up', ['heading', `heading ${say('exam:setUp.rules')}`, 'checkbox', 'status']);
    const kinds = page.getByRole('group', { name: say('exam:setUp.practice.kinds') }).getByRole('button');
    for (const kind of await kinds.all()) {
      await kind.click();
      const name = await kind.innerText();
      await look.at(`practice-${(await kinds.allInnerTexts()).indexOf(name)}`, [`button ${name}`]);
    }
    await ask.click();
    await look.at('arrangement', [
      `heading ${say('exam:arrangement.title')}`,
      `textbox ${say('exam:arrangement.words')}`,
    ]);
    await page.getByRole('textbox', { name: say('exam:arrangement.words') }).fill('—');
    await page.getByRole('button', { name: say('exam:arrangement.send') }).click();
    await expect(page.getByText(say('exam:arrangement.waiting'))).toBeVisible();
    await look.at('arrangement-asked', [`button ${say('exam:arrangement.change')}`]);
  });

  test(`the way back, the end and what is there afterwards can be read and seen (${language})`, async ({
    page,
    context,
    product,
  }) => {
    test.setTimeout(600_000);
    const office = await Office.open(page.request, product.url);
    const questions = byType(language, 'TRUE_FALSE', 'SHORT_ANSWER', 'OPEN_ENDED');
    const settings = { configuration: { allowBack: true, resultVisibility: 'FULL' } };
    const { link } = await anExam(office, { language, settings, questions });
    const look = new ExamLook(page, language);
    const candidate = new Candidate(page, say);
    await candidate.open(link, language);
    await candidate.start();
    await expect(candidate.question(questions[0]?.text ?? '')).toBeVisible();
    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
    await look.at('question-back', [`button ${say('exam:wayBack.review')}`]);
    await page.getByRole('button', { name: say('exam:wayBack.review'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('exam:wayBack.title') })).toBeVisible();
    await look.at('review', [`heading ${say('exam:wayBack.title')}`, `button ${say('exam:wayBack.handIn')}`]);
    await page.getByRole('button', { name: say('exam:wayBack.handIn') }).click();
    const dialog = page.getByRole('dialog');
    await look.at('hand-in', ['dialog', `button ${say('exam:submit.stay')}`]);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: say('exam:submit.go') }).click();
    await expect(page.getByText(say('exam:question.submitsWhenOnline'))).toBeVisible();
    await look.at('review-offline', [`complementary ${say('exam:strip.label')}`, 'alert']);
    // The last request is on its way for as long as it is looked at.
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/api/graphql', (route) => {
      if (isHeld && route.request().postData()?.includes('submitAttempt')) held.push(route);
      else void route.continue();
    });
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: say('exam:ending.submitting') })).toBeVisible();
    await look.at('ending', [`heading ${say('exam:ending.submitting')}`, 'listitem']);
    isHeld = false;
    for (const route of held) await route.continue();
    await page.waitForURL(/\/Exam\/Success/);
    const thanks = page.getByRole('heading', { level: 1 });
    await expect(thanks).toBeVisible();
    await expect(page.getByText(say('exam:afterExam.kept'))).toBeVisible();
    await look.at('success', [
      'status',
      `heading ${say('exam:afterExam.result')}`,
      `heading ${say('exam:afterExam.kept')}`,
    ]);
    await candidate.open(link, language);
    await expect(page.getByText(say('exam:afterExam.kept'))).toBeVisible();
    await look.at('after', [`heading ${say('exam:receipts.title')}`, `heading ${say('exam:handIn.title')}`]);
  });

  test(`where a link leads nowhere, that can be read and seen (${language})`, async ({ page, browser, product }) => {
    test.setTimeout(600_000);
    const office = await Office.open(page.request, product.url);
    const questions = byType(language, 'TRUE_FALSE');
    const { assessmentId } = await anExam(office, { language, questions });
    const publish =
      'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { publicLink { url } } }';
    const { createPublicLink } = await office.call<{ createPublicLink: { publicLink: { url: string } } }>(publish, {
      ...{ assessmentId, cap: 5 },
    });
    const early = await anExam(office, { language, questions, settings: { configuration: { opensAt: inDays(3) } } });
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    const look = new ExamLook(visitor, language);
    const visit = async (url: string, name: string, told: string) => {
      await visitor.goto(inLanguage(new URL(url, product.url).href, language));
      await expect(visitor.getByText(told, { exact: true }).first()).toBeVisible();
      await look.at(name, ['main']);
    };
    await visit('/Exam/not-a-link-that-is-there', 'broken-link', say('exam:brokenLink.title'));
    await visit('/Exam/Success', 'success-unknown', say('exam:success.unknown.title'));
    await visit(early.link, 'not-open-yet', say('exam:unavailable.NOT_OPEN_YET.title'));
    await visit('/Exam/Join/nothing', 'join-unknown', say('exam:join.unknown.title'));
    await visit(createPublicLink.publicLink.url, 'join', say('exam:join.text'));
    await visitor.getByRole('button', { name: say('exam:join.send') }).click();
    await look.at('join-problems', [`textbox ${say('exam:join.firstName')}`, `button ${say('exam:join.send')}`]);
    const { firstName, lastName, email } = aPerson('Noor', 'Al-Hashimi');
    for (const [label, value] of Object.entries({ firstName, lastName, email, phone: '+966501234567' })) {
      await visitor.getByLabel(say(`exam:join.${label}`), { exact: true }).fill(value);
    }
    await visitor.getByRole('button', { name: say('exam:join.send') }).click();
    await expect(visitor.getByRole('heading', { name: say('exam:join.mailed.title') })).toBeVisible();
    await look.at('join-mailed', [`button ${say('exam:join.mailed.edit')}`]);
    await visitor.route('**/api/graphql', (route) => route.abort());
    await visit(early.link, 'no-line', say('exam:failed.network'));
    await context.close();
  });
}
