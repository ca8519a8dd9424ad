import { createTestApp, race, graphql } from '../kit';
import type { InputOf, SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestionDraft } from '../kit/builders/questions';

const ASK = graphql(`
  mutation Accommodation_askForAccommodation($input: AskForAccommodationInput!) {
    askForAccommodation(input: $input) {
      outcome {
        ... on AccommodationRequest { text percent decidedAt isGranted }
        ... on AccommodationTooLate { code }
      }
    }
  }
`);
const ENTRY = graphql(`
  query Accommodation_examEntry {
    examEntry { extraTimePercent totalSeconds accommodation { text percent isGranted } }
  }
`);
const GRANT = graphql(`
  mutation Accommodation_setExtraTime($input: SetExtraTimeInput!) {
    setExtraTime(input: $input) { invitation { extraTimePercent } }
  }
`);
const DECLINE = graphql(`
  mutation Accommodation_declineAccommodation($input: DeclineAccommodationInput!) {
    declineAccommodation(input: $input) { invitation { accommodation { isGranted } } }
  }
`);
const LISTED = graphql(`
  query Accommodation_assessment($id: ID!) {
    assessment(id: $id) { invitations { edges { node { accommodation { text percent isGranted } } } } }
  }
`);

const STAGED = graphql(`
  query Accommodation_assessment2($id: ID!) {
    assessment(id: $id) { invitations { edges { node { decisionStage { id } accommodation { text } } } } }
  }
`);
const DECIDE = graphql(`
  mutation Accommodation_decideOnInvitations($input: DecideOnInvitationsInput!) {
    decideOnInvitations(input: $input) { skippedCount }
  }
`);
const CANCEL = graphql(`
  mutation Accommodation_cancelInvitations($input: InvitationsInput!) {
    cancelInvitations(input: $input) { skippedCount }
  }
`);

const text = 'I read with a magnifier and need longer.';

