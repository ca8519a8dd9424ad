import { aPerson, Office } from './journey/office';
import { fitsEverywhere } from './journey/picture';
import { breaches } from './journey/reading';
import { Staff } from './journey/staff';
import { wordsOf, type Language } from './journey/words';
import { expect, test } from './test';

const SUBJECTS: Record<Language, string> = { en: 'Come and show us: {assessment}', ar: 'أرنا ما تعرف: {assessment}' };
const BODIES: Record<Language, string> = {
  en: 'Dear {name},\n\nwe liked your application as {role}.\n\n{link}\n\nSee you soon,\nthe bakers',
  ar: 'عزيزنا {name}،\n\nأعجبنا طلبك لوظيفة {role}.\n\n{link}\n\nإلى لقاء قريب\nفريق المخبز',
};
const SIGNED: Record<Language, string> = { en: 'See you soon,', ar: 'إلى لقاء قريب' };

const languages: Language[] = ['en', 'ar'];

for (const language of languages) {
  test(`an invitation is worded anew, tried out, sent, and never broken (${language})`, async ({
    page,
    product,
    mailbox,
  }) => {
    const say = wordsOf(language);
    const content = language === 'ar' ? 'AR' : 'EN';
    await new Staff(page, say).open(language);
    const office = new Office(page.request, product.url);
    const question = { type: 'TRUE_FALSE', text: 'Is bread baked?', truth: true };
    const assessmentId = await office.assessment({ title: 'Loaves', language: content, questions: [question] });
    await page.goto(`/UpdateAssestment/${assessmentId}?step=finalize&tab=integration`);
    const which = { kind: say('mail-wordings:kind.INVITATION'), language: say(`common:language.${content}`) };
    await page.getByRole('button', { name: say('mail-wordings:edit', which) }).click();
    const drawer = page.getByRole('dialog', { name: say('mail-wordings:title', which) });
    const subject = drawer.getByLabel(say('mail-wordings:subject'), { exact: true });
    const text = drawer.getByLabel(say('mail-wordings:text'), { exact: true });
    const press = (button: string) =>
      drawer.getByRole('button', { name: say(`mail-wordings:${button}`), exact: true }).click();

    await test.step('each placeholder is explained, and one that is none is refused with its line', async () => {
      const explained = drawer.getByRole('region', { name: say('mail-wordings:placeholders') });
      for (const name of ['name', 'assessment', 'role', 'inviter', 'company', 'link']) {
        await expect(explained.getByText(`{${name}}`, { exact: true })).toBeVisible();
        await expect(explained.getByText(say(`mail-wordings:placeholder.${name}`)).first()).toBeVisible();
      }
      await subject.fill(SUBJECTS[language]);
      await text.fill(BODIES[language].replace('{role}', '{rôle}'));
      for (const [button, asked] of [
        ['preview', 'PreviewMail'],
        ['test', 'SendTestMail'],
        ['save', 'RewordMail'],
      ] as const) {
        // Its own answer: what the one before was told stands there until then, and what is sent meanwhile is not pressed.
        const answered = page.waitForResponse((response) =>
          (response.request().postData() ?? '').includes(`"operationName":"${asked}"`),
        );
        await press(button);
        await answered;
        const wrong = say('errors:rule.placeholder-unknown', { line: 3, placeholder: '{rôle}' });
        await expect(drawer.getByText(wrong).first()).toBeVisible();
      }
      await text.fill(BODIES[language].replace('{link}', ''));
      await press('save');
      await expect(
        drawer.getByText(say('errors:rule.placeholder-missing', { placeholder: '{link}' })).first(),
      ).toBeVisible();
    });

    await test.step('it is shown as a candidate would get it, with layout and as plain text', async () => {
      await text.fill(BODIES[language]);
      await press('preview');
      const example = drawer.getByRole('region', { name: say('mail-wordings:example') });
      const open = example.getByRole('link').first();
      await expect(open).toHaveAttribute('href', `${product.url}/PreviewAssestment/${assessmentId}`);
      await expect(open).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(open).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(example.getByText(SIGNED[language])).toBeVisible();
      await expect(example.getByRole('article')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      expect(await breaches(page)).toEqual([]);
      await fitsEverywhere(page, `wording-layout-${language}`);
      await example.getByText(say('mail-wordings:forms.plain'), { exact: true }).click();
      await expect(example.getByRole('link')).toHaveCount(0);
      await expect(example.getByText(SIGNED[language])).toBeVisible();
      await fitsEverywhere(page, `wording-plain-${language}`);
    });

    await test.step('it is sent to whoever words it, and nobody else has been told anything', async () => {
      await press('test');
      await expect(page.getByText(say('mail-wordings:sent', { address: 'admin@mizan.local' }))).toBeVisible();
      const letter = await mailbox.letter('admin@mizan.local', new RegExp(SIGNED[language], 'u'));
      expect(letter.html).toContain(`/PreviewAssestment/${assessmentId}`);
    });

    await test.step('once saved, that is what candidates get, as HTML and as text', async () => {
      await press('save');
      await expect(page.getByText(say('mail-wordings:saved'))).toBeVisible();
      await expect(page.getByRole('button', { name: say('mail-wordings:edit', which) })).toContainText(
        say('mail-wordings:reworded'),
      );
      const person = aPerson('Noor', 'Haddad');
      const [invited] = await office.invite(assessmentId, [person]);
      const letter = await mailbox.letter(person.email, new RegExp(SIGNED[language], 'u'));
      const token = new URL(invited?.link ?? '').pathname;
      for (const form of [letter.text, letter.html]) {
        expect(form).toContain('Noor');
        expect(form).toContain(token);
      }
    });

    await test.step('and taken back it is Mizan’s again', async () => {
      await page.getByRole('button', { name: say('mail-wordings:edit', which) }).click();
      await press('reset');
      await expect(page.getByText(say('mail-wordings:wasReset'))).toBeVisible();
      const person = aPerson('Omar', 'Haddad');
      await office.invite(assessmentId, [person]);
      const letter = await mailbox.letter(person.email, /\/Exam\//u);
      expect(letter.text).not.toContain(SIGNED[language]);
    });
  });
}
