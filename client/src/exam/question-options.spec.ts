import type { ExamQuestion } from './engine/ports';
import { chosenOf, valueChosen } from './question-options';

const choices = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
const one = { type: 'MULTIPLE_CHOICE', allowsSeveral: false, choices } as unknown as ExamQuestion;
const several = { ...one, allowsSeveral: true };
const truth = { type: 'TRUE_FALSE', allowsSeveral: false, choices: [] } as unknown as ExamQuestion;

it('replaces the one choice', () => {
  expect(valueChosen(one, { choiceIds: ['a'] }, 'b')).toEqual({ choiceIds: ['b'] });
});

it('adds to and takes from several, in the order of the question', () => {
  expect(valueChosen(several, { choiceIds: ['c'] }, 'a')).toEqual({ choiceIds: ['a', 'c'] });
  expect(valueChosen(several, { choiceIds: ['a', 'c'] }, 'a')).toEqual({ choiceIds: ['c'] });
});

it('answers true or false', () => {
  expect(valueChosen(truth, null, 'false')).toEqual({ truth: false });
  expect(chosenOf(truth, { truth: false })).toEqual(['false']);
  expect(chosenOf(truth, null)).toEqual([]);
});
