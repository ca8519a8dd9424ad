import { randomUUID } from 'node:crypto';
import { sealOf } from '../../src/modules/exam/answers/unsent-answers/unsent-answers';
import type { AnswerValueInput } from '../generated/graphql';
import { createTestApp, race, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aPage, aSeat } from '../kit/builders/attempts';
import type { ExamPage } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { aQuestionDraft, questionDrafts } from '../kit/builders/questions';
import { pdf } from '../kit/builders/real-files';
import { resultOf } from '../kit/builders/results';
import { textOfPdf } from '../../src/modules/reports/exports/testing/read-pdf';

const countLate = graphql(`
  mutation LateAnswers_countLateAnswer($input: CountLateAnswerInput!) {
    countLateAnswer(input: $input) {
      result {
        percentage status
        questions {
          lateCountedAt
          answer { value { ... on TextAnswer { text } } }
          lateAnswer { value { ... on TextAnswer { text } } }
          mark { score origin revision }
          history { cause byName before after }
        }
      }
    }
  }
`);

const uploadFile = graphql(`
  mutation LateAnswers_uploadAnswerFile($input: UploadAnswerFileInput!) {
    uploadAnswerFile(input: $input) { answerFile { id } }
  }
`);
const importUnsent = graphql(`
  mutation LateAnswers_importUnsentAnswers($file: Upload!) {
    importUnsentAnswers(input: { file: $file }) {
      importedAnswers { inTimeCount lateCount skippedCount leftOut { position lines } }
    }
  }
`);
const share = graphql(`
  mutation LateAnswers_createShareLink($input: CreateShareLinkInput!) {
    createShareLink(input: $input) { url }
  }
`);
const sharedReport = graphql(`
  query LateAnswers_sharedReport($token: String!) { sharedReport(token: $token) { questions { answer } } }
`);

const byRule = questionDrafts.shortAnswer({ acceptedAnswers: ['Accrual'], durationSeconds: 60, score: 4 });
const essay = questionDrafts.openEnded({ durationSeconds: 60, score: 4 });

