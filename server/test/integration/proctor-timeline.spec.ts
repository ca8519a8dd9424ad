import { IncidentCounts } from '../../src/modules/exam';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, stored } from '../kit/builders/attempts';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestionDraft } from '../kit/builders/questions';

graphql(`
  fragment ProctorTimeline_fields on ProctorTimeline {
    warnings
    consent { version language }
    questions { position }
    snapshots { id url }
    events {
      id kind position countedAs awaySeconds candidateNote verdict verdictNote reviewedByName
      signals { kind excuse lastedMs }
    }
    rates { kind count sittingCount sittingsWith }
  }
`);
const query = graphql(`
  query ProctorTimeline_attempt($attemptId: ID!) {
    attempt(id: $attemptId) { proctorTimeline { ...ProctorTimeline_fields } }
  }
`);
const review = graphql(`
  mutation ProctorTimeline_reviewProctorEvent($input: ReviewProctorEventInput!) {
    reviewProctorEvent(input: $input) { attempt { proctorTimeline { ...ProctorTimeline_fields } } }
  }
`);

describe('the timeline of an attempt', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const sitting = async () => {
    const seat = await aSeat(app, hr.user, { questions: [aQuestionDraft({ durationSeconds: 600 })] });
    const { attemptId } = await seat.page.start({ version: '2026-11', language: 'EN' });
    app.clock.advance(60);
    await seat.page.report({ seconds: 5, endedAt: app.clock.now() });
    return { ...seat, attemptId };
  };
  const timelineOf = async (attemptId: string, viewer = hr) =>
    (await viewer.data(query, { attemptId })).attempt.proctorTimeline;

  it('shows what was noticed and where, with the consent and the candidate’s word', async () => {
    const { page, attemptId } = await sitting();
    const { events } = await page.proctorState();
    await page.note(events[0]!.id, 'The bell rang.');
    expect(await timelineOf(attemptId)).toMatchObject({
      warnings: 1,
      consent: { version: '2026-11', language: 'EN' },
      questions: [{ position: 1 }],
      snapshots: [],
      events: [{ kind: 'TAB_HIDDEN', position: 1, countedAs: 1, awaySeconds: 5, candidateNote: 'The bell rang.' }],
    });
  });

  it('is for the scope of the attempt alone, and so is a word on it', async () => {
    const { attemptId } = await sitting();
    const other = await app.as.hr();
    expect((await other.graphql(query, { attemptId })).code).toBe('ATTEMPT_NOT_FOUND');
    const [event] = (await timelineOf(attemptId)).events;
    const input = { eventId: event!.id, verdict: 'DISMISSED' as const };
    expect((await other.graphql(review, { input })).code).toBe('PROCTOR_EVENT_NOT_FOUND');
    expect((await timelineOf(attemptId)).events).toMatchObject([{ verdict: null }]);
    expect((await timelineOf(attemptId, await app.as.admin())).warnings).toBe(1);
  });

  it('takes a person’s word: what is dismissed warns no more, and it is told and logged', async () => {
    const { page, attemptId } = await sitting();
    const [event] = (await timelineOf(attemptId)).events;
    const input = { eventId: event!.id, verdict: 'DISMISSED' as const, note: ' A fire drill. ' };
    const { reviewProctorEvent } = await hr.data(review, { input });
    expect(reviewProctorEvent.attempt.proctorTimeline).toMatchObject({
      warnings: 0,
      events: [{ verdict: 'DISMISSED', verdictNote: 'A fire drill.', reviewedByName: hr.user.name }],
    });
    expect(await page.proctorState()).toMatchObject({ warnings: 0, warningsLeft: 2 });
    expect(await stored.eventCount(app, 'integrity.reviewed', attemptId)).toBe(1);
    const logged = `select from audit_entries where action = 'proctor-event.review' and object_id = $1`;
    expect(await app.dataSource.query<unknown[]>(logged, [event!.id])).toHaveLength(1);
    expect(await app.get(IncidentCounts).of([attemptId])).toEqual(new Map([[attemptId, { warnings: 0, events: 0 }]]));
  });

  it('says beside a count how usual it is in this assessment', async () => {
    const assessment = await aPublishedAssessment(app, hr.user);
    const sit = async (isAway: boolean) => {
      const { examToken } = await anInvitation(app, hr.user, assessment.id);
      const page = aPage(app, examToken);
      const { attemptId } = await page.start();
      app.clock.advance(10);
      if (isAway) await page.report({ seconds: 5, endedAt: app.clock.now() });
      await page.submit();
      return attemptId;
    };
    const [first] = [await sit(true), await sit(true), await sit(false), await sit(false)];
    expect(await timelineOf(first)).toMatchObject({
      rates: [{ kind: 'TAB_HIDDEN', count: 1, sittingCount: 3, sittingsWith: 1 }],
    });
    expect(await app.get(IncidentCounts).of([first])).toEqual(new Map([[first, { warnings: 1, events: 1 }]]));
  });
});
