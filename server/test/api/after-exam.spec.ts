import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestionDraft, questionDrafts } from '../kit/builders/questions';

const AFTER = graphql(`
  query AfterExam_afterExam {
    afterExam {
      submittedBy questionCount answeredCount personCount isResultShown delivery organiser recordedUntil
      notesUntil answersUntil resultUntil
    }
  }
`);
const NOTE = graphql(`
  mutation AfterExam_noteProctorEvent($input: NoteProctorEventInput!) {
    noteProctorEvent(input: $input) { proctorState { events { note } } }
  }
`);
const DAY = 86_400;

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.as.hr({ name: 'Huda Salem', companyName: 'Gulf Trading' });
});
afterAll(() => app.close());

const questions = [aQuestionDraft({ durationSeconds: 60 }), questionDrafts.openEnded({ durationSeconds: 60 })];
async function seat(settings: object = {}, given: { sendMail?: boolean } = {}) {
  const { id } = await aPublishedAssessment(app, owner.user, { questions, ...settings });
  const invited = await anInvitation(app, owner.user, id, given);
  return { ...invited, page: aPage(app, invited.examToken) };
}

const after = async (token: string) => (await app.as.candidate(token).data(AFTER)).afterExam;

describe('once an exam is handed in', () => {
  it('its candidate is mailed what was received, with the receipt that staff can check, and once', async () => {
    const { page, candidate } = await seat();
    await page.start();
    const saved = await page.save({ choiceIds: ['a'] });
    await page.submit();
    await app.runJobs();
    await app.runJobs();
    const [mail, ...more] = app.mailbox.to(candidate.email).filter(({ subject }) => subject.includes('answers'));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ replyTo: owner.user.email });
    expect(mail!.text).toContain('Answered: 1 of 2 questions');
    expect(mail!.text).toContain(`Question 1: \u2066${saved.receipt}\u2069`);
    expect(mail!.html).toContain(saved.receipt);
    const code = /Receipt: \u2066([\w-]+)\u2069/.exec(mail!.text)![1]!;
    const check = graphql(`
      query AfterExam_checkReceipt($code: String!) {
        checkReceipt(code: $code) { candidateName position }
      }
    `);
    expect((await owner.data(check, { code })).checkReceipt).toMatchObject({
      position: null,
    });
  });

  it('also by the server, when its time is over, and in the language of the exam', async () => {
    const { page, candidate } = await seat({ language: 'ar', title: 'محاسب أول' });
    await page.start();
    app.clock.advance(3_600);
    await app.runJobs();
    await app.runJobs();
    const mail = app.mailbox.to(candidate.email).find(({ subject }) => subject.startsWith('وصلتنا إجاباتك'));
    expect(mail!.text).toContain('انتهى وقت اختبار «محاسب أول»، فسُلّم تلقائيًا');
    expect(mail!.html).toContain('dir="rtl"');
  });

  it('it is told where the result will be and what is kept until when', async () => {
    const { page, examToken } = await seat({
      configuration: { resultVisibility: 'score', feedbackDelivery: 'mailed' },
    });
    await page.start();
    expect(await after(examToken)).toBeNull();
    await page.save({ choiceIds: ['a'] });
    await page.submit();
    const at = app.clock.now().getTime();
    const day = (days: number) => new Date(at + days * DAY * 1_000).toISOString();
    expect(await after(examToken)).toEqual({
      submittedBy: 'CANDIDATE',
      questionCount: 2,
      answeredCount: 1,
      personCount: 0,
      isResultShown: true,
      delivery: 'MAILED',
      organiser: 'Gulf Trading',
      recordedUntil: day(90),
      notesUntil: day(14),
      answersUntil: null,
      resultUntil: null,
    });
  });

  it('counts no answer that was taken back', async () => {
    const { page, examToken, candidate } = await seat();
    await page.start();
    await page.save({ choiceIds: ['a'] });
    await page.save({ choiceIds: [] });
    await page.submit();
    expect(await after(examToken)).toMatchObject({ questionCount: 2, answeredCount: 0 });
    await app.runJobs();
    await app.runJobs();
    const mail = app.mailbox.to(candidate.email).find(({ subject }) => subject.startsWith('We have your answers'));
    expect(mail!.text).toContain('Answered: 0 of 2 questions');
  });

  it('is promised no email for feedback where none is sent: whose link staff handed on reads it there', async () => {
    const settings = { configuration: { feedbackDelivery: 'mailed' } };
    const { page, examToken, candidate } = await seat(settings, { sendMail: false });
    await page.start();
    await page.submit();
    expect(await after(examToken)).toMatchObject({ delivery: 'SHOWN' });
    await app.runJobs();
    expect(app.mailbox.to(candidate.email)).toEqual([]);
  });

  it('a note can be added to what was recorded for two weeks, and not longer', async () => {
    const { page, examToken, invitation } = await seat();
    await page.start();
    await app.dataSource.query(
      `insert into proctor_events (attempt_id, kind, started_at, ended_at)
       select id, 'tab-hidden', $2, $2 from attempts where invitation_id = $1`,
      [invitation.id, app.clock.now()],
    );
    await page.submit();
    const [event] = await app.dataSource.query<{ id: string }[]>(
      'select e.id from proctor_events e join attempts t on t.id = e.attempt_id where t.invitation_id = $1',
      [invitation.id],
    );
    const note = (text: string) =>
      app.as.candidate(examToken).graphql(NOTE, { input: { eventId: event!.id, note: text } });
    app.clock.advance(13 * DAY);
    expect((await note('The line was dead.')).data).toEqual({
      noteProctorEvent: { proctorState: { events: [{ note: 'The line was dead.' }] } },
    });
    app.clock.advance(2 * DAY);
    expect((await note('Later')).code).toBe('PROCTOR_NOTES_CLOSED');
  });
});
