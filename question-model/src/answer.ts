/** What whoever answers needs, and nothing of what is right: the exam page enters here. */
export type { AnswerCell, AnswerForms, AnswerInForm, AnswerTo, AnswerValue, SentAnswer } from './answer/answer-value';
export { answerLimits } from './answer/answer-limits';
export { isAnswered } from './answer/is-answered';
export { isBareNumber, readNumber } from './number/read-number';
export type { NumberReading } from './number/read-number';
export type { AskedContent, Choice, DateRange, Grid, GridCell, QuestionContent, RatingScale } from './content';
export type { FileKind, FileKindName } from './vocabulary/file-kind';
export type { QuestionType, QuestionTypeName } from './vocabulary/question-type';
