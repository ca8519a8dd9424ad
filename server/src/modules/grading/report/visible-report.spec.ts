import { visibleParts, visibleReport } from './visible-report';

const everything = { showCandidateInformation: true, showQuestions: true, showCorrectAnswers: true };
const report = {
  percentage: 78,
  candidate: { name: 'Noor Al-Hashimi', email: 'noor@example.com', phone: '+971501234567' },
  questions: [
    {
      number: 1,
      score: 3,
      text: '2 + 2?',
      textHtml: '<p>2 + 2?</p>',
      answer: ['4'],
      correct: ['four'],
      feedback: 'Well done.',
    },
  ],
};

describe('a report', () => {
  it('shows everything when the assessment allows it', () => {
    expect(visibleReport(report, everything)).toEqual(report);
  });

  it('keeps its figures and hides who it is about', () => {
    const shown = visibleReport(report, { ...everything, showCandidateInformation: false });
    expect(shown).toEqual({ ...report, candidate: null });
    expect(JSON.stringify(shown)).not.toMatch(/Noor|noor@|971/);
  });

  it('keeps number and mark of a question whose words it hides', () => {
    const { questions } = visibleReport(report, { ...everything, showQuestions: false });
    expect(questions).toEqual([
      { number: 1, score: 3, text: null, textHtml: null, answer: null, correct: null, feedback: null },
    ]);
  });

  it('hides right answers alone', () => {
    const { questions } = visibleReport(report, { ...everything, showCorrectAnswers: false });
    expect(questions[0]).toMatchObject({
      text: '2 + 2?',
      textHtml: '<p>2 + 2?</p>',
      answer: ['4'],
      correct: null,
      feedback: 'Well done.',
    });
  });

  it('shows no right answer to a question that it hides', () => {
    const options = { showCandidateInformation: true, showQuestions: false, showCorrectAnswers: true };
    expect(visibleParts(options)).toEqual({ candidateInformation: true, questions: false, correctAnswers: false });
  });

  it('leaves what it was given untouched', () => {
    const before = structuredClone(report);
    visibleReport(report, { showCandidateInformation: false, showQuestions: false, showCorrectAnswers: false });
    expect(report).toEqual(before);
  });
});