describe('what came late', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  /** Handed in with `inTime`, if anything, and with `late` after the question had closed. */
  const sat = async (draft: typeof byRule, late: string | null, inTime?: string) => {
    const seat = await aSeat(app, hr.user, { questions: [draft] });
    const { page } = seat;
    await page.start();
    const { questionId } = page;
    if (inTime) await page.save({ text: inTime }, { revision: 1 });
    app.clock.advance(70);
    if (late) await page.save({ text: late }, { questionId, revision: 2 });
    await page.next();
    await app.runJobs();
    return { ...seat, questionId };
  };
  /** Staff import a file of these. */
  const bring = async ({ pageId, shown }: ExamPage, answers: object[]) => {
    const { attemptId, answersSecret } = shown!;
    const body = JSON.stringify({ attemptId, pageId, answers });
    const content = JSON.stringify({ kind: 'mizan-answers-1', body, seal: sealOf(body, answersSecret) });
    const files = { file: { name: 'answers.json', type: 'application/json', content } };
    const { body: brought } = await hr.upload(importUnsent, { file: null }, files);
    return brought.data?.importUnsentAnswers.importedAnswers ?? brought.errors?.[0]?.extensions.code;
  };
  const count = (client: ApiClient, questionId: string, counts = true) =>
    client.graphql(countLate, { input: { questionId, counts } });
  const counted = async (questionId: string, counts = true) => {
    const { result } = (await count(hr, questionId, counts)).data!.countLateAnswer;
    return { ...result, question: result.questions[0]! };
  };

  it('is not scored until a person lets it count, and then marked by its rule', async () => {
    const { questionId, assessmentId, candidate } = await sat(byRule, 'accrual');
    expect((await resultOf(hr, { assessmentId, candidate })).percentage).toBe(0);
    const { percentage, question } = await counted(questionId);
    expect(percentage).toBe(100);
    expect(question).toMatchObject({
      lateCountedAt: app.clock.now().toISOString(),
      answer: { value: { text: 'accrual' } },
      lateAnswer: null,
      mark: { score: 4, origin: 'AUTOMATIC' },
      history: [{ cause: 'LATE_COUNTED', byName: hr.user.name, before: 0, after: 4 }],
    });
  });

  it('takes the place of what came in time, and gives it back', async () => {
    const { questionId } = await sat(byRule, 'provision', 'accrual');
    const late = await counted(questionId);
    expect(late).toMatchObject({ percentage: 0, question: { answer: { value: { text: 'provision' } } } });
    expect(late.question.lateAnswer).toMatchObject({ value: { text: 'accrual' } });
    const back = await counted(questionId, false);
    expect(back).toMatchObject({ percentage: 100, question: { lateCountedAt: null } });
    expect(back.question).toMatchObject({
      answer: { value: { text: 'accrual' } },
      lateAnswer: { value: { text: 'provision' } },
    });
    expect(back.question.history).toHaveLength(2);
  });

  it.each(['its own page', 'another page', 'the file of a page'])(
    'that counts leaves what was given in time where it is, whatever later words come from %s',
    async (from) => {
      const { questionId, page, examToken } = await sat(byRule, 'provision', 'accrual');
      await counted(questionId);
      const later = { text: 'cash' };
      if (from === 'the file of a page') {
        const brought = await bring(page, [{ questionId, revision: 3, value: later }]);
        expect(brought).toMatchObject({ skippedCount: 0, leftOut: [{ position: 1, lines: ['cash'] }] });
      } else {
        const sender = from === 'its own page' ? page : aPage(app, examToken);
        const sent = sender.save(later, { questionId, revision: 3 });
        await expect(sent).rejects.toMatchObject({ code: 'ANSWER_NOT_KEPT' });
      }
      const { percentage, question } = await counted(questionId, false);
      expect(percentage).toBe(100);
      expect(question).toMatchObject({
        answer: { value: { text: 'accrual' } },
        lateAnswer: { value: { text: 'provision' } },
      });
      await page.save(later, { questionId, revision: 3 });
      expect((await counted(questionId)).question).toMatchObject({ answer: { value: later } });
    },
  );

  it.each([
    ['written', questionDrafts.shortAnswer({ durationSeconds: 60 }), { text: 'capital' }, { text: 'cash' }, 'cash'],
    ['chosen', questionDrafts.multipleChoice({ durationSeconds: 60 }), 'Goodwill', 'Prepaid rent', 'Prepaid rent'],
    ['held true', aQuestionDraft(), { truth: true }, { truth: false }, 'False'],
    [
      'dated',
      aQuestionDraft({ type: 'date', dateKey: { from: '2026-03-01', to: '2026-03-01' } }),
      { date: '2026-03-01' },
      { date: '2026-03-02' },
      '2 March 2026',
    ],
  ])(
    'and finds no place is read out as %s to who imports it, and taken in once there is one',
    async (_, draft, first, last, line) => {
      const { page } = await aSeat(app, hr.user, { questions: [draft] });
      await page.start();
      const { questionId } = page;
      const { question } = page.shown!;
      const choices = question && 'choices' in question ? question.choices : [];
      const valueOf = (given: string | AnswerValueInput) =>
        typeof given === 'string' ? { choiceIds: [choices.find(({ text }) => text === given)!.id] } : given;
      app.clock.advance(70);
      await page.save(valueOf(first), { questionId, revision: 2 });
      await page.next();
      await app.runJobs();
      await counted(questionId);
      const file = [{ questionId, revision: 3, value: valueOf(last) }];
      const leftOut = { inTimeCount: 0, lateCount: 0, skippedCount: 0, leftOut: [{ position: 1, lines: [line] }] };
      expect(await bring(page, file)).toEqual(leftOut);
      expect(await bring(page, file)).toEqual(leftOut);
      await counted(questionId, false);
      expect(await bring(page, file)).toMatchObject({ lateCount: 1, leftOut: [] });
      expect(await bring(page, file)).toBe('UNSENT_ANSWERS_IMPORTED');
    },
  );

  it('sends an answer that a person had marked back to be marked', async () => {
    const { questionId, page } = await sat(essay, 'All of it.', 'Half of');
    const mark = graphql(`
      mutation LateAnswers_markAnswer($input: MarkAnswerInput!) {
        markAnswer(input: $input) { outcome { ... on Result { percentage } } }
      }
    `);
    await hr.data(mark, { input: { questionId, score: 2, feedback: 'Half.' } });
    app.clock.advance(1);
    const { status, question } = await counted(questionId);
    expect(status).toBe('UNDER_REVIEW');
    expect(question).toMatchObject({ mark: { score: null, origin: 'AWAITING' } });
    expect(question.history.at(-1)).toMatchObject({ cause: 'LATE_COUNTED', before: 2, after: null });
    const [attempt] = await app.dataSource.query<object[]>('select state from attempts where id = $1', [
      page.shown!.attemptId,
    ]);
    expect(attempt).toEqual({ state: 'submitted' });
  });

  it('is told of files too, in the document and at a shared link', async () => {
    const draft = aQuestionDraft({ type: 'document', rubric: 'Reads well.', durationSeconds: 60 });
    const { page, examToken, assessmentId, candidate } = await aSeat(app, hr.user, { questions: [draft] });
    await page.start();
    const { pageId, questionId } = page;
    const handIn = async (name: string) => {
      const file = { name, type: 'application/pdf', content: pdf };
      const files = { 'input.file': file };
      const input = { pageId, questionId, file: null };
      const { body } = await app.as.candidate(examToken).upload(uploadFile, { input }, files);
      return body.data!.uploadAnswerFile.answerFile.id;
    };
    const inTime = await handIn('in-time.pdf');
    await page.save({ fileIds: [inTime] }, { revision: 1 });
    app.clock.advance(70);
    await page.save({ fileIds: [await handIn('late.pdf'), inTime] }, { questionId, revision: 2 });
    app.clock.advance(1);
    await handIn('later.pdf');
    await page.next();
    await app.runJobs();

    const told = async (language: 'EN' | 'AR') => {
      const input = { assessmentId, candidateId: candidate.id, days: 7, language };
      const { createShareLink } = await hr.data(share, { input });
      const token = createShareLink.url.split('/').at(-1)!;
      const { sharedReport: report } = await app.as.nobody().data(sharedReport, { token });
      return report.questions[0]!.answer;
    };
    expect(await told('EN')).toEqual([
      'in-time.pdf',
      ...['late.pdf', 'later.pdf'].map((name) => `\u2068${name}\u2069 (late, not scored)`),
    ]);
    expect(await told('AR')).toContain('\u2068late.pdf\u2069 (متأخر ولا يُحتسب)');
    const url = `/api/v1/results/${assessmentId}/${candidate.id}.pdf?lang=en`;
    const { rawPayload } = await hr.request({ method: 'GET', url });
    expect(textOfPdf(rawPayload, 'ltr').flat().join('\n')).toMatch(/late\.pdf\W*\(late,notscored\)/);

    await count(hr, questionId);
    expect(await told('EN')).toEqual(['in-time.pdf', 'late.pdf', '\u2068later.pdf\u2069 (late, not scored)']);
  });

  race('changes nothing when it is asked for twice, also at once', async () => {
    const { questionId } = await sat(byRule, 'accrual', 'provision');
    const both = await Promise.all([count(hr, questionId), count(hr, questionId)]);
    for (const { data } of both) {
      const [question] = data!.countLateAnswer.result.questions;
      expect(question).toMatchObject({ answer: { value: { text: 'accrual' } }, mark: { score: 4 } });
    }
    expect((await counted(questionId)).question.history).toHaveLength(1);
  });

  const receiptsOf = ({ page, examToken }: Pick<Awaited<ReturnType<typeof sat>>, 'page' | 'examToken'>) => {
    const document = graphql(`
      query LateAnswers_examReceipts($secret: String!) {
        examReceipts(secret: $secret) { sittingCode receipts { code isLate isCounted } }
      }
    `);
    const secret = page.shown!.answersSecret;
    return app.as.candidate(examToken).data(document, { secret });
  };

  it('leaves every receipt as it was written, and says that it counts', async () => {
    const { questionId, ...seat } = await sat(byRule, 'accrual', 'provision');
    const receipts = async () => (await receiptsOf(seat)).examReceipts;
    const before = await receipts();
    expect(before.receipts).toMatchObject([
      { isLate: false, isCounted: true },
      { isLate: true, isCounted: false },
    ]);
    await counted(questionId);
    const after = await receipts();
    expect(after.sittingCode).toBe(before.sittingCode);
    expect(after.receipts).toMatchObject([
      { code: before.receipts[0]!.code, isLate: false, isCounted: false },
      { code: before.receipts[1]!.code, isLate: true, isCounted: true },
    ]);
  });

  it('counts on in a reopened exam, until an answer in time takes its place', async () => {
    const { questionId, page, ...seat } = await sat(byRule, 'provision', 'cash');
    await counted(questionId);
    await staffControls(hr).reopen(page.shown!.attemptId, { addSeconds: 60 });
    expect((await page.resume()).answer).toMatchObject({ text: 'provision' });
    const saved = await page.save({ text: 'accrual' }, { revision: 3 });
    expect(saved).toMatchObject({ isLate: false, revision: 3 });
    await page.submit();
    await app.runJobs();
    const { receipts, sittingCode } = (await receiptsOf({ page, ...seat })).examReceipts;
    expect(receipts).toMatchObject([
      { code: saved.receipt, isLate: false, isCounted: true },
      { isLate: true, isCounted: false },
    ]);
    expect(sittingCode).not.toBeNull();
    const { percentage, question } = await counted(questionId, false);
    expect(percentage).toBe(100);
    expect(question).toMatchObject({
      lateCountedAt: null,
      answer: { value: { text: 'accrual' } },
      lateAnswer: { value: { text: 'provision' } },
    });
  });

  it('stands in the audit log with who let it count', async () => {
    const { questionId, candidate } = await sat(byRule, 'accrual');
    await counted(questionId);
    await counted(questionId, false);
    const rows = await app.dataSource.query<object[]>(
      `select action, actor_name as "by" from audit_entries where object_label like $1 and action like 'answer.%' order by at, id`,
      [`%${candidate.email}%`],
    );
    expect(rows).toMatchObject([{ action: 'answer.count-late' }, { action: 'answer.leave-late' }]);
  });

  it.each([
    ['a person', essay],
    ['a rule', byRule],
  ])('waits in the marking queue where nothing came in time and %s marks, until somebody decides', async (_, draft) => {
    const { questionId, assessmentId } = await sat(draft, 'accrual');
    const query = graphql(`
      query LateAnswers_markingQueue($filter: MarkingQueueFilter!) {
        markingQueue(filter: $filter) { totalCount edges { node { id hasLateAnswer } } }
      }
    `);
    const waiting = async () => (await hr.data(query, { filter: { assessmentId } })).markingQueue;
    const late = { totalCount: 1, edges: [{ node: { id: questionId, hasLateAnswer: true } }] };
    expect(await waiting()).toEqual(late);
    const { status } = await counted(questionId);
    const isToMark = status === 'UNDER_REVIEW';
    expect(isToMark).toBe(draft === essay);
    expect(await waiting()).toEqual(
      isToMark
        ? { totalCount: 1, edges: [{ node: { id: questionId, hasLateAnswer: false } }] }
        : { totalCount: 0, edges: [] },
    );
    await counted(questionId, false);
    expect(await waiting()).toEqual(late);
    const task = graphql(`
      query LateAnswers_markingTask($id: ID!) {
        markingTask(id: $id, round: FIRST, isBlind: false) {
          revision
          question { lateAnswer { value { ... on TextAnswer { text } } } }
        }
      }
    `);
    const { markingTask } = await hr.data(task, { id: questionId });
    expect(markingTask).toMatchObject({ question: { lateAnswer: { value: { text: 'accrual' } } } });
    const give = graphql(`
      mutation LateAnswers_giveQueuedMark($input: GiveQueuedMarkInput!) {
        giveQueuedMark(input: $input) { outcome { ... on QueuedMark { remainingCount } } }
      }
    `);
    await hr.data(give, {
      input: { questionId, round: 'FIRST', score: 0, expectedRevision: markingTask.revision },
    });
    expect(await waiting()).toMatchObject({ totalCount: 0 });
  });

  it('is refused where nothing came late, where it is no longer kept, and to others', async () => {
    const { questionId } = await sat(byRule, null, 'accrual');
    expect((await count(hr, questionId)).code).toBe('LATE_ANSWER_MISSING');
    const forgotten = await sat(byRule, 'accrual');
    await app.dataSource.query('update attempts set answers_forgotten_at = now() where id = $1', [
      forgotten.page.shown!.attemptId,
    ]);
    expect((await count(hr, forgotten.questionId)).code).toBe('LATE_ANSWER_MISSING');
    expect((await count(await app.as.hr(), questionId)).code).toBe('RESULT_QUESTION_NOT_FOUND');
    expect((await count(hr, randomUUID())).code).toBe('RESULT_QUESTION_NOT_FOUND');
    expect((await count(app.as.nobody(), questionId)).code).toBe('UNAUTHENTICATED');
  });
});
