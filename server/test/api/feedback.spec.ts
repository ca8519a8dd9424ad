import { answeredQuestionsOf } from '../../src/modules/grading/score/paper-answers.queries';
import { reckonScore } from '../../src/modules/grading/score/score-attempt';
import { lockScored, writeScore } from '../../src/modules/grading/score/score.queries';
import { UnitOfWork } from '../../src/platform/database';
import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { questionDrafts } from '../kit/builders/questions';
import { aMarkedAttempt, resultOf, rightAnswer } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';

const GIVE = graphql(`
  mutation Feedback_giveFeedback($input: GiveFeedbackInput!) {
    giveFeedback(input: $input) { feedback { text byName at isShared delivery } }
  }
`);
const ON_ANSWER = graphql(`
  mutation Feedback_giveAnswerFeedback($input: GiveAnswerFeedbackInput!) {
    giveAnswerFeedback(input: $input) { feedback }
  }
`);
const MARK = graphql(`
  mutation Feedback_markAnswer($input: MarkAnswerInput!) {
    markAnswer(input: $input) { outcome { ... on Result { percentage } } }
  }
`);
const OUTCOME = graphql(`
  query Feedback_examOutcome {
    examResult {
      __typename
      ... on PendingExamResult { assessmentTitle note: feedback }
      ... on ExamResultFeedback { assessmentTitle feedback }
      ... on ShownExamResult {
        assessmentTitle score totalScore percentage status
        band { name }
        note: feedback
        questions {
          question { text }
          answer { ... on TextAnswer { text } ... on TruthAnswer { truth } }
          score
          rightAnswer { ... on TruthAnswer { truth } }
          feedback
        }
      }
    }
  }
`);
const essay = { draft: questionDrafts.openEnded({ score: 5 }), answer: { text: 'Timing.' } };

