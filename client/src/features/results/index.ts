export { AnswerDetail } from './answer-detail';
export { QuestionList } from './question-list';
export { ResultSummary } from './result-summary';
