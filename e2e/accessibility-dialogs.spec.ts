import type { Locator, Page } from '@playwright/test';
import { breaches } from './journey/reading';
import { Staff } from './journey/staff';
import { wordsOf, type Say } from './journey/words';
import { expect, test } from './test';

const ACCOUNTANT = '0d0e0000-0000-4000-8000-000000000301';
const SERVICE_DESK = '0d0e0000-0000-4000-8000-000000000308';
const DIALOG = '[role=dialog], .ant-popover:not(.ant-popover-hidden)';

/** What is done, one after the other: words or a key are pressed, the first row of a list, or what can be done with it, and a file is given. */
type Step =
  | string
  | { key: string }
  | { words: string; params: Record<string, string> }
  | { file: string; text: string }
  | typeof ROW
  | typeof MENU;

const ROW = { first: 'row' } as const;
const MENU = { first: 'menu' } as const;

const more = 'common:action.moreActions';

interface Addresses {
  result: string;
  person: string;
  question: string;
}

/** By page, what opens its dialogs, drawers and popovers. Those that a journey of their own looks at are left out. */
const openedAt = ({ result, person, question }: Addresses): readonly [path: string, ...ways: (readonly Step[])[]][] => [
  [
    `/CandinateCreation/${ACCOUNTANT}?stage=COMPLETED&invite=none`,
    [{ key: 'Control+k' }],
    [{ key: '?' }],
    ['candidates:invite.title'],
    ['candidates:publicLink.title'],
    ['exports:export'],
    ['all-candidates:columns'],
    ['all-candidates:views.title'],
    [more, 'deciding:stages.edit'],
    [more, 'receipts:open'],
    [ROW, 'deciding:move.name'],
    ['deciding:letter.name_action'],
    ['deciding:tags.name'],
  ],
  [`/CandinateCreation/${ACCOUNTANT}?stage=INVITED&invite=none`, [MENU, 'candidates:life.resend.name']],
  [
    `/Assesments/${ACCOUNTANT}/Monitor`,
    ['monitor:action.addTime'],
    ['monitor:action.message'],
    [MENU, 'monitor:action.end'],
  ],
  [`/Marking?assessment=${ACCOUNTANT}`, ['workbench:rules.open'], ['workbench:differences.open_report']],
  [`/Assesments/${ACCOUNTANT}/Analytics`, [more, 'remarking:open']],
  ['/AllCandidates', ['all-candidates:filter.further']],
  [
    result,
    ['exports:share.open', 'exports:share.create', 'exports:share.revoke.name'],
    ['feedback:give'],
    [more, 'time-ledger:open'],
    [more, 'candidate-report:delete.action'],
  ],
  [`${result}?why=1`, []],
  [`${person}/Data`, ['privacy:erase.action']],
  ['/CreateAssessment', ['assessments:start.template']],
  ['/Assesments', [MENU, 'assessments:templates.save']],
  [
    `/UpdateAssestment/${ACCOUNTANT}?step=finalize&tab=grading`,
    [{ words: 'assessments:bands.colorOf', params: { name: 'Weak' } }],
  ],
  [`/UpdateAssestment/${ACCOUNTANT}?step=questions`, ['questions:list.fromBank'], ['questions:list.add']],
  [`/UpdateAssestment/${SERVICE_DESK}?step=finalize`, ['languages:texts.open']],
  [
    '/Questions',
    ['questions-import:open'],
    ['questions-import:open', { file: 'sky.gift', text: '::Sky::Is the sky blue? {T}' }, 'questions-import:edit'],
    ['questions-import:export.open'],
    ['translation:files.open'],
    [MENU, 'translation:menu'],
    [MENU, 'bank:menu.history'],
    [MENU, 'bank:menu.delete'],
    [ROW, 'bank:bulk.addToTest'],
  ],
  ['/Tests', [MENU, 'tests:menu.delete']],
  [question, ['questions:trial.open']],
  [question, ['questions:format.link']],
  [question, ['questions:format.image']],
  [question, ['questions:format.formula']],
  ['/Settings?part=connections', ['api-keys:create.open'], ['webhooks:add'], ['tracking:connect.open']],
  ['/Settings?part=sign-in', ['security:sso.add']],
  ['/Profile', ['security:codes.turnOn']],
  ['/Contacts?status=OPEN', [ROW], [ROW, 'people:requests.approve'], [ROW, 'people:requests.decline']],
  ['/AllHRs', [MENU, 'people:staff.resetFactors'], [MENU, 'people:staff.delete']],
  ['/Audit', [ROW]],
];

