export { CountLateAnswer } from './count-late-answer';
export { GiveMark, readScore } from './give-mark';
export { CountLateAnswerInput, MarkAnswerInput } from './grading.inputs';
export { LockMarkable } from './lock-markable';
export { MarkAnswer, trimmedOrNull } from './mark-answer';
export { SecondMark } from './second-mark.entity';
export { MarkingModule } from './marking.module';
export { MarkChangedNode, markRefusals } from './mark-changed.type';
