import { lazy, Suspense, type ComponentType } from 'react';
import styles from './answer-field.module.css';
import type { AnswerProps } from './answer-props';
import type { AskedType } from './asked-question';
import { BlanksAnswer } from './blanks/blanks-answer';
import { ChoiceAnswer } from './choices/choice-answer';
import { DateAnswer } from './date/date-answer';
import { DropdownAnswer } from './dropdown/dropdown-answer';
import { FileAnswer } from './files/file-answer';
import { MatchingAnswer } from './matching/matching-answer';
import { RankingAnswer } from './ranking/ranking-answer';
import { RatingAnswer } from './rating/rating-answer';
import { NumberAnswer } from './written/number-answer';
import { LongAnswer, ShortAnswer } from './written/written-answers';

// What few papers ask for and weighs something comes when a question wants it.
const GridAnswer = lazy(() => import('./grid/grid-answer').then((module) => ({ default: module.GridAnswer })));
const RecordedAnswer = lazy(() =>
  import('./recorder/recorded-answer').then((module) => ({ default: module.RecordedAnswer })),
);

const fields: Record<AskedType, ComponentType<AnswerProps>> = {
  QUALIFIER: ChoiceAnswer,
  MULTIPLE_CHOICE: ChoiceAnswer,
  TRUE_FALSE: ChoiceAnswer,
  RATING: RatingAnswer,
  DROPDOWN: DropdownAnswer,
  RANKING: RankingAnswer,
  MATCHING: MatchingAnswer,
  OPEN_ENDED: LongAnswer,
  SHORT_ANSWER: ShortAnswer,
  NUMBER: NumberAnswer,
  FILL_IN_THE_BLANK: BlanksAnswer,
  DATE: DateAnswer,
  SPREADSHEET: GridAnswer,
  XLCX: FileAnswer,
  DOCUMENT: FileAnswer,
  SLIDES: FileAnswer,
  FILE_UPLOAD: FileAnswer,
  VIDEO: RecordedAnswer,
  AUDIO: RecordedAnswer,
};

/** The place to answer, by type of question. */
export function AnswerField(props: AnswerProps) {
  const Field = fields[props.question.type];
  return (
    <Suspense fallback={<div className={styles.coming} aria-busy />}>
      <Field {...props} />
    </Suspense>
  );
}
