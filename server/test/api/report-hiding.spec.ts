import { createTestApp, said, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { questionDrafts } from '../kit/builders/questions';
import { aMarkedAttempt, askForResult, setReportOptions } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';

const whole = graphql(`
  query ReportHiding_assessment($assessmentId: ID!, $candidateId: ID!) {
    assessment(id: $assessmentId) {
      result(candidateId: $candidateId) {
        reference percentage
        hiding { parts revealedUntil }
        attempt { id }
        candidate { name email phone }
        questions {
          position skill text textHtml
          files { name }
          ... on AudioResultQuestion { rubric }
          ... on DocumentResultQuestion { rubric }
          ... on DropdownResultQuestion { choices { id text isRight } }
          ... on FileUploadResultQuestion { rubric }
          ... on MatchingResultQuestion { choices { id text isRight } }
          ... on MultipleChoiceResultQuestion { choices { id text isRight } }
          ... on NumberResultQuestion { number { value } }
          ... on OpenEndedResultQuestion { rubric }
          ... on QualifierResultQuestion { choices { id text isRight } }
          ... on RankingResultQuestion { choices { id text isRight } }
          ... on ShortAnswerResultQuestion { acceptedAnswers }
          ... on SlidesResultQuestion { rubric }
          ... on SpreadsheetResultQuestion { rubric }
          ... on TrueFalseResultQuestion { truth }
          ... on VideoResultQuestion { rubric }
          ... on XlcxResultQuestion { rubric }
          answer {
            value {
              ... on ChoicesAnswer { choiceIds }
              ... on TextAnswer { text }
              ... on TruthAnswer { truth }
            }
          }
          lateAnswer { revision }
          mark {
            score maxScore feedback
            explanation { code params { value } }
            derivation { rule parts { given expected label } }
          }
        }
      }
    }
  }
`);
const compare = graphql(`
  query ReportHiding_assessment2($assessmentId: ID!, $candidateIds: [ID!]!) {
    assessment(id: $assessmentId) {
      comparison(candidateIds: $candidateIds) {
        results { percentage candidate { name } }
        questions { text marks { score } }
      }
    }
  }
`);
const choices = graphql(`
  query ReportHiding_assessment3($assessmentId: ID!) {
    assessment(id: $assessmentId) {
      comparableResults { edges { node { candidateId reference name percentage status } } }
    }
  }
`);
const reveal = graphql(`
  mutation ReportHiding_revealResults($id: ID!) {
    revealResults(input: { assessmentId: $id }) { hiding { parts revealedUntil } }
  }
`);
const hideAgain = graphql(`
  mutation ReportHiding_hideResults($id: ID!) {
    hideResults(input: { assessmentId: $id }) { hiding { revealedUntil } }
  }
`);
const HOUR_MS = 3_600_000;

describe('the report options, on the result itself', () => {
  let app: TestApp;
  let hr: SignedIn;
  let sat: SatExam;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    hr = await app.as.hr();
    sat = await aMarkedAttempt(app, hr.user, [
      { draft: questionDrafts.number({ score: 4, text: 'How many?' }), answer: { text: '3750' } },
      { draft: questionDrafts.openEnded({ score: 5, text: 'Why?' }), answer: { text: 'Accruals.' } },
    ]);
  });

  const ids = () => ({ assessmentId: sat.assessmentId, candidateId: sat.candidate.id });
  const see = async (client: ApiClient = hr) => (await client.data(whole, ids())).assessment.result;
  const set = (options: object) => setReportOptions(app, sat.assessmentId, options);

  it('keep right answers and how they led to the mark on the server', async () => {
    const { hiding, questions, candidate } = await see();
    expect(hiding).toEqual({ parts: ['CORRECT_ANSWERS'], revealedUntil: null });
    expect(candidate).not.toBeNull();
    expect(questions[0]).toMatchObject({
      text: 'How many?',
      number: null,
      answer: { value: { text: '3750' } },
      mark: { score: 0, explanation: { code: 'HIDDEN', params: [] }, derivation: { parts: [] } },
    });
    expect(questions[1]).toMatchObject({ text: 'Why?', rubric: null, answer: { value: { text: 'Accruals.' } } });
  });

  it('keep back what was asked and answered, and leave the figures', async () => {
    await set({ showQuestions: false, showCorrectAnswers: true });
    const shown = await see();
    expect(shown.hiding.parts).toEqual(['QUESTIONS', 'CORRECT_ANSWERS']);
    expect(shown.questions[0]).toMatchObject({ position: 1, text: '', answer: null, mark: { score: 0, maxScore: 4 } });
    expect(said(shown)).not.toMatch(/How many|Why\?|3750|Accruals/);
  });

  it('keep back who it was, also in a comparison', async () => {
    await set({ showCandidateInformation: false, showQuestions: false });
    const shown = await see();
    expect(shown).toMatchObject({ candidate: null, attempt: null, reference: sat.attemptId.slice(0, 8).toUpperCase() });
    const variables = { assessmentId: sat.assessmentId, candidateIds: [sat.candidate.id] };
    const compared = await hr.data(compare, variables);
    expect(compared).toMatchObject({
      assessment: {
        comparison: { results: [{ candidate: null }], questions: [{ text: null, marks: [{ score: 0 }] }, {}] },
      },
    });
    expect(JSON.stringify([shown, compared])).not.toMatch(/Noor|How many/);
  });

  it('keep back whose results can be compared, until somebody looks past them', async () => {
    const { assessmentId } = ids();
    await set({ showCandidateInformation: false });
    const found = await hr.data(choices, { assessmentId });
    const reference = sat.attemptId.slice(0, 8).toUpperCase();
    expect(found.assessment.comparableResults).toEqual({
      edges: [
        { node: { candidateId: sat.candidate.id, reference, name: null, percentage: 0, status: 'UNDER_REVIEW' } },
      ],
    });
    await hr.data(reveal, { id: assessmentId });
    const revealed = await hr.data(choices, { assessmentId });
    expect(revealed).toMatchObject({
      assessment: { comparableResults: { edges: [{ node: { name: 'Noor Al-Hashimi' } }] } },
    });
  });

  it('are looked past for an hour by whoever says so, alone, and it is written down', async () => {
    await set({ showCandidateInformation: false, showQuestions: false });
    const admin = await app.as.admin();
    await hr.data(reveal, { id: sat.assessmentId });
    const { hiding, candidate, questions } = await see();
    expect(new Date(hiding.revealedUntil ?? 0).getTime()).toBe(app.clock.now().getTime() + HOUR_MS);
    expect([candidate?.name, questions[0]?.text]).toEqual(['Noor Al-Hashimi', 'How many?']);
    expect((await see(admin)).candidate).toBeNull();
    const logged = await app.dataSource.query<unknown[]>(
      `select actor_id as "actorId" from audit_entries where action = 'result.reveal' and object_id = $1`,
      [sat.assessmentId],
    );
    expect(logged).toEqual([{ actorId: hr.user.id }]);
    // Not by the clock: the session itself would be over first.
    await app.dataSource.query('update report_reveals set until = $1', [app.clock.now()]);
    expect((await see()).candidate).toBeNull();
  });

  it('hold again as soon as one wishes', async () => {
    await set({ showQuestions: false });
    await hr.data(reveal, { id: sat.assessmentId });
    await hr.data(hideAgain, { id: sat.assessmentId });
    expect((await see()).questions[0]?.text).toBe('');
  });

  it('hold in the answer to a mark as well', async () => {
    await set({ showQuestions: false });
    const task = await askForResult(hr, sat);
    const questionId = task.data!.assessment.result.questions[1]!.id;
    const given = await hr.data(
      graphql(`
        mutation ReportHiding_markAnswer($input: MarkAnswerInput!) {
          markAnswer(input: $input) {
            outcome { ... on Result { percentage questions { text answer { revision } } } }
          }
        }
      `),
      { input: { questionId, score: 5 } },
    );
    expect(given).toEqual({
      markAnswer: {
        outcome: {
          percentage: 55,
          questions: [
            { text: '', answer: null },
            { text: '', answer: null },
          ],
        },
      },
    });
  });
});
