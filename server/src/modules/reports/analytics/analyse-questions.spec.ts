import { analyseQuestions } from './analyse-questions';
import type { MarkedQuestion } from './marked-question';

const aQuestion = (questionId: string, marks: number[], totals: number[] | null): MarkedQuestion => ({
  questionId,
  type: 'true-false',
  text: '',
  textHtml: null,
  content: {},
  answerKey: {},
  maximum: 5,
  averageSeconds: null,
  attempts: marks.length,
  marks: Float64Array.from(marks),
  totals: totals && Float64Array.from(totals),
  isArabic: new Uint8Array(marks.length),
  language: null,
  translation: null,
});

const common = aQuestion('common', [5, 0, 5, 5], null);
const another = aQuestion('another', [4, 1, 5, 0], null);
const totals = Float64Array.of(9, 1, 10, 5);

it('tells where the totals lie from all that was asked, also what was drawn for some', async () => {
  const drawn = aQuestion('drawn', [3, 2], [12, 3]);
  const all = Float64Array.of(12, 3, 10, 5);
  const { paper } = await analyseQuestions({ questions: [common, another, drawn], choices: [], totals: all });
  expect(paper).toMatchObject({ mean: 7.5, median: 7.5, standardError: null });
  const { paper: alone } = await analyseQuestions({ questions: [common, another], choices: [], totals });
  expect(paper.alpha).toBe(alone.alpha);
  expect(alone.standardError).not.toBeNull();
});

it('tells it where every question was drawn', async () => {
  const questions = [aQuestion('a', [3, 2], [3, 2]), aQuestion('b', [5], [5])];
  const { paper } = await analyseQuestions({ questions, choices: [], totals: Float64Array.of(3, 2, 5) });
  expect(paper).toMatchObject({ median: 3, alpha: null, standardError: null });
});
