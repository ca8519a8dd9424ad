const CHOICES = ['a', 'b', 'c', 'd'];

/** Nothing to count but points. */
const truth = {
  type: 'true-false',
  content: {},
  answerKey: { truth: true },
  /** SQL of an answer, by the points of the mark. */
  answer: `'{"truth": true}'::jsonb`,
};

const choice = {
  type: 'multiple-choice',
  content: { allowsSeveral: false, choices: CHOICES.map((id) => ({ id, text: `Choice ${id}` })) },
  answerKey: { rightChoiceIds: ['a'] },
  answer: `jsonb_build_object('choiceIds', jsonb_build_array(case when marked.score > 0 then 'a'
    else (array['b', 'c', 'd'])[1 + floor(random() * 3)::int] end))`,
};

/**
 * What everybody sits. `number`: SQL of the question that stands at position `n`; `questions`: how many there are in all;
 * `isDrawn`: whether papers differ, so that a question is held against the whole total.
 */
export const papers = {
  'true or false': { ...truth, number: 'n', questions: 20, isDrawn: false },
  'multiple choice': { ...choice, number: 'n', questions: 20, isDrawn: false },
  'drawn from pools': { ...choice, number: '3 * n - floor(random() * 3)::int', questions: 60, isDrawn: true },
};
