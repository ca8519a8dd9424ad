import { answerLimits } from '@mizan/question-model';
import { sealOf } from '../../src/modules/exam/answers/unsent-answers/unsent-answers';
import { createTestApp, race, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aSeat, stored } from '../kit/builders/attempts';
import { aQuestionDraft } from '../kit/builders/questions';

const questions = [aQuestionDraft({ durationSeconds: 60 }), aQuestionDraft({ durationSeconds: 60 })];
const IMPORT = graphql(`
  mutation UnsentAnswers_import($file: Upload!) {
    brought: importUnsentAnswers(input: { file: $file }) {
      importedAnswers { candidateName assessmentTitle inTimeCount lateCount skippedCount }
    }
  }
`);
const SUBMIT = graphql(`
  mutation UnsentAnswers_submit($file: Upload!) {
    brought: submitUnsentAnswers(input: { file: $file }) {
      importedAnswers { candidateName assessmentTitle inTimeCount lateCount skippedCount }
    }
  }
`);

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.as.hr();
});
afterAll(() => app.close());

/** Somebody at their first question, with the secret that their page was given. */
async function seated() {
  const seat = await aSeat(app, owner.user, { questions });
  const { attemptId } = await seat.page.start();
  const document = graphql(`
    mutation UnsentAnswers_resumeAttempt($input: ResumeAttemptInput!) {
      resumeAttempt(input: $input) { outcome { ... on ExamSitting { answersSecret } } }
    }
  `);
  const input = { pageId: seat.page.pageId, takeOver: false };
  const data = await app.as.candidate(seat.examToken).data(document, { input });
  return { ...seat, attemptId, secret: data.resumeAttempt.outcome.answersSecret, questionId: seat.page.questionId };
}

type Seated = Awaited<ReturnType<typeof seated>>;

function fileOf({ attemptId, page, secret, questionId }: Seated, given: object = {}, seal?: string): string {
  const answers = [{ questionId, revision: 7, value: { choiceIds: ['b'] } }];
  const body = JSON.stringify({ attemptId, pageId: page.pageId, answers, ...given });
  return JSON.stringify({ kind: 'mizan-answers-1', body, seal: seal ?? sealOf(body, secret) });
}

async function bring(client: ApiClient, document: typeof IMPORT | typeof SUBMIT, content: string) {
  const file = { name: 'answers.json', type: 'application/json', content };
  const { body } = await client.upload(document, { file: null }, { file });
  return {
    taken: body.data?.brought.importedAnswers,
    code: body.errors?.[0]?.extensions.code,
    params: body.errors?.[0]?.extensions.params,
  };
}

const byStaff = (content: string, who: ApiClient = owner) => bring(who, IMPORT, content);
const byCandidate = ({ examToken }: Seated, content: string) => bring(app.as.candidate(examToken), SUBMIT, content);

describe('a file of answers', () => {
  it('that arrives after its question closed is kept, marked late, and not scored', async () => {
    const seat = await seated();
    await seat.page.save({ choiceIds: ['a'] }, { revision: 1 });
    app.clock.advance(600);
    const { taken } = await byStaff(fileOf(seat));
    expect(taken).toEqual({
      candidateName: `${seat.candidate.firstName} ${seat.candidate.lastName}`,
      assessmentTitle: 'Senior Accountant, Gulf',
      inTimeCount: 0,
      lateCount: 1,
      skippedCount: 0,
    });
    const answer = await stored.answer(app, seat.questionId);
    expect(answer).toMatchObject({ value: { choiceIds: ['a'] }, lateValue: { choiceIds: ['b'] }, lateRevision: 7 });
    expect(answer.lateSavedAt).toEqual(app.clock.now());
  });

  it('that arrives while the question is open counts, as the line would have', async () => {
    const seat = await seated();
    expect((await byCandidate(seat, fileOf(seat))).taken).toMatchObject({ inTimeCount: 1, lateCount: 0 });
    expect(await stored.answer(app, seat.questionId)).toMatchObject({ value: { choiceIds: ['b'] }, revision: 7 });
  });

  it('of a page that no longer holds the attempt does not count', async () => {
    const seat = await seated();
    const pageId = '0b9b0ac4-0000-4000-8000-000000000000';
    expect((await byStaff(fileOf(seat, { pageId }))).taken).toMatchObject({ inTimeCount: 0, lateCount: 1 });
  });

  it('never undoes a newer answer, and skips what the sitting does not have', async () => {
    const seat = await seated();
    await seat.page.save({ choiceIds: ['a'] }, { revision: 9 });
    const unknown = { questionId: '0b9b0ac4-0000-4000-8000-000000000001', revision: 1, value: {} };
    const old = { questionId: seat.questionId, revision: 7, value: { choiceIds: ['b'] } };
    const { taken } = await byStaff(fileOf(seat, { answers: [old, unknown] }));
    expect(taken).toMatchObject({ inTimeCount: 0, lateCount: 0, skippedCount: 2 });
    expect(await stored.answer(app, seat.questionId)).toMatchObject({ value: { choiceIds: ['a'] }, lateValue: null });
  });

  it('is taken in without what no save would take', async () => {
    const seat = await seated();
    const { questionId } = seat;
    await seat.page.next();
    const tooLong = { questionId, revision: 7, value: { text: 'x'.repeat(answerLimits.text + 1) } };
    const answers = [tooLong, { questionId: seat.page.questionId, revision: 7, value: { choiceIds: ['b'] } }];
    expect((await byStaff(fileOf(seat, { answers }))).taken).toMatchObject({ inTimeCount: 1, skippedCount: 1 });
  });

  race('is taken in once, by whoever brings it, also when two bring it at once', async () => {
    const seat = await seated();
    const file = fileOf(seat);
    const outcomes = await Promise.all([byStaff(file), byCandidate(seat, file), byStaff(file)]);
    expect(outcomes.filter(({ taken }) => taken)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 'UNSENT_ANSWERS_IMPORTED')).toHaveLength(2);
    expect((await byStaff(file)).params).toEqual({ takenAt: app.clock.now().toISOString() });
    const sql = `select from audit_entries where action = 'unsent-answers.import' and object_id = $1`;
    expect(await app.dataSource.query<unknown[]>(sql, [seat.attemptId])).toHaveLength(1);
  });
});

