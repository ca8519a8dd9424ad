import { ExamLinks, Invitation, InviteCandidates } from '../../src/modules/candidates';
import { CheckAttempts } from '../../src/modules/exam/attempt/check-attempts';
import { Result } from '../../src/modules/grading';
import { createTestApp, race } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, stored } from '../kit/builders/attempts';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { people } from '../kit/builders/candidates';
import { questionDrafts } from '../kit/builders/questions';

const essay = (text: string) => questionDrafts.openEnded({ text, durationSeconds: 60 });
const three = () => [essay('One'), essay('Two'), essay('Three')];

/** Two calls at once, many times over, on the real database. */
const ROUNDS = 8;

describe('calls at the same moment', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp({ MIZAN_DATABASE_POOL: '20' });
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const openCount = async (attemptId: string) =>
    (await stored.answers(app, attemptId)).filter(({ closedAt }) => closedAt === null).length;
  const submissions = (attemptId: string) => stored.eventCount(app, 'attempt.submitted', attemptId);

  race('start and start make one attempt with one open question', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page, invitation } = await aSeat(app, hr.user, { questions: three() });
      const sittings = await Promise.all([page.start(), page.start(), page.start()]);
      expect(new Set(sittings.map(({ attemptId }) => attemptId)).size).toBe(1);
      expect(new Set(sittings.map(({ question }) => question?.id)).size).toBe(1);
      expect(await stored.attemptsOf(app, invitation.id)).toHaveLength(1);
      expect(await stored.paper(app, sittings[0].attemptId)).toHaveLength(3);
      expect(await stored.answers(app, sittings[0].attemptId)).toHaveLength(1);
    }
  });

  race('start and start of two pages leave one of them live', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page, examToken } = await aSeat(app, hr.user, { questions: three() });
      const outcomes = await Promise.allSettled([page.start(), aPage(app, examToken).start()]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'PAGE_TAKEN' } });
    }
  });

  race('next and next open one question', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page } = await aSeat(app, hr.user, { questions: three() });
      const { attemptId } = await page.start();
      const { questionId } = page;
      const sittings = await Promise.all([page.next(questionId), page.next(questionId), page.next(questionId)]);
      expect(sittings.map(({ position }) => position)).toEqual([2, 2, 2]);
      expect(new Set(sittings.map(({ question }) => question?.id)).size).toBe(1);
      expect(await stored.answers(app, attemptId)).toHaveLength(2);
      expect(await openCount(attemptId)).toBe(1);
    }
  });

  race('submit and submit hand in once, and never change when', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page } = await aSeat(app, hr.user, { questions: three() });
      const { attemptId } = await page.start();
      const sittings = await Promise.all(Array.from({ length: 10 }, () => page.submit()));
      expect(new Set(sittings.map(({ state }) => state))).toEqual(new Set(['SUBMITTED']));
      expect(await submissions(attemptId)).toBe(1);
      const before = await stored.attempt(app, attemptId);
      app.clock.advance(1);
      await page.submit();
      expect((await stored.attempt(app, attemptId)).submittedAt).toEqual(before.submittedAt);
      expect(await submissions(attemptId)).toBe(1);
    }
  });

  race('save and next: the save counts or is late, and is never lost', async () => {
    for (let round = 0; round < ROUNDS * 3; round += 1) {
      const { page } = await aSeat(app, hr.user, { questions: three() });
      await page.start();
      const { questionId } = page;
      const [saved] = await Promise.all([page.save({ text: 'while leaving' }), page.next(questionId)]);
      const answer = await stored.answer(app, questionId);
      expect(answer.closedBy).toBe('candidate');
      expect(saved.isLate ? answer.lateValue : answer.value).toEqual({ text: 'while leaving' });
      expect(saved.isLate ? answer.lateRevision : answer.revision).toBe(1);
    }
  });

  race('the server and the candidate submit once between them', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page } = await aSeat(app, hr.user, { questions: three() });
      const { attemptId } = await page.start();
      app.clock.advance(60 * 3 + 61);
      const check = app.get(CheckAttempts);
      await Promise.all([check.check({ attemptId }), page.submit(), check.check({ attemptId }), page.next()]);
      expect(await submissions(attemptId)).toBe(1);
      expect(await openCount(attemptId)).toBe(0);
      const attempt = await stored.attempt(app, attemptId);
      expect(attempt).toMatchObject({ submittedBy: 'server', submittedAt: attempt.expiresAt });
    }
  });

  race('the server closes a question once while the candidate goes on', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page } = await aSeat(app, hr.user, { questions: three() });
      const { attemptId, question } = await page.start();
      app.clock.advance(63);
      const [sitting] = await Promise.all([page.next(), app.get(CheckAttempts).check({ attemptId })]);
      expect(sitting.position).toBe(2);
      const closed = { closedBy: 'time', closedAt: new Date(question!.closesAt) };
      expect(await stored.answer(app, question!.id)).toMatchObject(closed);
    }
  });

  it('fifty candidates start, save and go on together', async () => {
    const assessment = await aPublishedAssessment(app, hr.user, { questions: three() });
    const invited = { assessmentId: assessment.id, candidates: people(50) };
    await app.get(InviteCandidates).execute({ ...hr.viewer, sessionId: '' }, invited);
    const invitations = await app.dataSource.manager.findBy(Invitation, { assessmentId: assessment.id });
    const pages = invitations.map((invitation) => aPage(app, app.get(ExamLinks).tokenOf(invitation)));
    await Promise.all(pages.map((page) => page.start()));
    expect(new Set(pages.map(({ shown }) => shown?.attemptId)).size).toBe(50);
    for (const position of [1, 2, 3]) {
      const saves = pages.flatMap((page, candidate) =>
        [1, 2, 3, 4].map((revision) => page.save({ text: `${candidate}/${position}/${revision}` }, { revision })),
      );
      const replies = await Promise.all(saves);
      expect(replies.every(({ isLate }) => !isLate)).toBe(true);
      const answers = await Promise.all(pages.map(({ questionId }) => stored.answer(app, questionId)));
      answers.forEach(({ value, revision }, candidate) => {
        expect({ value, revision }).toEqual({ value: { text: `${candidate}/${position}/4` }, revision: 4 });
      });
      await Promise.all(pages.map((page) => page.next()));
    }
    expect(pages.every(({ shown }) => shown?.state === 'SUBMITTED')).toBe(true);
    await app.runJobs();
    expect(await app.dataSource.manager.countBy(Result, { assessmentId: assessment.id })).toBe(50);
  });
});
