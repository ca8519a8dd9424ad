import { createTestApp, graphql } from '../kit';
import type { TestApp } from '../kit';
import { questionDrafts } from '../kit/builders/questions';
import { aMarkedAttempt, rightAnswer } from '../kit/builders/results';

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
});