describe('an arrangement that a candidate asks for', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const invited = async () => {
    const seat = await aSeat(app, hr.user, { questions: [aQuestionDraft({ durationSeconds: 60 })] });
    const candidate = app.as.candidate(seat.examToken);
    const ask = (input: InputOf<typeof ASK> = { text, percent: 50 }) => candidate.graphql(ASK, { input });
    const entry = async () => (await candidate.data(ENTRY, {})).examEntry;
    const listed = () => hr.data(LISTED, { id: seat.assessmentId });
    return { ...seat, ask, entry, listed, invitationId: seat.invitation.id };
  };
  const mailsTo = async (address: string) => {
    await app.runJobs();
    return app.mailbox.to(address).filter(({ subject }) => /asks for an arrangement|Your request/.test(subject));
  };

  it('is granted by staff in one step: the time, the answer and the mail', async () => {
    const { ask, entry, listed, invitationId, candidate } = await invited();
    expect((await ask()).data).toMatchObject({ askForAccommodation: { outcome: { text, isGranted: null } } });
    expect((await mailsTo(hr.user.email)).at(-1)!.text).not.toContain('magnifier');
    expect(JSON.stringify(await listed())).toContain(text);
    await hr.data(GRANT, { input: { invitationId, percent: 50 } });
    expect(await entry()).toMatchObject({
      extraTimePercent: 50,
      totalSeconds: 90,
      accommodation: { text, percent: 50, isGranted: true },
    });
    const mails = await mailsTo(candidate.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('50%');
    await hr.data(GRANT, { input: { invitationId, percent: 60 } });
    expect(await mailsTo(candidate.email)).toHaveLength(1);
  });

  it('can be something else than time, and be declined with a mail', async () => {
    const { ask, entry, invitationId, candidate } = await invited();
    await ask({ text: 'My camera is broken.' });
    const input = { invitationId };
    const declined = { declineAccommodation: { invitation: { accommodation: { isGranted: false } } } };
    expect(await hr.data(DECLINE, { input })).toEqual(declined);
    expect(await hr.data(DECLINE, { input })).toEqual(declined);
    expect(await entry()).toMatchObject({ extraTimePercent: 0, accommodation: { isGranted: false } });
    expect(await mailsTo(candidate.email)).toHaveLength(1);
    const rows = await app.dataSource.query<object[]>(
      'select action from audit_entries where object_id = $1 and action = $2',
      [invitationId, 'invitation.decline-accommodation'],
    );
    expect(rows).toHaveLength(1);
  });

  it('is decided without a word to whom the program tells that invited them', async () => {
    const { assessmentId } = await invited();
    for (const decide of [GRANT, DECLINE]) {
      const { invitation, candidate, examToken } = await anInvitation(app, hr.user, assessmentId, { sendMail: false });
      await app.as.candidate(examToken).data(ASK, { input: { text, percent: 50 } });
      if (decide === GRANT) await hr.data(GRANT, { input: { invitationId: invitation.id, percent: 50 } });
      else await hr.data(DECLINE, { input: { invitationId: invitation.id } });
      await app.runJobs();
      expect(app.mailbox.to(candidate.email)).toEqual([]);
    }
  });

  race(
    'asked for again in the same words sends no second mail; other words wait for an answer of their own',
    async () => {
      const { ask, entry } = await invited();
      const before = (await mailsTo(hr.user.email)).length;
      await Promise.all([ask(), ask()]);
      expect(await mailsTo(hr.user.email)).toHaveLength(before + 1);
      await ask({ text: 'And a break.' });
      expect(await mailsTo(hr.user.email)).toHaveLength(before + 2);
      expect(await entry()).toMatchObject({ accommodation: { text: 'And a break.', percent: null, isGranted: null } });
    },
  );

  it('comes too late once the exam has begun', async () => {
    const { ask, page } = await invited();
    await page.start();
    expect((await ask()).data).toEqual({ askForAccommodation: { outcome: { code: 'ACCOMMODATION_TOO_LATE' } } });
  });

  it.each([true, false])(
    'is gone when they are invited anew after a cancellation, granted before: %s',
    async (isGranted) => {
      const { ask, invitationId, assessmentId, candidate } = await invited();
      await ask();
      if (isGranted) await hr.data(GRANT, { input: { invitationId, percent: 50 } });
      const invitationIds = [invitationId];
      await hr.data(DECIDE, { input: { invitationIds, stageId: 'shortlist' } });
      await hr.data(CANCEL, { input: { invitationIds } });
      const { email } = candidate;
      const { examToken, invitation } = await anInvitation(app, hr.user, assessmentId, { email });
      expect(invitation.id).toBe(invitationId);
      const anew = app.as.candidate(examToken);
      const { examEntry } = await anew.data(ENTRY, {});
      expect(examEntry).toMatchObject({ extraTimePercent: 0, accommodation: null });
      const { assessment } = await hr.data(STAGED, { id: assessmentId });
      const fresh = { node: { decisionStage: null, accommodation: null } };
      expect(assessment.invitations.edges).toEqual([fresh]);
      await anew.data(ASK, { input: { text, percent: 50 } });
      expect((await anew.data(ENTRY, {})).examEntry.accommodation).toMatchObject({ text, isGranted: null });
    },
  );

  it('has to say what is needed, in so many words at most', async () => {
    const { ask } = await invited();
    expect((await ask({ text: '  ' })).code).toBe('INVALID_INPUT');
    expect((await ask({ text: 'x'.repeat(1_001) })).code).toBe('INVALID_INPUT');
    expect((await ask({ text, percent: 0 })).code).toBe('INVALID_INPUT');
  });

  it('is private: another owner sees nothing of it', async () => {
    const { ask, assessmentId, invitationId } = await invited();
    await ask();
    const other = await app.as.hr();
    expect((await other.graphql(LISTED, { id: assessmentId })).code).toBe('ASSESSMENT_NOT_FOUND');
    expect((await other.graphql(DECLINE, { input: { invitationId } })).code).toBe('INVITATION_NOT_FOUND');
  });
});

describe('the page before the exam', () => {
  it('says what its own settings and questions are, and for whom it is taken', async () => {
    const app = await createTestApp();
    const hr = await app.as.hr();
    const questions = [aQuestionDraft({ durationSeconds: 60 }), aQuestionDraft({ durationSeconds: 200 })];
    const { examToken, assessmentId } = await aSeat(app, hr.user, { questions, extraTimePercent: 50 });
    const facts = graphql(`
      query Accommodation_examEntry2 {
        examEntry { types takesBack shortestSeconds longestSeconds organiser }
      }
    `);
    const entry = () => app.as.candidate(examToken).data(facts, {});
    const [{ company }] = await app.dataSource.query<[{ company: string | null }]>(
      'select company_name as company from users where id = $1',
      [hr.user.id],
    );
    expect(await entry()).toEqual({
      examEntry: {
        types: ['TRUE_FALSE'],
        takesBack: false,
        shortestSeconds: 90,
        longestSeconds: 300,
        organiser: company,
      },
    });
    expect(assessmentId).toBeDefined();
    await app.close();
  });
});
