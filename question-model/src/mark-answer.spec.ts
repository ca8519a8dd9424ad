import fc from 'fast-check';
import { QuestionType } from './vocabulary/question-type';
import type { AnswerKey } from './types';
import { markAnswer } from './mark-answer';
import { explanationCodes } from './marking/marking';
import type { AnswerValue } from './answer';
import type { MarkableQuestion } from './question';

const worth = (points: number, answerKey: AnswerKey, allowsSeveral = false): MarkableQuestion => ({
  content: { allowsSeveral },
  answerKey,
  maxScore: points * 100,
});

describe('multiple choice with one right choice', () => {
  const question = worth(4, { rightChoiceIds: ['b'] });
  const mark = (...choiceIds: string[]) => markAnswer('multiple-choice', question, { choiceIds });

  it('gives everything for the right choice', () => {
    expect(mark('b')).toEqual({ score: 400, explanation: { code: 'RIGHT_CHOICE', params: {} } });
  });

  it('gives nothing for another choice, nor for two at once', () => {
    expect(mark('a')).toEqual({ score: 0, explanation: { code: 'WRONG_CHOICE', params: {} } });
    expect(mark('a', 'b').score).toBe(0);
  });
});

describe('multiple choice with several right choices', () => {
  const question = worth(1, { rightChoiceIds: ['a', 'b', 'c'] }, true);
  const mark = (...choiceIds: string[]) => markAnswer('multiple-choice', question, { choiceIds });

  it.each([
    [['a', 'b', 'c'], 100],
    [['a', 'b'], 67],
    [['a'], 33],
    [['a', 'b', 'x'], 33],
    [['a', 'x'], 0],
    [['x', 'y'], 0],
    [['a', 'b', 'c', 'x', 'y'], 33],
    [['a', 'a', 'a'], 33],
  ])('%j earns %d hundredths', (choiceIds, hundredths) => {
    expect(mark(...choiceIds).score).toBe(hundredths);
  });

  it('says how the points came about', () => {
    expect(mark('a', 'b', 'x').explanation).toEqual({ code: 'CHOICES_COUNTED', params: { right: 2, wrong: 1, of: 3 } });
  });
});

describe('true or false', () => {
  const question = worth(2, { truth: false });

  it('compares with the key', () => {
    expect(markAnswer('true-false', question, { truth: false })).toMatchObject({ score: 200 });
    expect(markAnswer('true-false', question, { truth: true }).explanation.code).toBe('WRONG_TRUTH');
  });
});

describe('short answer', () => {
  const question = worth(3, { acceptedAnswers: ['القاهرة', 'Cairo'] });

  it('accepts any of the answers, however they are spelled', () => {
    expect(markAnswer('short-answer', question, { text: ' CAIRO ' })).toEqual({
      score: 300,
      explanation: { code: 'ACCEPTED_ANSWER', params: { read: 'cairo', accepted: 'Cairo' } },
    });
    expect(markAnswer('short-answer', question, { text: 'القاهِرَه' }).score).toBe(300);
  });

  it('refuses anything else and keeps what it read', () => {
    expect(markAnswer('short-answer', question, { text: 'Giza' })).toEqual({
      score: 0,
      explanation: { code: 'NOT_ACCEPTED', params: { read: 'giza' } },
    });
  });
});

describe('number', () => {
  const mark = (text: string, value: string, tolerance = '0') =>
    markAnswer('number', worth(1, { number: { value, tolerance } }), { text });

  it.each([
    ['0.3', '0.1', '0.2', 100],
    ['0.31', '0.1', '0.2', 0],
    ['٣٫١٤', '3.14', '0', 100],
    ['3.140', '3.14', '0', 100],
    ['1,234.5', '1234.5', '0', 100],
    ['-5', '5', '9.99', 0],
    ['-5', '5', '10', 100],
  ])('%s against %s ± %s earns %d hundredths', (text, value, tolerance, hundredths) => {
    expect(mark(text, value, tolerance).score).toBe(hundredths);
  });

  it('says so when there is no number to read', () => {
    expect(mark('about ten', '10').explanation).toEqual({ code: 'NOT_A_NUMBER', params: { read: 'about ten' } });
  });
});

describe('every type', () => {
  const types = Object.values(QuestionType);
  const byPerson: QuestionType[] = [
    'open-ended',
    'spreadsheet',
    'xlcx',
    'document',
    'slides',
    'file-upload',
    'video',
    'audio',
  ];
  const key: AnswerKey = {
    rightChoiceIds: ['a'],
    rightOrder: ['a', 'b', 'c'],
    truth: true,
    acceptedAnswers: ['yes'],
    number: { value: '1', tolerance: '0' },
    ratingRange: { from: 2, to: 3 },
    blanks: [{ acceptedAnswers: ['yes'] }, { acceptedAnswers: ['no'] }],
    days: { from: '2026-01-01', to: '2026-01-31' },
  };
  const nothing: (AnswerValue | null)[] = [
    null,
    {},
    { choiceIds: [] },
    { text: ' \n ' },
    { date: '' },
    { blanks: ['', ' '] },
    { fileIds: [] },
    { cells: [{ row: 1, column: 1, text: ' ' }] },
  ];
  const something: AnswerValue[] = [
    { text: 'Because …' },
    { fileIds: ['6a2f'] },
    { cells: [{ row: 1, column: 1, text: '=A1' }] },
  ];

  it.each(types)('gives nothing, at once, for a %s that was left empty', (type) => {
    for (const given of nothing) {
      expect(markAnswer(type, worth(5, key), given)).toEqual({
        score: 0,
        explanation: { code: 'NO_ANSWER', params: {} },
      });
    }
  });

  it.each(byPerson)('leaves the answer to a %s question to a person', (type) => {
    for (const given of something) {
      expect(markAnswer(type, worth(5, {}), given)).toEqual({
        score: null,
        explanation: { code: 'AWAITS_PERSON', params: {} },
      });
    }
  });

  it.each(types.filter((type) => !byPerson.includes(type)))('never lets a %s wait for a person', (type) => {
    for (const given of [...nothing, ...something, { rating: 2 }, { choiceIds: ['a'] }]) {
      expect(markAnswer(type, worth(5, key), given).score).not.toBeNull();
    }
  });

  it('never leaves the range, whatever was given', () => {
    const anyText = fc.string({ unit: 'binary' });
    const cell = fc.record({ row: fc.integer(), column: fc.integer(), text: anyText });
    const given = fc.record(
      {
        choiceIds: fc.array(fc.constantFrom('a', 'b', 'c', 'x')),
        truth: fc.boolean(),
        text: anyText,
        rating: fc.integer(),
        date: fc.oneof(anyText, fc.constantFrom('2026-01-15', '2026-02-01')),
        blanks: fc.array(fc.oneof(anyText, fc.constantFrom('yes', 'no'))),
        cells: fc.array(cell),
        fileIds: fc.array(fc.uuid()),
      },
      { requiredKeys: [] },
    );
    const keys = fc.constantFrom<AnswerKey>(key, {});
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        keys,
        fc.boolean(),
        fc.nat(1000),
        given,
        (type, answerKey, several, points, value) => {
          const { score, explanation } = markAnswer(type, worth(points, answerKey, several), value);
          expect(score === null || (score >= 0 && score <= points * 100 && Number.isInteger(score))).toBe(true);
          expect(explanationCodes).toContain(explanation.code);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