/** A press while the list is still being drawn may miss: then it is pressed again, as a person would. */
async function openMenu(page: Page, opener: Locator): Promise<void> {
  const menu = page.getByRole('menu').filter({ visible: true });
  await expect(async () => {
    if ((await menu.count()) === 0) await opener.click();
    await expect(menu.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

async function press(page: Page, say: Say, step: Step): Promise<void> {
  if (typeof step === 'object' && 'first' in step) {
    const first = page.locator('main tbody tr[data-row-key]').first();
    if (step === MENU) return openMenu(page, first.locator('.ant-dropdown-trigger'));
    await expect(first).toBeVisible();
    const box = first.getByRole('checkbox');
    return (await box.count()) > 0 ? box.click() : first.click();
  }
  if (typeof step === 'object' && 'key' in step) return page.keyboard.press(step.key);
  if (typeof step === 'object' && 'file' in step) {
    const file = { name: step.file, mimeType: 'text/plain', buffer: Buffer.from(step.text) };
    return page.locator('[role=dialog] input[type=file]').setInputFiles(file);
  }
  const name = typeof step === 'string' ? say(step) : say(step.words, step.params);
  const item = page.getByRole('menuitem', { name, exact: true });
  await page.getByRole('button', { name, exact: true }).or(item).first().click();
}

/** Esc, as often as there is something to close; a popover that has not the focus is closed by a press beside it. */
async function close(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    if ((await dialog.count()) > 0) await page.mouse.click(2, 2);
    await expect(dialog).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}

for (const language of ['en', 'ar'] as const) {
  test(`nothing that opens over a page shuts anybody out (${language})`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const say = wordsOf(language);
    await new Staff(page, say).open(language);
    const dialog = page.locator(DIALOG).filter({ visible: true });
    const addressOf = async (path: string, link: string) => {
      await page.goto(path);
      return (await page.locator(link).first().getAttribute('href')) ?? '';
    };
    const result = await addressOf(`/CandinateCreation/${ACCOUNTANT}?stage=COMPLETED`, 'a[href*="/ResultDetails/"]');
    const [person = ''] = (await addressOf(result, 'main a[href^="/Report/"]')).split('?');
    const question = await addressOf('/Questions', 'tbody a[href*="question="]');
    for (const [path, ...ways] of openedAt({ result, person, question })) {
      await page.goto(path);
      // Until a page has a heading of its own, the product's name stands there, and nobody may listen to keys yet.
      const title = page.locator('main:not(.boot)').getByRole('heading', { level: 1 });
      await expect(title).not.toHaveText(say('common:product'));
      for (const way of ways) {
        const name = `${path} ${JSON.stringify(way)}`;
        const before = path === question ? 1 : 0;
        for (const step of way) await press(page, say, step);
        await expect(dialog.nth(before), name).toBeVisible();
        await expect(dialog.locator('[aria-busy=true]'), name).toHaveCount(0);
        expect.soft(await breaches(page, DIALOG), name).toEqual([]);
        await close(page, dialog);
      }
    }
  });
}

test('who opens a dialog to write writes in its field at once', async ({ page }) => {
  const say = wordsOf('en');
  await new Staff(page, say).open('en');
  await page.goto('/Questions');
  const question = (await page.locator('tbody a[href*="question="]').first().getAttribute('href')) ?? '';
  const fields: readonly [path: string, way: readonly Step[], field: string][] = [
    [`/Assesments/${ACCOUNTANT}/Monitor`, ['monitor:action.message'], 'monitor:message.label'],
    [question, ['questions:format.link'], 'questions:link.address'],
    [question, ['questions:format.formula'], 'questions:formula.latex'],
    ['/Settings?part=connections', ['api-keys:create.open'], 'api-keys:field.name'],
    [`/CandinateCreation/${ACCOUNTANT}`, [more, 'receipts:open'], 'receipts:code.label'],
  ];
  for (const [path, way, field] of fields) {
    await page.goto(path);
    for (const step of way) await press(page, say, step);
    await expect.soft(page.getByRole('textbox', { name: say(field), exact: true }), path).toBeFocused();
  }
});
