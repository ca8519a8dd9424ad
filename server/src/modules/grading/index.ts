export { DeleteResult } from './delete-result';
export { ResultDeleted, ResultMarked } from './grading.events';
export { GradingModule } from './grading.module';
export { Mark } from './mark.entity';
export { ResultNotFound, ResultQuestionNotFound } from './grading.errors';
export { ResultNode } from './result.type';
export { Result, ResultStatus } from './result.entity';
export { Results } from './results.service';
