import { kindOf } from '@mizan/question-model';
import type { AnswerKey } from '@mizan/question-model';
import { randomUUID } from 'node:crypto';
import { InvalidInput } from '../../../platform/errors';
import type { FieldProblem } from '../../../platform/errors';
import { FieldProblems } from '../../questions';
import type { QuestionType } from '../../questions';
import type { KeyCorrectionInput } from './remarking.inputs';

/** The corrected parts of keys by question. @throws InvalidInput below `corrections.<place>` */
export function readCorrections(corrections: readonly KeyCorrectionInput[]): Map<string, AnswerKey> {
  const problems: FieldProblem[] = [];
  const keys = corrections.map((correction, place): [string, AnswerKey] => {
    const read = new FieldProblems();
    const key = keyOf(correction, read);
    problems.push(...read.all.map((problem) => ({ ...problem, path: `corrections.${place}.key.${problem.path}` })));
    return [correction.questionId, key];
  });
  if (problems.length > 0) throw new InvalidInput({ fields: problems });
  return new Map(keys);
}

/** A key that nothing fulfils would take the points from everybody: it is always a slip. */
function keyOf(correction: KeyCorrectionInput, problems: FieldProblems): AnswerKey {
  const { rightChoiceIds, truth, acceptedAnswers, number } = correction.key;
  if (rightChoiceIds?.length === 0) problems.add('rightChoiceIds', 'min-items', { min: 1 });
  const read = (type: QuestionType, draft: object) =>
    kindOf(type).read(draft, { problems, newId: randomUUID }).answerKey;
  return {
    ...(rightChoiceIds && { rightChoiceIds: [...new Set(rightChoiceIds)] }),
    ...(truth != null && { truth }),
    ...(acceptedAnswers && read('short-answer', { acceptedAnswers })),
    ...(number && read('number', { number })),
  };
}
