import { ListOrdered } from 'lucide-react';
import { object } from 'yup';
import { questionLimits } from '../../limits';
import { adoptIds, blankList, readList, writeList, type ChoicesDraft } from '../choices/choice-list';
import { choiceList } from '../choices/choice-list.schema';
import type { QuestionTypeDefinition } from '../question-type';
import { RankingEditor } from './ranking-editor';
import { RankingPreview } from './ranking-preview';

/** Items to be put in order; the order in which they are written is the right one. */
export const ranking: QuestionTypeDefinition<ChoicesDraft> = {
  type: 'RANKING',
  group: 'choices',
  Icon: ListOrdered,
  durationSeconds: 120,
  score: 5,
  blank: () => ({ choices: blankList(4) }),
  read: ({ choices }) => ({ choices: readList(choices) }),
  write: ({ choices }) => ({ choices: writeList(choices).map((own) => ({ ...own, isRight: false })) }),
  schema: object({ choices: choiceList(questionLimits.mostRanked) }),
  adopt: (answer, { choices }) => ({ choices: adoptIds(answer.choices, choices) }),
  Editor: RankingEditor,
  Preview: RankingPreview,
};
