import { InvalidInput } from '../../platform/errors';
import { readQuestion } from './question.policy';
import type { QuestionDraft } from './question.policy';

const statement: QuestionDraft = {
  type: 'true-false',
  text: 'The sum of the angles of a triangle is 180 degrees.',
  durationSeconds: 30,
  score: 2.5,
  difficulty: 'Easy',
  skill: 'Geometry',
  truth: true,
};

function problemsOf(draft: QuestionDraft) {
  try {
    readQuestion(draft);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.params.fields.map(({ path, rule }) => `${path}: ${rule}`);
    throw error;
  }
}

describe('readQuestion', () => {
  it('gives back a question whose key lies apart from its content', () => {
    expect(readQuestion({ ...statement, text: ` ${statement.text}\n` })).toEqual({
      ...statement,
      textHtml: null,
      truth: undefined,
      content: {},
      answerKey: { truth: true },
      isAdditional: false,
      notes: null,
      translation: null,
    });
  });

  it('reports every problem at once', () => {
    const bad = { ...statement, text: ' ', durationSeconds: 4, score: -1, skill: '', truth: null };
    expect(problemsOf(bad)).toEqual([
      'text: required',
      'truth: required',
      'durationSeconds: min',
      'score: min',
      'skill: required',
    ]);
  });

  it.each([
    [{ durationSeconds: 7201 }, 'durationSeconds: max'],
    [{ durationSeconds: 30.5 }, 'durationSeconds: integer'],
    [{ score: 1000.01 }, 'score: max'],
    [{ score: 0.125 }, 'score: decimals'],
    [{ text: 'x'.repeat(2001) }, 'text: max-length'],
    [{ skill: 'x'.repeat(81) }, 'skill: max-length'],
    [{ text: 'a\0b' }, 'text: characters'],
  ])('refuses %j', (change, problem) => {
    expect(problemsOf({ ...statement, ...change })).toEqual([problem]);
  });

  it.each([{ durationSeconds: 5 }, { durationSeconds: 7200 }, { score: 0 }, { score: 1000 }])(
    'accepts %j',
    (change) => {
      expect(problemsOf({ ...statement, ...change })).toEqual([]);
    },
  );

  it('takes the plain text from a formatted one', () => {
    const textHtml = '<p onclick="x()">What is <b>net</b> profit?</p>';
    expect(readQuestion({ ...statement, text: 'old', textHtml })).toMatchObject({
      text: 'What is net profit?',
      textHtml: '<p dir="auto">What is <strong>net</strong> profit?</p>',
    });
    expect(readQuestion({ ...statement, textHtml: null })).toMatchObject({ text: statement.text, textHtml: null });
  });

  it.each([
    ['<p> </p>', 'text: required'],
    ['<p>a\0b</p>', 'text: characters'],
    ['<b></b>'.repeat(10_000), 'textHtml: max-length'],
    [`<p>${'x'.repeat(2001)}</p>`, 'text: max-length'],
    ['<p>a <span data-formula="\\frac{"></span></p>', 'textHtml: formula'],
  ])('refuses a formatted text like %j', (textHtml, problem) => {
    expect(problemsOf({ ...statement, textHtml })).toEqual([problem]);
  });
});
