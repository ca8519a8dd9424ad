import { criteriaOf } from '@mizan/question-model';

import { readyAssessments } from '.';

const questions = Object.values(readyAssessments).flatMap((assessment) => assessment.questions);
const rubrics = questions.flatMap((question) => {
  const { text, score } = question;
  return 'rubric' in question && question.rubric ? [{ text, score, rubric: question.rubric }] : [];
});

it.each(rubrics)('the criteria of “$text” are worth what the question is', ({ rubric, score }) => {
  const criteria = criteriaOf(rubric);
  const sum = criteria.reduce((total, { points }) => total + points, 0);
  expect(criteria.length === 0 ? score : sum).toBe(score);
});

it('a spreadsheet names its criteria in both languages', () => {
  const grids = questions.flatMap((question) => (question.type === 'spreadsheet' ? [question] : []));
  expect(grids.map(({ rubric }) => criteriaOf(rubric).map(({ points }) => points))).toEqual([
    [1, 1, 1, 2],
    [1, 1, 1, 2],
  ]);
});
