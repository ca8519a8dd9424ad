import type { Page } from '@playwright/test';
import { Candidate, inLanguage } from './journey/candidate';
import { ExamLook } from './journey/exam-look';
import { aQuestionOfEachKind, askedIn } from './journey/exam-questions';
import { anExam, byType, contentOf, inBothLanguages } from './journey/exam-setting';
import { holding } from './journey/holding';
import { aPerson, Office } from './journey/office';
import { languageNames, wordsOf, type Language } from './journey/words';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

const DAY_MS = 86_400_000;

/** During the exam, which goes on where it was. */
async function changeTo(page: Page, language: Language, type: string): Promise<void> {
  const before = wordsOf(language === 'ar' ? 'en' : 'ar');
  await page
    .getByRole('button', { name: before('exam:bar.switchLanguage', { language: languageNames[language] }) })
    .click();
  await expect(page.getByRole('heading', { name: askedIn(language, type) })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

for (const language of ['en', 'ar'] as const) {
  const say = wordsOf(language);
  const other = language === 'ar' ? 'en' : 'ar';

  test(`what comes before an exam can be read and seen (${language})`, async ({ page, product, mailbox }) => {
    test.setTimeout(1_800_000);
    const office = await Office.open(page.request, product.url);
    const proctoring = { webcamSnapshots: true, tabLeaving: true, fullScreen: true, copyPaste: true };
    const settings = { proctoring, configuration: { closesAt: inDays(9) }, welcomeVideoUrl: 'https://vimeo.com/1' };
    const { email } = await anExam(office, { language, settings, questions: aQuestionOfEachKind(language) });
    const look = new ExamLook(page, language);
    const { text, html } = await mailbox.letter(email, /Exam\/Check/);
    await look.mail('mail-invitation', html);
    const [link, check] = text.match(/http[^\s\u2066-\u2069]+\/Exam\/[^\s\u2066-\u2069]+/g) ?? [];

    await page.goto(inLanguage(check ?? '', language));
    await expect(page.getByText(say('exam:deviceCheck.text'))).toBeVisible();
    await look.at('device-check', ['heading', `group ${say('exam:setUp.practice.kinds')}`]);

    await new Candidate(page, say).open(link ?? '', language);
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
    mailbox,
  }) => {
    test.setTimeout(1_800_000);
    const office = await Office.open(page.request, product.url);
    const questions = byType(language, 'TRUE_FALSE', 'SHORT_ANSWER', 'OPEN_ENDED');
    const settings = { configuration: { allowBack: true, resultVisibility: 'FULL' } };
    const { assessmentId, link, email } = await anExam(office, { language, settings, questions });
    await inBothLanguages(office, assessmentId, language);
    const look = new ExamLook(page, language);
    const candidate = new Candidate(page, say);
    await candidate.open(link, language);
    const offered = page.getByRole('group', { name: say('exam:setUp.language') });
    await expect(offered.getByRole('radio', { name: languageNames[language], checked: true })).toBeVisible();
    await look.at('set-up-languages', [`group ${say('exam:setUp.language')}`, 'radio']);
    await candidate.start();
    await expect(candidate.question(questions[0]?.text ?? '')).toBeVisible();
    await page.getByRole('button', { name: say(`exam:question.showOther.${contentOf(other)}`) }).click();
    await expect(page.getByText(askedIn(other, 'TRUE_FALSE'))).toBeVisible();
    await look.at('question-beside', [`button ${say('exam:question.hideOther')}`]);
    await page.getByRole('button', { name: say('exam:question.hideOther') }).click();
    await changeTo(page, other, 'TRUE_FALSE');
    await changeTo(page, language, 'TRUE_FALSE');
    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
    await look.at('question-back', [`button ${say('exam:questionReview.review')}`]);
    await page.getByRole('button', { name: say('exam:questionReview.review'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('exam:questionReview.title') })).toBeVisible();
    await look.at('review', [
      `heading ${say('exam:questionReview.title')}`,
      `button ${say('exam:questionReview.submit')}`,
    ]);
    await page.getByRole('button', { name: say('exam:questionReview.submit') }).click();
    const dialog = page.getByRole('dialog');
    await look.at('hand-in', ['dialog', `button ${say('exam:submit.stay')}`]);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: say('exam:submit.go') }).click();
    await expect(page.getByText(say('exam:question.submitsWhenOnline'))).toBeVisible();
    await look.at('review-offline', [`complementary ${say('exam:strip.label')}`, 'alert']);
    const held = await holding(page, 'submitAttempt');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: say('exam:ending.submitting') })).toBeVisible();
    await look.at('ending', [`heading ${say('exam:ending.submitting')}`, 'listitem']);
    await held.letGo();
    await page.waitForURL(/\/Exam\/Success/);
    const thanks = page.getByRole('heading', { level: 1 });
    await expect(thanks).toBeVisible();
    await expect(page.getByText(say('exam:afterExam.kept'))).toBeVisible();
    await look.at('success', [
      'status',
      `heading ${say('exam:afterExam.result')}`,
      `heading ${say('exam:afterExam.kept')}`,
    ]);
    const [code] = /[\dA-Z]+(-[\dA-Z]+)+/.exec(await page.getByText(say('exam:receipts.whole')).innerText()) ?? [];
    await look.mail('mail-received', (await mailbox.letter(email, new RegExp(code ?? '∅'))).html);
    await candidate.open(link, language);
    await expect(page.getByText(say('exam:afterExam.kept'))).toBeVisible();
    await look.at('after', [`heading ${say('exam:receipts.title')}`, `heading ${say('exam:unsentAnswers.title')}`]);
  });

  test(`where a link leads nowhere, that can be read and seen (${language})`, async ({
    page,
    browser,
    product,
    mailbox,
  }) => {
    test.setTimeout(1_800_000);
    const office = await Office.open(page.request, product.url);
    const questions = byType(language, 'TRUE_FALSE');
    const { assessmentId, link } = await anExam(office, { language, questions });
    const { createPublicLink } = await office.call(
      graphql(`
        mutation ExamEnds_createPublicLink($input: CreatePublicLinkInput!) {
          createPublicLink(input: $input) { publicLink { id url } }
        }
      `),
      { input: { assessmentId, cap: 5 } },
    );
    const { id: publicLinkId, url: joinUrl } = createPublicLink.publicLink;
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    const look = new ExamLook(visitor, language);
    const visit = async (url: string, name: string, told: string) => {
      await visitor.goto(inLanguage(new URL(url, product.url).href, language));
      await expect(visitor.getByText(told, { exact: true }).first()).toBeVisible();
      await look.notice(name);
    };
    // The tab knows of no link yet.
    await visit('/Exam/Submitted', 'submitted-unknown', say('exam:submitted.title'));
    await visit('/Exam/Success', 'success-unknown', say('exam:success.unknown.title'));
    await visit('/Exam/not-a-link-that-is-there', 'broken-link', say('exam:brokenLink.title'));
    await visit('/Exam/Join/nothing', 'join-unknown', say('exam:join.unknown.title'));
    await visit('/Exam/Joined/nothing', 'join-over', say('exam:join.ticketOver.title'));

    await visit(joinUrl, 'join', say('exam:join.text'));
    await visitor.getByRole('button', { name: say('exam:join.send') }).click();
    await look.at('join-problems', [`textbox ${say('exam:join.firstName')}`, `button ${say('exam:join.send')}`]);
    const { firstName, lastName, email } = aPerson('Noor', 'Al-Hashimi');
    for (const [label, value] of Object.entries({ firstName, lastName, email, phone: '+966501234567' })) {
      await visitor.getByLabel(say(`exam:join.${label}`), { exact: true }).fill(value);
    }
    await visitor.getByRole('button', { name: say('exam:join.send') }).click();
    await expect(visitor.getByRole('heading', { name: say('exam:join.emailed.title') })).toBeVisible();
    await look.at('join-mailed', [`button ${say('exam:join.emailed.edit')}`]);
    const held = await holding(visitor, 'confirmJoin');
    const ticket = await mailbox.read(email, /(http\S+\/Exam\/Joined\/[^\s\u2066-\u2069]+)/);
    await visit(ticket, 'joining', say('exam:join.opening.text'));
    await held.letGo();
    await expect(visitor.getByRole('button', { name: say('exam:setUp.start') })).toBeVisible();
    await office.call(
      graphql(`
        mutation ExamEnds_changePublicLink($input: ChangePublicLinkInput!) {
          changePublicLink(input: $input) { __typename }
        }
      `),
      {
        input: {
          id: publicLinkId,
          cap: 1,
        },
      },
    );
    await visit(joinUrl, 'join-full', say('exam:join.full.title'));
    await office.call(
      graphql(`
        mutation ExamEnds_closePublicLink($input: ClosePublicLinkInput!) {
          closePublicLink(input: $input) { __typename }
        }
      `),
      {
        input: {
          id: publicLinkId,
        },
      },
    );
    await visit(joinUrl, 'join-closed', say('exam:join.closed.title'));

    // One link after another thing has happened to it each time.
    const update = graphql(`
      mutation ExamEnds_updateAssessment($input: UpdateAssessmentInput!) {
        updateAssessment(input: $input) { __typename }
      }
    `);
    const opening = (configuration: object) => office.call(update, { input: { id: assessmentId, configuration } });
    const invitationIds = await invitationsOf(office, assessmentId, link);
    await opening({ opensAt: inDays(3) });
    await visit(link, 'not-open-yet', say('exam:unavailable.NOT_OPEN_YET.title'));
    await opening({ opensAt: null, closesAt: inDays(-1) });
    await visit(link, 'closed', say('exam:unavailable.CLOSED.title'));
    await opening({ closesAt: null });
    await office.call(
      graphql(`
        mutation ExamEnds_setInvitationWindow($input: SetInvitationWindowInput!) {
          setInvitationWindow(input: $input) { __typename }
        }
      `),
      {
        input: {
          invitationIds,
          expiresAt: inDays(-1),
        },
      },
    );
    await visit(link, 'expired', say('exam:unavailable.EXPIRED.title'));
    await office.call(
      graphql(`
        mutation ExamEnds_archiveAssessment($input: ArchiveAssessmentInput!) {
          archiveAssessment(input: $input) { __typename }
        }
      `),
      {
        input: {
          id: assessmentId,
          isArchived: true,
        },
      },
    );
    await visit(link, 'inactive', say('exam:unavailable.INACTIVE.title'));
    await office.call(
      graphql(`
        mutation ExamEnds_revokeInvitations($input: InvitationsInput!) {
          revokeInvitations(input: $input) { __typename }
        }
      `),
      {
        input: {
          invitationIds,
        },
      },
    );
    await visit(link, 'revoked', say('exam:unavailable.REVOKED.title'));

    // A part of the page that cannot be fetched.
    await visitor.route('**/assets/**/device-check-screen*.js', (route) => route.abort());
    await visit(link.replace('/Exam/', '/Exam/Check/'), 'crashed', say('exam:crashed.text'));
    await visitor.route('**/api/graphql', (route) => route.abort());
    await visit(link, 'no-line', say('exam:failed.network'));
    await context.close();
  });
}

/** Of this link, as staff know it. */
async function invitationsOf(office: Office, assessmentId: string, link: string): Promise<string[]> {
  const list = graphql(`
    query ExamEnds_assessment($id: ID!) {
      assessment(id: $id) { invitations(first: 50) { edges { node { id examUrl } } } }
    }
  `);
  const { assessment } = await office.call(list, { id: assessmentId });
  return assessment.invitations.edges.flatMap(({ node }) => (node.examUrl === link ? [node.id] : []));
}
