export {
  DeleteResult,
  heldBand,
  ResultDeleted,
  ResultMarked,
  ResultNotFound,
  ResultQuestionNotFound,
  personTypes,
  Result,
  ResultStatus,
} from './score';
export { GradingModule } from './grading.module';
export { hides, ReportHiding, toReport, visibleReport } from './report';
export { MarkingTaskNode } from './workbench';
export { ResultFigures, ResultNode, Results } from './result';
export type { ShownResult } from './result';
export type { Report, ReportQuestion, WholeResult } from './report';
