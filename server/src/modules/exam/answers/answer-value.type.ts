import { answerShapes } from '@mizan/question-model';
import type { AnswerValue, Group } from '@mizan/question-model';
import { createUnionType } from '@nestjs/graphql';
import { classOf } from '../../questions';

const forms = Object.entries<Group>(answerShapes);
const members = Object.values<Group>(answerShapes).map((shape) => classOf(shape, 'output'));

/** What was answered, in the form that it has. An answer that was taken back is null. */
export const AnswerValueNode = createUnionType({
  name: 'AnswerValue',
  description: 'What was answered; which form it has follows from the type of the question.',
  types: () => members,
  resolveType: (value: AnswerValue) => forms.find(([form]) => form in value)?.[1].name,
});
export type AnswerValueNode = AnswerValue;

/** An answer that was taken back is stored as one of no form. */
export const answerGiven = (value: AnswerValue | null): AnswerValue | null =>
  value && Object.keys(value).length > 0 ? value : null;
