import { Assessment } from '../../src/modules/assessments';
import { Invitation } from '../../src/modules/candidates';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, refusalsOf, stored } from '../kit/builders/attempts';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestionDraft } from '../kit/builders/questions';

const document = graphql(`
  query ExamEntry_examEntry {
    examEntry {
      state unavailableReason opensAt closesAt assessmentTitle jobRole language candidateFirstName
      questionCount totalSeconds extraTimePercent serverNow showProgress
    }
  }
`);

describe('the entry of an exam', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const entryOf = async (examToken: string) => (await app.as.candidate(examToken).data(document)).examEntry;
  const whoseOf = async (examToken: string) => {
    const asked = graphql(`
      query ExamEntry_whose {
        examEntry { candidateFirstName extraTimePercent accommodation { text } }
      }
    `);
    return (await app.as.candidate(examToken).data(asked)).examEntry;
  };
  const ASK = graphql(`
    mutation ExamEntry_askForAccommodation($input: AskForAccommodationInput!) {
      askForAccommodation(input: $input) { outcome { ... on AccommodationRequest { text } } }
    }
  `);
  const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000);

  const withWindow = async (opensAt: Date | null, closesAt: Date | null) => {
    const assessment = await aPublishedAssessment(app, hr.user, { configuration: { closesAt } });
    const seat = await anInvitation(app, hr.user, assessment.id);
    const { configuration } = assessment;
    const opening = { configuration: { ...configuration, opensAt: opensAt?.toISOString() ?? null } };
    await app.dataSource.manager.update(Assessment, assessment.id, opening);
    return { ...seat, page: aPage(app, seat.examToken) };
  };

  it('tells what is asked for, with the extra time', async () => {
    const questions = [aQuestionDraft({ durationSeconds: 60 }), aQuestionDraft({ durationSeconds: 30 })];
    const { examToken, candidate } = await aSeat(app, hr.user, { questions, extraTimePercent: 50 });
    expect(await entryOf(examToken)).toMatchObject({
      state: 'NOT_STARTED',
      unavailableReason: null,
      assessmentTitle: 'Senior Accountant, Gulf',
      jobRole: 'Senior Accountant',
      language: 'EN',
      candidateFirstName: candidate.firstName,
      questionCount: 2,
      totalSeconds: 135,
      extraTimePercent: 50,
      serverNow: app.clock.now().toISOString(),
    });
  });

  it('starts nothing by being looked at', async () => {
    const { examToken, invitation } = await aSeat(app, hr.user);
    await entryOf(examToken);
    expect(await stored.attemptsOf(app, invitation.id)).toEqual([]);
  });

  it('follows the attempt', async () => {
    const { examToken, page, invitation } = await aSeat(app, hr.user);
    await page.start();
    expect(await entryOf(examToken)).toMatchObject({ state: 'IN_PROGRESS' });
    const stage = async () => (await stored.invitation(app, invitation.id)).stage;
    expect(await stage()).toBe('Inrolled');
    await page.submit();
    expect(await entryOf(examToken)).toMatchObject({ state: 'SUBMITTED' });
    expect(await stage()).toBe('Completed');
  });

  it('calls an attempt submitted as soon as its time is over, swept or not', async () => {
    const { examToken, page } = await aSeat(app, hr.user);
    await page.start();
    app.clock.advance(3600);
    expect(await entryOf(examToken)).toMatchObject({ state: 'SUBMITTED' });
  });

  it('is closed before the window opens', async () => {
    const { examToken, page } = await withWindow(inSeconds(60), null);
    expect(await entryOf(examToken)).toMatchObject({ state: 'UNAVAILABLE', unavailableReason: 'NOT_OPEN_YET' });
    const refusal = { code: 'EXAM_UNAVAILABLE', params: { reason: 'NOT_OPEN_YET' } };
    await expect(page.start()).rejects.toMatchObject(refusal);
    app.clock.advance(60);
    expect(await page.start()).toMatchObject({ state: 'IN_PROGRESS' });
  });

  it('is closed after the window, but lets whoever sits finish', async () => {
    const { examToken, page, invitation } = await withWindow(null, inSeconds(60));
    await page.start();
    const late = await anInvitation(app, hr.user, invitation.assessmentId);
    app.clock.advance(61);
    expect(await entryOf(late.examToken)).toMatchObject({ state: 'UNAVAILABLE', unavailableReason: 'CLOSED' });
    const refusal = { code: 'EXAM_UNAVAILABLE', params: { reason: 'CLOSED' } };
    await expect(aPage(app, late.examToken).start()).rejects.toMatchObject(refusal);
    expect(await entryOf(examToken)).toMatchObject({ state: 'IN_PROGRESS' });
  });

  it('is closed while the assessment is inactive, but a sitting goes on', async () => {
    const { examToken, page, assessmentId } = await aSeat(app, hr.user);
    await page.start();
    const { examToken: other } = await anInvitation(app, hr.user, assessmentId);
    await app.dataSource.manager.update(Assessment, assessmentId, { status: 'InActive' });
    expect(await entryOf(other)).toMatchObject({ state: 'UNAVAILABLE', unavailableReason: 'INACTIVE' });
    await expect(aPage(app, other).start()).rejects.toMatchObject({ params: { reason: 'INACTIVE' } });
    expect(await entryOf(examToken)).toMatchObject({ state: 'IN_PROGRESS' });
    expect(await page.resume()).toMatchObject({ state: 'IN_PROGRESS' });
  });

  it.each([
    ['it was revoked', { revokedAt: new Date() }],
    ['it was issued anew', { tokenVersion: 2 }],
  ])('opens nothing after %s', async (_, change) => {
    const { examToken, page, invitation } = await aSeat(app, hr.user, { extraTimePercent: 50 });
    const wish = { text: 'Breaks, please: my heart.', percent: 50 };
    await app.as.candidate(examToken).data(ASK, { input: wish });
    await page.start();
    expect(await whoseOf(examToken)).toMatchObject({ extraTimePercent: 50, accommodation: { text: wish.text } });
    await app.dataSource.manager.update(Invitation, invitation.id, change);
    expect(await entryOf(examToken)).toMatchObject({ state: 'UNAVAILABLE', unavailableReason: 'REVOKED' });
    expect(await whoseOf(examToken)).toEqual({ candidateFirstName: '', extraTimePercent: 0, accommodation: null });
    const revoked = { code: 'EXAM_UNAVAILABLE', params: { reason: 'REVOKED' } };
    const calls = [page.start(), page.resume(true), page.next(), page.submit(), page.pulse()];
    const reasons = (await refusalsOf(calls)).map(({ reason }) => reason);
    expect(reasons).toMatchObject(calls.map(() => revoked));
  });

  it('freezes the paper at the start: later edits reach nobody who sits', async () => {
    const { page, assessmentId } = await aSeat(app, hr.user, { questions: [aQuestionDraft({ text: 'As it was' })] });
    await page.start();
    await app.dataSource.query(
      `update questions set text = 'As it is', duration_seconds = 1, answer_key = '{"truth": false}'
       where id in (select question_id from assessment_questions where assessment_id = $1)`,
      [assessmentId],
    );
    await app.dataSource.manager.update(Assessment, assessmentId, { title: 'Renamed' });
    expect(await page.resume()).toMatchObject({
      assessmentTitle: 'Senior Accountant, Gulf',
      question: { text: 'As it was', durationSeconds: 60 },
    });
  });

  it('shuffles questions and choices for each attempt anew, and never again within it', async () => {
    const questions = Array.from({ length: 6 }, (_, index) => aQuestionDraft({ text: `Q${index}` }));
    const assessment = await aPublishedAssessment(app, hr.user, {
      questions,
      configuration: { shuffleQuestions: true },
    });
    const orders = new Set<string>();
    for (let candidate = 0; candidate < 4; candidate += 1) {
      const { examToken } = await anInvitation(app, hr.user, assessment.id);
      const { attemptId } = await aPage(app, examToken).start();
      const texts = (await stored.paper(app, attemptId)).map(({ text }) => text);
      expect([...texts].sort()).toEqual(questions.map(({ text }) => text));
      orders.add(texts.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});
