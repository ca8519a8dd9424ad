import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import type { ExamPage } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { aQuestionDraft } from '../kit/builders/questions';

const questions = [aQuestionDraft({ durationSeconds: 60 }), aQuestionDraft({ durationSeconds: 60 })];
const { choiceIds } = { choiceIds: ['a'] };

interface Receipt {
  position: number;
  storedAt: string | null;
  code: string | null;
  isLate: boolean;
}

interface Receipts {
  submittedAt: string | null;
  usedSeconds: number | null;
  sittingCode: string | null;
  receipts: Receipt[];
}

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.as.hr();
});
afterAll(() => app.close());

async function receiptsOf(token: string, { shown }: ExamPage): Promise<Receipts> {
  const document = graphql(`
    query Receipts_examReceipts($secret: String!) {
      examReceipts(secret: $secret) { submittedAt usedSeconds sittingCode receipts { position storedAt code isLate } }
    }
  `);
  const candidate = app.as.candidate(token);
  return (await candidate.data(document, { secret: shown!.answersSecret })).examReceipts;
}

const check = (client: ApiClient, code: string) =>
  client.graphql(
    graphql(`
      query Receipts_checkReceipt($code: String!) {
        checkReceipt(code: $code) {
          code position questionCount storedAt isLate assessmentTitle candidateName
        }
      }
    `),
    { code },
  );

describe('a receipt', () => {
  it('comes with every save, and is what the list says afterwards', async () => {
    const { page, examToken } = await aSeat(app, owner.user, { questions });
    await page.start();
    const saved = await page.save({ choiceIds });
    const { receipts, sittingCode } = await receiptsOf(examToken, page);
    expect(receipts).toEqual([
      { position: 1, storedAt: saved.savedAt, code: saved.receipt, isLate: false },
      { position: 2, storedAt: null, code: null, isLate: false },
    ]);
    expect(sittingCode).toBeNull();
  });

  it('of a repeated save is the same, and of an old one that of what is stored', async () => {
    const { page } = await aSeat(app, owner.user, { questions });
    await page.start();
    const first = await page.save({ choiceIds }, { revision: 1 });
    app.clock.advance(1);
    expect((await page.save({ choiceIds: ['b'] }, { revision: 1 })).receipt).toBe(first.receipt);
    const second = await page.save({ choiceIds: ['b'] }, { revision: 2 });
    expect(second.receipt).not.toBe(first.receipt);
    expect((await page.save({ choiceIds }, { revision: 1 })).receipt).toBe(second.receipt);
  });

  it('of a late answer is marked, and does not change the code of the sitting', async () => {
    const { page, examToken } = await aSeat(app, owner.user, { questions: questions.slice(0, 1) });
    const { question } = await page.start();
    const inTime = await page.save({ choiceIds });
    await page.submit();
    const { sittingCode } = await receiptsOf(examToken, page);
    const late = await page.save({ choiceIds: ['b'] }, { questionId: question!.id, revision: 5 });
    expect(late.isLate).toBe(true);
    const after = await receiptsOf(examToken, page);
    expect(after.sittingCode).toBe(sittingCode);
    expect(after.receipts.map(({ code, isLate }) => ({ code, isLate }))).toEqual([
      { code: inTime.receipt, isLate: false },
      { code: late.receipt, isLate: true },
    ]);
  });

  it('is there for cells and text of any script, whatever order the database keeps them in', async () => {
    const { page, examToken } = await aSeat(app, owner.user, { questions });
    await page.start();
    const { receipt } = await page.save({ cells: [{ row: 2, column: 1, text: '٤٢ "€"' }] });
    expect((await receiptsOf(examToken, page)).receipts[0]?.code).toBe(receipt);
  });
});

