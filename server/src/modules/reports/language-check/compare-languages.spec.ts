import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkedPapers, MarkedQuestion } from '../analytics/marked-question';
import { compareLanguages } from './compare-languages';

const [head = [], ...people] = readFileSync(path.join(__dirname, 'testing', 'responses.csv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));
const columnOf = (name: string, rows = people) => Float64Array.from(rows, (row) => Number(row[head.indexOf(name)]));

const choices = [
  { id: 'right', text: 'Profit' },
  { id: 'slip', text: 'Revenue' },
];

function questionOf(questionId: string, rows = people): MarkedQuestion {
  return {
    questionId,
    type: 'multiple-choice',
    text: questionId,
    textHtml: null,
    content: { choices },
    language: 'en',
    answerKey: { rightChoiceIds: ['right'] },
    translation: {
      language: 'ar',
      text: `${questionId} بالعربية`,
      textHtml: null,
      answerKey: {},
      content: { choices: choices.map(({ id }) => ({ id, text: `${id} بالعربية` })) },
    },
    attempts: rows.length,
    maximum: questionId === 'q13' ? 3 : 1,
    averageSeconds: null,
    totals: null,
    marks: columnOf(questionId, rows),
    isArabic: Uint8Array.from(rows, (row) => (row[1] === 'ar' ? 1 : 0)),
  };
}

function papersOf(names: readonly string[], rows = people): MarkedPapers {
  const arabic = rows.filter((row) => row[1] === 'ar').length;
  return {
    results: { english: rows.length - arabic, arabic },
    questions: names.map((name) => questionOf(name, rows)),
    choices: [],
    totals: columnOf('total', rows),
    averageTotalScore: null,
    averageSeconds: null,
  };
}

const items = head.filter((name) => /^q\d+$/u.test(name));

it('finds what was planted and nothing else', async () => {
  const compared = await compareLanguages(papersOf(items));
  const different = compared.filter(({ functioning }) => functioning?.strength !== 'A');
  expect(different.map(({ question, functioning }) => [question.questionId, functioning?.strength])).toEqual([
    ['q4', 'C'],
    ['q9', 'B'],
    ['q13', 'B'],
  ]);
  expect(different[0]).toMatchObject({ from: 'en', people: 335, translatedPeople: 265, certainty: 'FIRM' });
});

it('turns around when the question was written in Arabic', async () => {
  const papers = papersOf(['q4']);
  const [question] = papers.questions;
  const [compared] = await compareLanguages({ ...papers, questions: [{ ...question!, language: 'ar' }] });
  expect(compared).toMatchObject({ people: 265, translatedPeople: 335 });
  expect(compared?.functioning?.delta).toBeCloseTo(1.77037337, 6);
});

it.each([
  [49, 'NONE'],
  [50, 'FIRST_SIGN'],
  [199, 'FIRST_SIGN'],
  [200, 'FIRM'],
])('says how sure it is with %i people in the smaller group: %s', async (count, certainty) => {
  const of = (language: string) => people.filter((row) => row[1] === language);
  const rows = [...of('ar').slice(0, count), ...of('en').slice(0, 250)];
  const [compared] = await compareLanguages(papersOf(['q4'], rows));
  expect(compared?.certainty).toBe(certainty);
  expect(compared?.functioning === null).toBe(certainty === 'NONE');
  expect(compared?.translatedFacility).not.toBeNull();
});

it('points at the wrong choice that one language takes far more often', async () => {
  const taken = [
    { questionId: 'q4', choiceId: 'right', count: 400, arabicCount: 130, meanPercentage: 60 },
    { questionId: 'q4', choiceId: 'slip', count: 200, arabicCount: 135, meanPercentage: 40 },
  ];
  const [compared] = await compareLanguages({ ...papersOf(['q4']), choices: taken });
  expect(compared?.choices).toMatchObject([
    { choiceId: 'right', translated: 'right بالعربية', standsOut: false },
    { choiceId: 'slip', isRight: false, standsOut: true },
  ]);
  expect(compared?.choices[1]?.translatedShare).toBeCloseTo((100 * 135) / 265);
});

it('leaves out what is said in one language only', async () => {
  const [question] = papersOf(['q4']).questions;
  expect(await compareLanguages({ ...papersOf(['q4']), questions: [{ ...question!, translation: null }] })).toEqual([]);
});
