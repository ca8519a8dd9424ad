import { expect, type Page } from '@playwright/test';
import { aPerson, handIn, Office } from './journey/office';
import { choose } from './journey/staff';
import { wordsOf } from './journey/words';
import { test } from './test';

const say = wordsOf('en');
const question = { type: 'TRUE_FALSE', text: 'A reconciliation explains differences.', truth: true, score: 2 };
const several = (count: number) => ({ count, formatted: String(count) });

/** A toast, which may stand beside those of before. */
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('recruiters decide together: by ticks, by keys, with reasons, tags and notes', async ({
  page,
  product,
  mailbox,
}) => {
  const office = await Office.open(page.request, product.url);
  const assessmentId = await office.assessment({ title: 'Deciding', questions: [question] });
  const people = [aPerson('Noor', 'Haddad'), aPerson('Omar', 'Rashid'), aPerson('Hessa', 'Falasi')];
  const invited = await office.invite(assessmentId, people);
  for (const { link } of invited.slice(0, 2)) await handIn(link, [say('questions:truth.true')]);
  await page.goto(`/CandinateCreation/${assessmentId}?lng=en`);
  const stands = ['invited', 'completed'].map((key, index) => say(`assessments:home.${key}`, several(3 - index)));
  await expect(page.getByText(stands.join(say('assessments:home.joint')))).toBeVisible();

  await test.step('two are ticked and moved with a reason', async () => {
    const undo = { name: say('common:action.undo') };
    const moved = say('deciding:move.done', { ...several(2), stage: `\u2068${say('deciding:stage.shortlist')}\u2069` });
    const movedBoth = told(page, moved).filter({ has: page.getByRole('button', undo) });
    const moveBoth = async () => {
      for (const name of ['Noor Haddad', 'Omar Rashid']) await rowOf(page, name).getByRole('checkbox').check();
      await page.getByRole('button', { name: say('deciding:move.name') }).click();
      const dialog = page.getByRole('dialog').filter({ hasText: say('deciding:move.title', several(2)) });
      const option = page.locator('.ant-select-item-option').filter({ hasText: say('deciding:stage.shortlist') });
      await choose(dialog.getByRole('combobox', { name: say('deciding:decision') }), option);
      await dialog.getByLabel(say('deciding:move.reason')).fill('Both answers are clear.');
      await dialog.getByRole('button', { name: say('deciding:move.confirm', several(2)) }).click();
      // With the focus on it, it stays.
      await movedBoth.getByRole('button', undo).focus();
    };
    await moveBoth();
    // The dialog that was confirmed is gone, and the header can be read.
    const way = page.getByRole('navigation', { name: say('common:breadcrumb') });
    const between = async () => {
      const [card, above] = [await movedBoth.boundingBox(), await way.boundingBox()];
      return card && above ? card.y - above.y - above.height : Number.NaN;
    };
    await expect.poll(between).toBeGreaterThanOrEqual(0);
    await movedBoth.getByRole('button', undo).click();
    await expect(told(page, say('deciding:move.undone', several(2)))).toBeVisible();
    await expect(rowOf(page, 'Omar Rashid')).not.toContainText(say('deciding:stage.shortlist'));
    await moveBoth();
    await expect(rowOf(page, 'Omar Rashid')).toContainText(say('deciding:stage.shortlist'));
    await expect(rowOf(page, 'Hessa Falasi')).not.toContainText(say('deciding:stage.shortlist'));
  });

  await test.step('an invitation is expired at once, and open again after Undo', async () => {
    const hessa = rowOf(page, 'Hessa Falasi');
    await choose(
      hessa.getByRole('button', { name: say('candidates:list.actionsFor', { name: 'Hessa Falasi' }) }),
      page.getByRole('menuitem', { name: say('candidates:life.expire.name') }),
    );
    const expired = told(page, say('candidates:life.expire.done', several(1)));
    await expired.hover();
    await expect(hessa).toContainText(say('candidates:list.expired'));
    await expired.getByRole('button', { name: say('common:action.undo') }).click();
    await expect(told(page, say('candidates:life.expire.undone', several(1)))).toBeVisible();
    await expect(hessa).not.toContainText(say('candidates:list.expired'));
  });

  await test.step('the list shows those alone who are on a stage', async () => {
    await page.goto(`/CandinateCreation/${assessmentId}?decision=shortlist`);
    await expect(rowOf(page, 'Noor Haddad')).toBeVisible();
    await expect(rowOf(page, 'Hessa Falasi')).toBeHidden();
    await page.goto(`/CandinateCreation/${assessmentId}?sort=NAME.ASC`);
    await expect(rowOf(page, 'Hessa Falasi')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: say('candidates:list.candidate') })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  await test.step('keys walk the list, tick and open the decision', async () => {
    await page.keyboard.press('j');
    await expect(rowOf(page, 'Hessa Falasi').getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(rowOf(page, 'Noor Haddad').getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('k');
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog').filter({ hasText: say('deciding:move.title', several(1)) });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: say('deciding:move.confirm', several(1)) }).click();
    await expect(rowOf(page, 'Hessa Falasi')).toContainText(say('deciding:stage.to-read'));
  });

  await test.step('who is ticked is written to, after a look at the letter', async () => {
    const drawer = page.getByRole('dialog', { name: say('deciding:letter.title', several(1)) });
    await rowOf(page, 'Omar Rashid').getByRole('checkbox').check();
    await page.getByRole('button', { name: say('deciding:letter.name_action') }).click();
    await drawer.getByLabel(say('deciding:letter.subject')).first().fill('Your exam: {assessment}');
    await drawer.getByLabel(say('deciding:letter.text')).first().fill('Dear {name},\n\nwe call you on Monday.');
    await drawer.getByLabel(say('deciding:letter.name')).fill('Call');
    await drawer.getByRole('button', { name: say('deciding:letter.save') }).click();
    await expect(page.getByText(say('deciding:letter.saved'))).toBeVisible();
    await drawer.getByRole('button', { name: say('deciding:letter.preview') }).click();
    await expect(drawer.getByRole('article')).toContainText('Dear Omar Rashid,');
    await expect(drawer.getByRole('article')).toContainText('Your exam: Deciding');
    await drawer.getByRole('button', { name: say('deciding:letter.send', several(1)) }).click();
    await expect(page.getByText(say('deciding:letter.sent', several(1)))).toBeVisible();
    const [, omar] = people;
    expect(await mailbox.read(omar?.email ?? '', /(we call you on Monday)/u)).toBe('we call you on Monday');
  });

  await test.step('who is ticked is compared', async () => {
    for (const name of ['Noor Haddad', 'Omar Rashid']) await rowOf(page, name).getByRole('checkbox').check();
    await page.getByRole('link', { name: say('deciding:compare', { count: 2 }) }).click();
    await expect(page).toHaveURL(/Compare\?candidates=/u);
    await expect(page.getByRole('columnheader', { name: /Noor Haddad/u })).toBeVisible();
  });

  await test.step('a result tells who decided what and why, and takes a note for a colleague', async () => {
    await page.goto(`/ResultDetails/Assestment/${assessmentId}/Candidate/${invited[0]?.candidateId ?? ''}`);
    const history = page.getByRole('list', { name: say('deciding:history.title') });
    await expect(history).toContainText('Both answers are clear.');
    await expect(history).toContainText('Layla');
    await page.getByRole('textbox', { name: say('deciding:notes.write') }).fill('Call her on Monday.');
    await page.reload();
    await expect(page.getByRole('textbox', { name: say('deciding:notes.write') })).toHaveValue('Call her on Monday.');
    await page.getByRole('button', { name: say('deciding:notes.add') }).click();
    await expect(page.getByRole('list', { name: say('deciding:notes.title') })).toContainText('Call her on Monday.');
  });
});