describe('a file is refused', () => {
  it('when a letter of it was changed, or it was sealed with the secret of another sitting', async () => {
    const [seat, other] = [await seated(), await seated()];
    const changed = fileOf(seat).replace('"revision\\":7', '"revision\\":8');
    expect(changed).not.toBe(fileOf(seat));
    expect((await byStaff(changed)).code).toBe('UNSENT_ANSWERS_CHANGED');
    expect((await byStaff(fileOf({ ...seat, secret: other.secret }))).code).toBe('UNSENT_ANSWERS_CHANGED');
    expect((await byStaff(fileOf(seat, {}, ''))).code).toBe('UNSENT_ANSWERS_CHANGED');
    expect(await stored.answer(app, seat.questionId)).toMatchObject({ value: null, lateValue: null });
  });

  it.each([
    [{ value: { rating: 2.5 } }],
    [{ value: { truth: 'yes' } }],
    [{ value: { text: 5 } }],
    [{ value: { blanks: 'abc' } }],
    [{ value: { cells: [{ row: 1.5, column: 1, text: 'x' }] } }],
    [{ value: { choiceIds: [1] } }],
    [{ value: {}, revision: 1e300 }],
  ])('is refused when it says what no page can: %j', async (given) => {
    const seat = await seated();
    const answers = [{ questionId: seat.questionId, revision: 7, ...given }];
    expect((await byCandidate(seat, fileOf(seat, { answers }))).code).toBe('UNSENT_ANSWERS_UNREADABLE');
  });

  it.each(['', '{}', 'not json', '{"kind":"mizan-answers-1","body":"{}","seal":"x"}'])(
    'when it is none: %j',
    async (content) => {
      expect((await byStaff(content || ' ')).code).toBe('UNSENT_ANSWERS_UNREADABLE');
    },
  );

  it('when it is of another sitting than the candidate’s, or outside the scope of staff', async () => {
    const [seat, other] = [await seated(), await seated()];
    expect((await byCandidate(other, fileOf(seat))).code).toBe('UNSENT_ANSWERS_OTHER_SITTING');
    expect((await byStaff(fileOf(seat), await app.as.hr())).code).toBe('UNSENT_ANSWERS_OTHER_SITTING');
    expect((await byStaff(fileOf(seat), app.as.nobody())).code).toBe('UNAUTHENTICATED');
    expect((await byStaff(fileOf(seat), await app.as.admin())).taken).toMatchObject({ inTimeCount: 1 });
  });

  it('when the invitation was revoked', async () => {
    const seat = await seated();
    await app.dataSource.query('update invitations set revoked_at = now() where id = $1', [seat.invitation.id]);
    expect((await byStaff(fileOf(seat))).code).toBe('EXAM_UNAVAILABLE');
  });

  it('when it is larger than 250 KB', async () => {
    const seat = await seated();
    const answers = [{ questionId: seat.questionId, revision: 1, value: { text: 'x'.repeat(260_000) } }];
    expect((await byStaff(fileOf(seat, { answers }))).code).toBe('FILE_TOO_LARGE');
  });
});
