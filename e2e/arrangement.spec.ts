import { Candidate, inLanguage } from './journey/candidate';
import { ExamLook } from './journey/exam-look';
import { byType, contentOf, TITLES } from './journey/exam-setting';
import { aPerson, Office } from './journey/office';
import { choose, Staff } from './journey/staff';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const WISH = { en: 'I read with a magnifier.', ar: 'أقرأ بعدسة مكبّرة.' };

for (const language of ['en', 'ar'] as const) {
  const say = wordsOf(language);

  test(`more time is asked for before the exam, granted in one step, and told by mail (${language})`, async ({
    page,
    browser,
    product,
    mailbox,
  }) => {
    await new Staff(page, say).open(language);
    const office = new Office(page.request, product.url);
    const title = `${TITLES[language]} +`;
    const questions = byType(language, 'TRUE_FALSE');
    const assessmentId = await office.assessment({ title, questions, language: contentOf(language) });
    const person = aPerson('Noor', 'Al-Hashimi');
    const [invited] = await office.invite(assessmentId, [person]);
    const link = invited?.link ?? '';
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    // Days before, from the mail: nothing is started by it.
    await visitor.goto(inLanguage(link.replace('/Exam/', '/Exam/Check/'), language));
    await visitor.getByRole('button', { name: say('exam:arrangement.ask') }).click();
    await visitor.getByRole('radio', { name: /50/ }).check();
    await visitor.getByRole('textbox', { name: say('exam:arrangement.words') }).fill(WISH[language]);
    await visitor.getByRole('button', { name: say('exam:arrangement.send') }).click();
    await expect(visitor.getByText(say('exam:arrangement.waiting'))).toBeVisible();

    await page.goto(inLanguage(`${product.url}/CandinateCreation/${assessmentId}?invite=none`, language));
    const row = page.getByRole('row').filter({ hasText: person.email });
    await expect(row).toContainText(say('candidates:list.asks'));
    await choose(
      row.getByRole('button').last(),
      page.getByRole('menuitem', { name: say('candidates:list.answerRequest') }),
    );
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(WISH[language]);
    await expect(dialog.getByRole('spinbutton')).toHaveValue('50');
    const grant = dialog.getByRole('button', { name: say('monitor:extraTime.grant') });
    await new ExamLook(page, language).console('arrangement-to-grant', [`button ${say('monitor:extraTime.decline')}`]);
    await grant.click();
    await expect(row).not.toContainText(say('candidates:list.asks'));

    // A card has no headings above what it says: a dash alone would say nothing.
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('article').filter({ hasText: person.email });
    await expect(card).toContainText(say('common:stage.INVITED'));
    await expect(card).not.toContainText('–');
    await page.setViewportSize({ width: 1440, height: 900 });

    expect(await mailbox.read(person.email, /(50\s?%|50)/)).toContain('50');
    await new Candidate(visitor, say).open(link, language);
    await expect(visitor.getByText(say('exam:arrangement.granted'))).toBeVisible();
    await expect(visitor.getByText(say('exam:setUp.extraTime'), { exact: true })).toBeVisible();
    await new ExamLook(visitor, language).at('arrangement-granted', [`heading ${say('exam:arrangement.title')}`]);
    await context.close();
  });
}
