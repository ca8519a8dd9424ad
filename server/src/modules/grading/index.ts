export { DeleteResult } from './delete-result';
export { GradingModule } from './grading.module';
export { Result, ResultStatus } from './result.entity';
export { ResultNode } from './result.type';
export { Results } from './results.service';
