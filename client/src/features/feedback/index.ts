export { AnswerFeedback } from './answer-feedback';
export { FeedbackNote } from './feedback-note';
export { FeedbackDrawer, type FeedbackTarget } from './feedback-drawer';
