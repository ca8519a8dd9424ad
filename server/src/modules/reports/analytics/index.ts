export { analyseQuestions } from './analyse-questions';
export { ReadMarkedPapers } from './marked-papers';
export type { ChoiceCount, MarkedPapers, MarkedQuestion } from './marked-question';
export type { NumberColumn } from './moments';
export { AnalyticsModule } from './analytics.module';
