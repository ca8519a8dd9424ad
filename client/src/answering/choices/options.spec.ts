import type { AskedQuestion } from '../asked-question';
import { chosenOf, optionIdsOf, valueChosen } from './options';

const choices = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
const one = { type: 'MULTIPLE_CHOICE', allowsSeveral: false, choices } as unknown as AskedQuestion;
const several = { ...one, allowsSeveral: true };
const truth = { type: 'TRUE_FALSE', allowsSeveral: false, choices: [] } as unknown as AskedQuestion;

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

it('rates on its own scale', () => {
  const rating = { type: 'RATING', choices: [], rating: { min: 3, max: 5 } } as unknown as AskedQuestion;
  expect(optionIdsOf(rating)).toEqual(['3', '4', '5']);
  expect(valueChosen(rating, null, '4')).toEqual({ rating: 4 });
});

it('takes one of a qualifier, whatever else its question says', () => {
  expect(valueChosen({ ...several, type: 'QUALIFIER' }, { choiceIds: ['a'] }, 'b')).toEqual({ choiceIds: ['b'] });
});
