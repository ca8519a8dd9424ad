import fc from 'fast-check';
import { deriveMark, derivePersonal, markAnswer } from '../mark-answer';
import type { MarkableQuestion } from '../question';
import { foldText } from '../text/fold-text';
import type { AnswerKey } from '../types';
import { QuestionType } from '../vocabulary/question-type';
import { readingOf } from './reading';

const choices = ['a', 'b', 'c', 'x'].map((id) => ({ id, text: `choice ${id}` }));
const prompts = ['p', 'q', 'r'].map((id) => ({ id, text: `prompt ${id}` }));
const worth = (points: number, answerKey: AnswerKey, allowsSeveral = false): MarkableQuestion => ({
  content: { choices, prompts, allowsSeveral },
  answerKey,
  maxScore: points * 100,
});

describe('the derivation of a mark', () => {
  const key: AnswerKey = {
    rightChoiceIds: ['a', 'b'],
    rightOrder: ['a', 'b', 'c'],
    truth: true,
    acceptedAnswers: ['yes'],
    number: { value: '1', tolerance: '0' },
    ratingRange: { from: 2, to: 3 },
    blanks: [{ acceptedAnswers: ['yes'] }, { acceptedAnswers: ['no'] }, { acceptedAnswers: ['١'] }],
    matches: ['a', 'b', 'a'],
    days: { from: '2026-01-01', to: '2026-01-31' },
  };
  const given = fc.record(
    {
      choiceIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'x')),
      truth: fc.boolean(),
      rating: fc.integer(),
      text: fc.constantFrom('yes', 'YES ', '١', '1.0', 'one'),
      date: fc.constantFrom('2026-01-15', '2026-02-01'),
      matches: fc.uniqueArray(
        fc.record({ promptId: fc.constantFrom('p', 'q'), choiceId: fc.constantFrom('a', 'b', 'x') }),
        { selector: ({ promptId }) => promptId },
      ),
      blanks: fc.array(fc.constantFrom('yes', 'no', '', '1'), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  );

  it('adds up to the score, whatever was asked and given', () => {
    const types = fc.constantFrom(...Object.values(QuestionType));
    fc.assert(
      fc.property(types, fc.boolean(), fc.nat(50), given, (type, several, points, value) => {
        const question = worth(points, key, several);
        const { parts, floor, rounding } = deriveMark(type, question, value);
        const sum = parts.reduce((total, { score }) => total + score, floor + rounding);
        expect(sum).toBe(markAnswer(type, question, value).score ?? 0);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(Math.max(1, parts.length));
      }),
    );
  });

  it('counts each choice, and gives back what fell below zero', () => {
    const question = worth(4, { rightChoiceIds: ['a', 'b'] }, true);
    const { rule, parts, floor } = deriveMark('multiple-choice', question, { choiceIds: ['a', 'x', 'c'] });
    expect(rule).toBe('SHARES_LESS_WRONG');
    expect(parts.map(({ label, verdict, score }) => [label, verdict, score])).toEqual([
      ['choice a', 'RIGHT', 200],
      ['choice b', 'MISSED', 0],
      ['choice x', 'WRONG', -200],
      ['choice c', 'WRONG', -200],
    ]);
    expect(floor).toBe(200);
  });

  it('names the corrections that whole hundredths need', () => {
    const question = worth(1, { rightChoiceIds: ['a', 'b', 'c'] }, true);
    expect(deriveMark('multiple-choice', question, { choiceIds: ['a', 'b', 'c'] }).rounding).toBe(1);
  });

  it('keeps what was typed, what was read and what was expected', () => {
    const { parts } = deriveMark('short-answer', worth(3, { acceptedAnswers: ['القاهرة'] }), { text: ' القاهِرَه ' });
    expect(parts).toEqual([
      {
        label: null,
        given: ' القاهِرَه ',
        read: 'القاهره',
        expected: ['القاهرة'],
        verdict: 'RIGHT',
        steps: ['VOWEL_SIGNS', 'SPACES'],
        score: 300,
        maxScore: 300,
      },
    ]);
  });

  it('reads a number as it was compared', () => {
    const { parts } = deriveMark('number', worth(1, { number: { value: '1234.5', tolerance: '0' } }), {
      text: '١٬٢٣٤٫٥٠',
    });
    expect(parts[0]).toMatchObject({ read: '1234.5', steps: ['DIGITS', 'SEPARATORS'], verdict: 'RIGHT' });
  });

  it('tells each pair of a ranking and each blank', () => {
    const ranked = deriveMark('ranking', worth(3, key), { choiceIds: ['b', 'a', 'c'] });
    expect(ranked.parts.map(({ verdict }) => verdict)).toEqual(['WRONG', 'RIGHT', 'RIGHT']);
    const filled = deriveMark('fill-in-the-blank', worth(3, key), { blanks: ['Yes', '', 'two'] });
    expect(filled.parts.map(({ verdict, score }) => [verdict, score])).toEqual([
      ['RIGHT', 100],
      ['MISSED', 0],
      ['WRONG', 0],
    ]);
  });

  it('holds the criteria of a person', () => {
    const criteria = [{ label: 'Structure', score: 150, maxScore: 300 }];
    expect(derivePersonal(criteria, 150)).toMatchObject({
      rule: 'PERSON',
      rounding: 0,
      parts: [{ verdict: 'JUDGED' }],
    });
    expect(derivePersonal([], 150).parts).toEqual([]);
  });
});

describe('reading a text', () => {
  it('takes the same steps as the comparison', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readingOf(text).read).toBe(foldText(text));
      }),
    );
  });

  it.each([
    ['CAIRO', ['CASE']],
    ['أحمد', ['ARABIC_LETTERS']],
    ['\u200Fمصر', ['INVISIBLE_SIGNS']],
    ['٣', ['DIGITS']],
    ['كتاب', []],
  ])('tells what it changed in %s', (text, steps) => {
    expect(readingOf(text).steps).toEqual(steps);
  });
});
