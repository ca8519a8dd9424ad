import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { FiguresModule } from '../figures';
import { AnalyseAssessment } from './analyse-assessment';
import { AssessmentAnalyticsResolver } from './assessment-analytics.resolver';
import { ReadMarkedPapers } from './marked-papers';
import { PackedPapersQueries } from './packed-papers.queries';

@Module({
  imports: [AssessmentsModule, FiguresModule],
  providers: [AnalyseAssessment, AssessmentAnalyticsResolver, PackedPapersQueries, ReadMarkedPapers],
  exports: [ReadMarkedPapers],
})
export class AnalyticsModule {}
