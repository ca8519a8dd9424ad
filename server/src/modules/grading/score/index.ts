export { DeleteResult } from './delete-result';
export {
  LateAnswerMissing,
  MarkChanged,
  NothingToSettle,
  RemarkingChanged,
  ResultNotFound,
  ResultQuestionNotFound,
  SecondMarkerIsFirst,
} from './grading.errors';
export { ResultDeleted, ResultMarked } from './grading.events';
export { heldBand } from './held-band';
export { MarkCause, MarkChange, markSnapshot } from './mark-change.entity';
export { Mark, MarkOrigin } from './mark.entity';
export { answeredQuestionsOf } from './paper-answers.queries';
export { personTypes } from './person-types';
export { hundredthsColumn, hundredthsOf, pointsOf } from './points';
export type { Hundredths } from './points';
export { Result, ResultStatus } from './result.entity';
export { ScoreAttempt } from './score-attempt';
export { totalsOf } from './totals';
export type { Totals } from './totals';
export { ScoreModule } from './score.module';
