import { inLanguage } from './journey/candidate';
import { aPerson, handIn, Office } from './journey/office';
import { asInPdf, Reviewer } from './journey/review';
import { wordsOf } from './journey/words';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

const TITLE = 'Closing the books';
const CHOICE = 'Which account is credited when a customer pays in advance?';
const ESSAY = 'Why do we accrue?';
const RUBRIC = ['Names the period of the income', 'Gives an example'];
const SARA = {
  name: 'Sara Mansour',
  answer: 'Income belongs to the period that earned it.',
  comment: 'Add an example.',
};
const LAYLA = { name: 'ليلى العتيبي', answer: 'لأن الإيراد يخص فترته.', comment: 'أضيفي مثالًا من عملك.' };
const FEEDBACK = 'شكرًا على وقتك. إجابتك عن الاستحقاق مختصرة.';

const questions = [
  {
    type: 'MULTIPLE_CHOICE',
    text: CHOICE,
    score: 4,
    choices: [
      { text: 'Deferred income', isRight: true },
      { text: 'Revenue', isRight: false },
    ],
  },
  { type: 'OPEN_ENDED', text: ESSAY, score: 6, rubric: `${RUBRIC[0] ?? ''} (4)\n${RUBRIC[1] ?? ''} (2)` },
];

const settings = {
  configuration: { passMark: 60, resultVisibility: 'FULL', feedbackDelivery: 'SHOWN' } as const,
  reportOptions: { showCandidateInformation: true, showQuestions: true, showCorrectAnswers: true },
};

/** Two papers are handed in: one that is right, one that is not. */
async function handInPapers(office: Office) {
  const assessmentId = await office.assessment({ title: TITLE, questions, settings });
  const [saraName = '', mansour = ''] = SARA.name.split(' ');
  const [laylaName = '', otaibi = ''] = LAYLA.name.split(' ');
  const [sara, layla] = await office.invite(assessmentId, [aPerson(saraName, mansour), aPerson(laylaName, otaibi)]);
  if (!sara || !layla) throw new Error('Nobody is invited.');
  await handIn(sara.link, ['Deferred income', SARA.answer]);
  await handIn(layla.link, ['Revenue', LAYLA.answer]);
  const queued = graphql(`
    query Decision_markingQueue($assessmentId: ID!) {
      markingQueue(filter: { assessmentId: $assessmentId }) { totalCount }
    }
  `);
  await expect
    .poll(async () => {
      const { markingQueue } = await office.call(queued, { assessmentId });
      return markingQueue.totalCount;
    })
    .toBe(2);
  return { assessmentId, layla };
}