describe('feedback', () => {
  let app: TestApp;
  let hr: SignedIn;
  let sat: SatExam;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => {
    await app.startAfresh();
    hr = await app.as.hr({ name: 'Lina Haddad' });
    sat = await aMarkedAttempt(app, hr.user);
  });
  afterAll(() => app.close());

  const give = (given: object = {}, client: ApiClient = hr) =>
    client.graphql(GIVE, {
      input: { assessmentId: sat.assessmentId, candidateId: sat.candidate.id, text: 'Well done.', ...given },
    });
  const changed = {
    configuration: 'update assessments set configuration = configuration || $2::jsonb where id = $1',
    report_options: 'update assessments set report_options = report_options || $2::jsonb where id = $1',
  };
  const set = (column: keyof typeof changed, settings: object) =>
    app.dataSource.query(changed[column], [sat.assessmentId, JSON.stringify(settings)]);
  const outcome = async (token = sat.examToken) => (await app.as.candidate(token).data(OUTCOME)).examResult;

  const mails = () => app.mailbox.to(sat.candidate.email).filter(({ subject }) => subject.includes('Feedback'));

  it('is written about a result, and stays inside where the assessment delivers none', async () => {
    const { data } = await give();
    expect(data?.giveFeedback.feedback).toMatchObject({
      text: 'Well done.',
      byName: 'Lina Haddad',
      isShared: false,
      delivery: 'NONE',
    });
    await app.runJobs();
    expect(mails()).toEqual([]);
    expect(await outcome()).toBeNull();
  });

  it('is refused when there is none, and for the results of others', async () => {
    const { code, errors } = await give({ text: '  ' });
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions.params).toMatchObject({ fields: [{ path: 'text' }] });
    expect((await give({}, await app.as.hr())).code).toBe('RESULT_NOT_FOUND');
    expect((await give({}, app.as.nobody())).code).toBe('UNAUTHENTICATED');
  });

  it('is shown to the candidate where the assessment says so, unless it was not to be shared', async () => {
    await set('configuration', { feedbackDelivery: 'shown' });
    await give({ shareWithCandidate: false });
    expect(await outcome()).toBeNull();
    await give();
    expect(await outcome()).toEqual({
      __typename: 'ExamResultFeedback',
      assessmentTitle: 'Senior Accountant, Gulf',
      feedback: 'Well done.',
    });
  });

  it('is mailed where the assessment says so, once for the same words', async () => {
    await set('configuration', { feedbackDelivery: 'mailed' });
    await give({ text: 'Strong on revenue.\n\nAsk about depreciation.' });
    await give({ text: 'Strong on revenue.\n\nAsk about depreciation.' });
    await app.runJobs();
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain('Ask about depreciation.');
    await give({ text: 'Something else.' });
    await app.runJobs();
    expect(mails()).toHaveLength(2);
  });

  it('is not mailed once it is no longer shared, nor with words that were replaced meanwhile', async () => {
    await set('configuration', { feedbackDelivery: 'mailed' });
    await give({ text: 'For us alone.' });
    await give({ text: 'For us alone.', shareWithCandidate: false });
    await app.runJobs();
    expect(mails()).toEqual([]);
    await give({ text: 'A first try.' });
    app.clock.advance(1);
    await give({ text: 'Strong on revenue.' });
    await give({ text: 'Strong on revenue.' });
    await app.runJobs();
    expect(mails().map(({ text }) => text.includes('Strong on revenue.'))).toEqual([true]);
    expect(await app.dataSource.query(`select 1 from mails where status = 'queued'`)).toEqual([]);
  });

  it('is not mailed once the assessment mails none', async () => {
    await set('configuration', { feedbackDelivery: 'mailed' });
    await give();
    await set('configuration', { feedbackDelivery: 'shown' });
    await app.runJobs();
    expect(mails()).toEqual([]);
  });

  it('is shown, and called so to whoever writes it, where the candidate was invited without an email', async () => {
    await set('configuration', { feedbackDelivery: 'mailed' });
    const byHand = 'update invitations set is_mailed = false where candidate_id = $1';
    await app.dataSource.query(byHand, [sat.candidate.id]);
    const { data } = await give();
    expect(data?.giveFeedback.feedback).toMatchObject({ isShared: true, delivery: 'SHOWN' });
    await app.runJobs();
    expect(mails()).toEqual([]);
    expect(await outcome()).toMatchObject({ __typename: 'ExamResultFeedback', feedback: 'Well done.' });
  });

  it('on an answer changes no mark, and outlives the marking of another', async () => {
    const other = await aMarkedAttempt(app, hr.user, [rightAnswer(), essay]);
    const [first, second] = (await resultOf(hr, other)).questions;
    await hr.data(ON_ANSWER, { input: { questionId: first!.id, text: ' Clear. ' } });
    await hr.data(MARK, { input: { questionId: second!.id, score: 5 } });
    const { questions, percentage } = await resultOf(hr, other);
    expect(percentage).toBe(100);
    expect(questions[0]?.mark).toMatchObject({ feedback: 'Clear.', origin: 'AUTOMATIC', score: 5 });
    await hr.data(ON_ANSWER, { input: { questionId: first!.id, text: '' } });
    expect((await resultOf(hr, other)).questions[0]?.mark.feedback).toBeNull();
    const foreign = await (await app.as.hr()).graphql(ON_ANSWER, { input: { questionId: first!.id, text: 'x' } });
    expect(foreign.code).toBe('RESULT_QUESTION_NOT_FOUND');
  });

  it('on an answer stays where another one is being marked at that moment', async () => {
    await app.get(UnitOfWork).run(async ({ manager }) => {
      const attempt = (await lockScored(sat.attemptId, manager))!;
      const read = await answeredQuestionsOf(attempt.id, manager);
      await hr.data(ON_ANSWER, { input: { questionId: read[0]!.id, text: 'Clear.' } });
      const { passMark } = attempt.settings.configuration;
      const { state, marks, ...score } = reckonScore(read, { ...attempt, passMark });
      await writeScore(manager, { id: attempt.id, state }, marks, { ...score, markedAt: app.clock.now() });
    });
    expect((await resultOf(hr, sat)).questions[0]?.mark.feedback).toBe('Clear.');
  });

  describe('the own view of the candidate', () => {
    it('is hidden unless the assessment shows it', async () => {
      expect(await outcome()).toBeNull();
    });

    it('shows the score, and no question', async () => {
      await set('configuration', { resultVisibility: 'score' });
      expect(await outcome()).toMatchObject({
        __typename: 'ShownExamResult',
        score: 5,
        totalScore: 5,
        percentage: 100,
        status: 'PASSED',
        questions: [],
      });
    });

    it('shows everything without keys, and keys only where correct answers are shown', async () => {
      await set('configuration', { resultVisibility: 'full' });
      expect(await outcome()).toMatchObject({
        questions: [{ answer: { truth: true }, score: 5, rightAnswer: null }],
      });
      await set('report_options', { showCorrectAnswers: true });
      expect(await outcome()).toMatchObject({ questions: [{ rightAnswer: { truth: true } }] });
      await set('report_options', { showQuestions: false });
      expect(await outcome()).toMatchObject({ questions: [] });
    });

    it('waits until everything is marked', async () => {
      sat = await aMarkedAttempt(app, hr.user, [rightAnswer(), essay]);
      await set('configuration', { resultVisibility: 'full' });
      expect(await outcome()).toEqual({
        __typename: 'PendingExamResult',
        assessmentTitle: 'Senior Accountant, Gulf',
        note: null,
      });
    });

    it('is hidden while the exam is being taken, and once the link is revoked', async () => {
      await set('configuration', { resultVisibility: 'full' });
      await app.dataSource.query(`update attempts set state = 'in-progress', submitted_at = null, submitted_by = null`);
      expect(await outcome()).toBeNull();
      await app.dataSource.query(
        `update attempts set state = 'marked', submitted_at = started_at, submitted_by = 'candidate'`,
      );
      expect((await outcome())?.__typename).toBe('ShownExamResult');
      await app.dataSource.query('update invitations set revoked_at = invited_at');
      expect(await outcome()).toBeNull();
    });
  });
});
