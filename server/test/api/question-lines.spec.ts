import { createTestApp, graphql } from '../kit';
import type { TestApp } from '../kit';
import { aQuestionDraft, questionDrafts } from '../kit/builders/questions';
import { aMarkedAttempt, rightAnswer, setReportOptions } from '../kit/builders/results';

const QUEUE = graphql(`
  query QuestionLines_markingQueue($assessmentId: ID!) {
    markingQueue(filter: { round: FIRST, assessmentId: $assessmentId }) { edges { node { text textHtml } } }
  }
`);
const LINES = graphql(`
  query QuestionLines_assessment($id: ID!, $candidateIds: [ID!]!) {
    assessment(id: $id) {
      analytics { questions { text textHtml } }
      comparison(candidateIds: $candidateIds) { questions { text textHtml } }
    }
  }
`);

const REMARKING = graphql(`
  query QuestionLines_previewRemarking($input: RemarkingInput!) {
    previewRemarking(input: $input) { token questions { text textHtml } }
  }
`);
const SET_ASIDE = graphql(`
  mutation QuestionLines_applyRemarking($input: ApplyRemarkingInput!) {
    applyRemarking(input: $input) { changedResultCount }
  }
`);
const QUESTIONS = graphql(`
  query QuestionLines_questions($id: ID!) {
    assessment(id: $id) {
      correctableKeys { questionId text textHtml }
      translationGaps { kind text textHtml }
      languageCheck {
        questions { text textHtml translated translatedHtml }
        setAside { text textHtml }
      }
    }
  }
`);
const SHARE = graphql(`
  mutation QuestionLines_createShareLink($input: CreateShareLinkInput!) {
    createShareLink(input: $input) { url }
  }
`);
const SHARED = graphql(`
  query QuestionLines_sharedReport($token: String!) {
    sharedReport(token: $token) { questions { text textHtml } }
  }
`);

const drawn: unknown = expect.stringContaining('<span data-formula="x^2" dir="ltr"><math>');
const textHtml = '<p>Is <span data-formula="x^2">x</span> even?</p>';
const line = { text: 'Is x^2 even?', textHtml: drawn };

describe('a question with a formula', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  it('carries its drawing wherever it is a line of a list', async () => {
    const hr = await app.as.hr();
    const byHand = { draft: questionDrafts.openEnded({ text: '', textHtml }), answer: { text: 'Sometimes.' } };
    const waiting = await aMarkedAttempt(app, hr.user, [byHand]);
    const { markingQueue } = await hr.data(QUEUE, { assessmentId: waiting.assessmentId });
    expect(markingQueue.edges).toEqual([{ node: line }]);

    const { assessmentId: id, candidate } = await aMarkedAttempt(app, hr.user, [rightAnswer({ text: '', textHtml })]);
    const { assessment } = await hr.data(LINES, { id, candidateIds: [candidate.id] });
    expect(assessment).toEqual({ analytics: { questions: [line] }, comparison: { questions: [line] } });
  });

  it('carries it where keys are corrected, where it is set aside and where its translation is missing', async () => {
    const hr = await app.as.hr();
    const { assessmentId: id } = await aMarkedAttempt(app, hr.user, [rightAnswer({ text: '', textHtml })]);
    const { assessment } = await hr.data(QUESTIONS, { id });
    const {
      correctableKeys: [key],
    } = assessment;
    expect(key).toMatchObject(line);
    expect(assessment.translationGaps.filter(({ kind }) => kind === 'QUESTION')).toEqual([
      { kind: 'QUESTION', ...line },
    ]);

    const input = { assessmentId: id, setAside: [key?.questionId ?? ''] };
    const { previewRemarking } = await hr.data(REMARKING, { input });
    expect(previewRemarking.questions).toEqual([line]);
    await hr.data(SET_ASIDE, { input: { ...input, token: previewRemarking.token, reason: 'Not fair.' } });
    const { languageCheck } = (await hr.data(QUESTIONS, { id })).assessment;
    expect(languageCheck.setAside).toEqual([line]);
  });

  it('carries that of either language where the two are compared', async () => {
    const hr = await app.as.hr();
    const { assessmentId: id, attemptId } = await aMarkedAttempt(app, hr.user, [rightAnswer({ text: '', textHtml })]);
    await app.owner.query(
      `update attempt_questions set translation = jsonb_build_object('language', 'ar', 'text', 'هل x^2 زوجي؟',
         'textHtml', replace(text_html, 'even', 'زوجي'), 'content', content, 'answerKey', answer_key) where attempt_id = $1`,
      [attemptId],
    );
    const { languageCheck } = (await hr.data(QUESTIONS, { id })).assessment;
    expect(languageCheck.questions).toEqual([{ ...line, translated: 'هل x^2 زوجي؟', translatedHtml: drawn }]);
  });

  it('carries it behind a link, with pictures as what they show, and only as far as the report shows questions', async () => {
    const hr = await app.as.hr();
    const gaps = aQuestionDraft({
      type: 'fill-in-the-blank',
      text: '',
      textHtml,
      gapText: 'It is [[1]].',
      blanks: [{ acceptedAnswers: ['so'] }],
    });
    const sat = await aMarkedAttempt(app, hr.user, [rightAnswer({ text: '', textHtml }), { draft: gaps }]);
    const picture = '<img data-file-id="6a2f4b1c-0000-4000-8000-00000000000a" alt="a chart" />';
    await app.owner.query(`update attempt_questions set text_html = text_html || $2 where attempt_id = $1`, [
      sat.attemptId,
      picture,
    ]);
    const subject = { assessmentId: sat.assessmentId, candidateId: sat.candidate.id };
    const { createShareLink } = await hr.data(SHARE, { input: { ...subject, days: 7, language: 'EN' } });
    const token = createShareLink.url.split('/').at(-1) ?? '';
    const read = async () => (await app.as.nobody().data(SHARED, { token })).sharedReport.questions;
    const [whole, withBlanks] = await read();
    expect(whole).toEqual(line);
    expect(whole?.textHtml).toMatch(/even\?<\/p>a chart$/);
    expect(withBlanks?.textHtml).toMatch(/<p dir="auto">[^<]*____[^<]*<\/p>$/);
    await setReportOptions(app, sat.assessmentId, { showQuestions: false });
    expect(await read()).toEqual([
      { text: null, textHtml: null },
      { text: null, textHtml: null },
    ]);
  });
});