test('from papers that were handed in to the decision', async ({ page, browser, product }) => {
  const say = wordsOf('en');
  const reviewer = new Reviewer(page, say);
  const office = await Office.open(page.request, product.url);
  const { assessmentId, layla } = await handInPapers(office);
  const resultOf = (candidateId: string) => `/ResultDetails/Assestment/${assessmentId}/Candidate/${candidateId}`;

  const report = (reportOptions: object) =>
    office.call(
      graphql(`
        mutation Decision_updateAssessment($input: UpdateAssessmentInput!) {
          updateAssessment(input: $input) { assessment { id } }
        }
      `),
      {
        input: {
          id: assessmentId,
          reportOptions,
        },
      },
    );
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

  await test.step('the dashboard counts what waits, and the answer is marked without a mouse', async () => {
    await page.goto(`/CandinateCreation/${assessmentId}?lng=en`);
    for (const { name } of [SARA, LAYLA]) {
      await expect(rowOf(name)).toContainText(say('common:resultStatus.UNDER_REVIEW'));
    }
    const counted = graphql(`query Decision_awaitingMarkCount { awaitingMarkCount }`);
    // The demo's people hand in as well, also between the two counts.
    await expect(async () => {
      const { awaitingMarkCount: count } = await office.call(counted);
      await page.goto('/');
      const figure = { name: say('shell:nav.awaitingMarks', { count }), exact: true };
      await expect(page.getByRole('main').getByRole('link', figure)).toBeVisible({ timeout: 15_000 });
    }).toPass();
    const anyCount = new RegExp(`^${say('shell:nav.awaitingMarks', { count: 2 }).replace('2', String.raw`\d+`)}$`, 'u');
    await reviewer.tabTo(page.getByRole('main').getByRole('link', { name: anyCount }));
    await page.keyboard.press('Enter');
    const queue = page.getByRole('navigation', { name: say('workbench:queue.label') });
    await reviewer.tabTo(queue.getByRole('button', { name: SARA.name }));
    await page.keyboard.press('Enter');
    const paper = reviewer.answerToMark();
    await expect(paper).toContainText(SARA.answer);
    for (const line of RUBRIC) await expect(paper.getByLabel(line)).toBeVisible();
    await reviewer.mark(['4', '1'], SARA.comment);
    await expect(queue.getByRole('button', { name: SARA.name })).toBeHidden();
  });

  await test.step('the other one is marked and written to by somebody who reads Arabic', async () => {
    const sayThere = wordsOf('ar');
    const colleague = new Reviewer(page, sayThere);
    await page.goto(`/Marking?assessment=${assessmentId}&lng=ar`);
    await expect(colleague.answerToMark()).toContainText(LAYLA.answer);
    await colleague.mark(['٢', '١'], LAYLA.comment);
    await expect(page.getByText(sayThere('workbench:empty.FIRST'))).toBeVisible();
    await page.goto(resultOf(layla.candidateId));
    await colleague.giveFeedback(FEEDBACK);
  });

  await test.step('the candidate reads the own result, and what was written', async () => {
    const sayThere = wordsOf('ar');
    const context = await browser.newContext({ baseURL: product.url });
    const own = await context.newPage();
    await own.goto(inLanguage(layla.link, 'ar'));
    const outcome = own.getByRole('region', { name: sayThere('exam:result.title') });
    await expect(outcome).toContainText(sayThere('common:resultStatus.FAILED'));
    for (const text of ['30%', FEEDBACK, LAYLA.answer, LAYLA.comment]) await expect(outcome).toContainText(text);
    await context.close();
  });

  await test.step('the decision stands in the list, and can be explained', async () => {
    await page.goto(`/CandinateCreation/${assessmentId}?lng=en`);
    await expect(rowOf(LAYLA.name)).toContainText('30%');
    await expect(rowOf(SARA.name)).toContainText('90%');
    await expect(page.getByText(say('common:resultStatus.UNDER_REVIEW'))).toBeHidden();
    await rowOf(SARA.name).getByRole('link').click();
    const summary = page.getByRole('region', { name: say('results:summary') });
    await expect(summary).toContainText(say('common:resultStatus.PASSED'));
    await page.getByRole('button', { name: say('explanation:why', { percent: '90%' }) }).click();
    const why = page.getByRole('dialog', { name: say('explanation:title', { name: SARA.name, percent: '90%' }) });
    await why.getByText(ESSAY).click();
    for (const line of RUBRIC) await expect(why.getByRole('row').filter({ hasText: line })).toBeVisible();
    await expect(why).toContainText(say('explanation:division', { score: '9', total: '10', exact: '90' }));
    await expect(why).toContainText(say('explanation:pass.PASSED', { mark: '60%' }));
    await page.keyboard.press('Escape');
    await expect(why).toBeHidden();
  });

  await test.step('others get it as a document and by a link, without what the report hides, until the link is revoked', async () => {
    await report({ showQuestions: false, showCorrectAnswers: false });
    const document = await reviewer.downloadReport('en');
    expect(document).toContain(asInPdf(SARA.name));
    expect(document).not.toContain(asInPdf(SARA.answer));
    const link = await reviewer.shareResult();
    const context = await browser.newContext();
    const stranger = await context.newPage();
    const received = stranger.waitForResponse((reply) => reply.request().postData()?.includes('sharedReport') === true);
    await stranger.goto(`${link}?lng=en`);
    await expect(stranger.getByRole('heading', { level: 1, name: SARA.name })).toBeVisible();
    await expect(stranger.getByText(say('exports:shared.hidden'))).toBeVisible();
    const sent = await (await received).text();
    expect(sent).toContain(SARA.name);
    for (const hidden of [CHOICE, ESSAY, SARA.answer, 'Deferred income']) expect(sent).not.toContain(hidden);
    await reviewer.revokeShare();
    await stranger.reload();
    await expect(stranger.getByText(say('exports:shared.gone'))).toBeVisible();
    await expect(stranger.getByText(SARA.name)).toBeHidden();
    await context.close();
    await report({ showQuestions: true, showCorrectAnswers: true });
  });

  await test.step('the two stand side by side', async () => {
    await page.goto(`/Assesments/${assessmentId}/Compare`);
    const chooser = page.getByRole('combobox', { name: say('compare:choose') });
    for (const { name } of [SARA, LAYLA]) {
      await chooser.fill(name);
      await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
    }
    const table = page.getByRole('table');
    for (const name of [SARA.name, LAYLA.name]) {
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
    }
    await expect(table.getByRole('row').filter({ hasText: say('compare:percentage') })).toContainText(/90%.*30%/);
    const decision = new RegExp(`${say('common:resultStatus.PASSED')}.*${say('common:resultStatus.FAILED')}`);
    await expect(table.getByRole('row').filter({ hasText: decision })).toBeVisible();
    await expect(table.getByRole('row').filter({ hasText: ESSAY })).toContainText(/5\s*\/\s*6.*3\s*\/\s*6/);
  });

  await test.step('a result is deleted, and the report knows it at once', async () => {
    await page.goto(`/Report/${layla.candidateId}`);
    await expect(page.getByText(FEEDBACK)).toBeVisible();
    await page.getByRole('button', { name: say('candidate-report:delete.action'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('candidate-report:delete.confirm', { count: 1 }) })
      .click();
    await expect(page.getByText('Result deleted successfully')).toBeVisible();
    await expect(page.getByText(say('candidate-report:none')).first()).toBeVisible();
    await expect(page.getByText(FEEDBACK)).toBeHidden();
  });
});
