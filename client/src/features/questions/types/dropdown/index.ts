import { SquareChevronDown } from 'lucide-react';
import { adoptIds, blankList, readList, writeList, type ChoicesDraft } from '../choices/choice-list';
import { ChoicesPreview } from '../choices/choices-preview';
import type { QuestionTypeDefinition } from '../question-type';
import { DropdownEditor } from './dropdown-editor';
import { dropdownSchema } from './dropdown.schema';

/** One choice out of a list that opens: for lists too long to lie open. */
export const dropdown: QuestionTypeDefinition<ChoicesDraft> = {
  type: 'DROPDOWN',
  group: 'choices',
  Icon: SquareChevronDown,
  durationSeconds: 60,
  score: 5,
  blank: () => ({ choices: blankList(4) }),
  read: ({ choices }) => ({ choices: readList(choices) }),
  write: ({ choices }) => ({ choices: writeList(choices) }),
  schema: dropdownSchema,
  adopt: (answer, { choices }) => ({ choices: adoptIds(answer.choices, choices) }),
  Editor: DropdownEditor,
  Preview: ChoicesPreview,
};
