export { AnswerFeedback } from './answer-feedback';
export { TaskFeedback } from './task-feedback';
export { FeedbackNote } from './feedback-note';
export { FeedbackDrawer, type FeedbackTarget } from './feedback-drawer';
