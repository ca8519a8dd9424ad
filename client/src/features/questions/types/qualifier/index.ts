import { ListFilter } from 'lucide-react';
import { object } from 'yup';
import { questionLimits } from '../../limits';
import { adoptIds, choice, readList, writeList, type ChoicesDraft } from '../choices/choice-list';
import { keyedList } from '../choices/choice-list.schema';
import type { QuestionTypeDefinition } from '../question-type';
import { QualifierEditor } from './qualifier-editor';
import { QualifierPreview } from './qualifier-preview';

/** Asked before the scored part: an answer that is not acceptable disqualifies, and never ends the exam. */
export const qualifier: QuestionTypeDefinition<ChoicesDraft> = {
  type: 'QUALIFIER',
  group: 'choices',
  Icon: ListFilter,
  durationSeconds: 30,
  score: 0,
  blank: () => ({ choices: [choice({ isRight: true }), choice()] }),
  read: ({ choices }) => ({ choices: readList(choices) }),
  write: ({ choices }) => ({ choices: writeList(choices) }),
  schema: object({ choices: keyedList(questionLimits.mostChoices, 'questions:problem.acceptable') }),
  adopt: (answer, { choices }) => ({ choices: adoptIds(answer.choices, choices) }),
  Editor: QualifierEditor,
  Preview: QualifierPreview,
};
