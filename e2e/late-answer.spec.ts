import { Candidate, inLanguage } from './journey/candidate';
import { ExamLook } from './journey/exam-look';
import { byType, contentOf, TITLES } from './journey/exam-setting';
import { aPerson, Office } from './journey/office';
import { Staff } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const WRITTEN = { en: 'Because of the double entry.', ar: 'بسبب القيد المزدوج.' };

for (const language of ['en', 'ar'] as const) {
  const say = wordsOf(language);

  test(`what was written without a line counts at one press of who marks it (${language})`, async ({
    page,
    browser,
    product,
  }) => {
    await new Staff(page, say).open(language);
    const office = new Office(page.request, product.url);
    const [truth, written] = byType(language, 'TRUE_FALSE', 'OPEN_ENDED');
    const questions = [{ ...written!, durationSeconds: 60 }, truth!];
    const assessmentId = await office.assessment({
      title: `${TITLES[language]} …`,
      questions,
      language: contentOf(language),
    });
    const [invited] = await office.invite(assessmentId, [aPerson('Noor', 'Al-Hashimi')]);
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    const sitting = await context.newPage();
    const candidate = new Candidate(sitting, say);
    await candidate.open(invited?.link ?? '', language);
    await candidate.start();
    await expect(candidate.question(written!.text)).toBeVisible();
    await candidate.field().fill('…');
    await candidate.isSaved();
    await context.setOffline(true);
    await candidate.field().fill(WRITTEN[language]);
    await expect(sitting.getByText(say('exam:strip.offline'))).toBeVisible();
    await expect(sitting.getByRole('heading', { name: say('exam:stranded.question.title') })).toBeVisible({
      timeout: 120_000,
    });
    const look = new ExamLook(sitting, language);
    await look.at('stranded', [`heading ${say('exam:stranded.question.title')}`]);
    await context.setOffline(false);
    await expect(candidate.question(truth!.text)).toBeVisible();
    await expect(sitting.getByText(say('exam:strip.late', { position: 1 }))).toBeVisible();
    await look.at('late', ['status', `complementary ${say('exam:strip.label')}`]);
    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
    await candidate.submit();
    await sitting.waitForURL(/\/Exam\/Success/);
    await expect(sitting.getByText(say('exam:receipts.late'))).toBeVisible();
    await context.close();

    await page.goto(inLanguage(`${product.url}/Marking?assessment=${assessmentId}`, language));
    const panel = page.getByRole('article', { name: say('workbench:panel') });
    await expect(panel.getByText(WRITTEN[language])).toBeVisible();
    await new ExamLook(page, language).console('late-to-count', [`heading ${say('results:late.title')}`]);
    await panel.getByRole('button', { name: say('results:late.count') }).click();
    await expect(panel.getByRole('heading', { name: say('results:late.countedTitle') })).toBeVisible();
    await expect(panel.getByRole('region', { name: say('results:given') })).toContainText(WRITTEN[language]);
    await new ExamLook(page, language).console('late-counted', [`button ${say('results:late.leave')}`]);
  });
}