describe('the list of receipts', () => {
  it('tells the time used once the exam is handed in, pauses left out', async () => {
    const { page, examToken } = await aSeat(app, owner.user, { questions });
    const { attemptId } = await page.start();
    const [staff, { usedSeconds }] = [staffControls(owner), await receiptsOf(examToken, page)];
    expect(usedSeconds).toBeNull();
    app.clock.advance(20);
    await staff.pause(attemptId);
    app.clock.advance(30);
    await staff.continue(attemptId);
    app.clock.advance(5);
    await page.next();
    app.clock.advance(10);
    await page.submit();
    expect((await receiptsOf(examToken, page)).usedSeconds).toBe(35);
  });

  it('is for the browser that sat, and for nobody else who has the link', async () => {
    const { page, examToken } = await aSeat(app, owner.user, { questions });
    const { page: other } = await aSeat(app, owner.user, { questions });
    await Promise.all([page.start(), other.start()]);
    await page.submit();
    expect((await receiptsOf(examToken, page)).receipts).toHaveLength(2);
    await expect(receiptsOf(examToken, other)).rejects.toThrow('RECEIPT_NOT_FOUND');
    const { code } = await app.as
      .candidate(examToken)
      .graphql(graphql(`query Receipts_examReceipts2 { examReceipts(secret: "") { sittingCode } }`));
    expect(code).toBe('RECEIPT_NOT_FOUND');
  });

  it('is refused before the start, and on a revoked link', async () => {
    const { examToken, invitation } = await aSeat(app, owner.user, { questions });
    const ask = () =>
      app.as
        .candidate(examToken)
        .graphql(graphql(`query Receipts_examReceipts3 { examReceipts(secret: "x") { sittingCode } }`));
    expect((await ask()).code).toBe('ATTEMPT_NOT_STARTED');
    await app.dataSource.query('update invitations set revoked_at = now() where id = $1', [invitation.id]);
    expect((await ask()).code).toBe('EXAM_UNAVAILABLE');
  });
});

describe('a code that is checked', () => {
  it('names the sitting, the question and the moment, however it is typed', async () => {
    const { page, candidate } = await aSeat(app, owner.user, { questions });
    await page.start();
    const { receipt, savedAt } = await page.save({ choiceIds });
    const { data } = await check(owner, ` ${receipt.toLowerCase().replaceAll('-', ' ')} `);
    expect(data?.checkReceipt).toEqual({
      code: receipt,
      position: 1,
      questionCount: 2,
      storedAt: savedAt,
      isLate: false,
      assessmentTitle: 'Senior Accountant, Gulf',
      candidateName: `${candidate.firstName} ${candidate.lastName}`,
    });
  });

  it('may be that of a whole sitting', async () => {
    const { page, examToken } = await aSeat(app, owner.user, { questions });
    await page.start();
    await page.save({ choiceIds });
    await page.submit();
    const { sittingCode, submittedAt } = await receiptsOf(examToken, page);
    const { data } = await check(owner, sittingCode!);
    expect(data?.checkReceipt).toMatchObject({ position: null, storedAt: submittedAt });
  });

  it('is right for nothing once the stored answer is another, by a new save or by hand', async () => {
    const { page } = await aSeat(app, owner.user, { questions });
    await page.start();
    const old = await page.save({ choiceIds });
    const now = await page.save({ choiceIds: ['b'] });
    expect((await check(owner, old.receipt)).code).toBe('RECEIPT_NOT_FOUND');
    expect((await check(owner, now.receipt)).code).toBeUndefined();
    const forge = `update answers set value = '{"choiceIds": ["c"]}' where question_id = $1`;
    await app.dataSource.query(forge, [page.questionId]);
    expect((await check(owner, now.receipt)).code).toBe('RECEIPT_NOT_FOUND');
  });

  it('is unknown to staff who may not see the sitting', async () => {
    const { page } = await aSeat(app, owner.user, { questions });
    await page.start();
    const { receipt } = await page.save({ choiceIds });
    expect((await check(await app.as.hr(), receipt)).code).toBe('RECEIPT_NOT_FOUND');
    expect((await check(await app.as.admin(), receipt)).code).toBeUndefined();
    expect((await check(app.as.nobody(), receipt)).code).toBe('UNAUTHENTICATED');
  });

  it('that cannot be one is refused as input', async () => {
    expect((await check(owner, 'hello')).code).toBe('INVALID_INPUT');
  });

  it('is looked up thirty times a minute for each of the staff, what cannot be one not counted', async () => {
    const [hr, other] = [await app.as.hr(), await app.as.hr()];
    const unknown = '000000-00000-00000';
    const codes = [(await check(hr, unknown)).code];
    // Within one minute, however long it takes.
    await app.dataSource.query('update rate_limits set expire = expire + 3600000');
    for (let more = 1; more < 30; more++) codes.push((await check(hr, unknown)).code);
    expect(new Set(codes)).toEqual(new Set(['RECEIPT_NOT_FOUND']));
    expect((await check(hr, 'hello')).code).toBe('INVALID_INPUT');
    const { code, errors } = await check(hr, unknown);
    expect([code, errors[0]?.extensions.params]).toEqual([
      'RATE_LIMITED',
      { retryAfterSeconds: expect.any(Number) as number },
    ]);
    expect((await check(other, unknown)).code).toBe('RECEIPT_NOT_FOUND');
  });
});
