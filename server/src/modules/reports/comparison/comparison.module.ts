import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { GradingModule } from '../../grading';
import { ComparableResultsQueries } from './comparable-results.queries';
import { CompareResults } from './compare-results';
import { ComparisonResolver } from './comparison.resolver';

@Module({
  imports: [AssessmentsModule, GradingModule],
  providers: [ComparableResultsQueries, CompareResults, ComparisonResolver],
})
export class ComparisonModule {}
