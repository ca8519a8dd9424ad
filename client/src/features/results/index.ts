export { AnswerDetail } from './answer-detail';
export { DisqualifiedNotice } from './disqualified-notice';
export { QuestionList } from './question-list';
export { ResultSummary } from './result-summary';
export { WhyDrawer } from './why/why-drawer';
