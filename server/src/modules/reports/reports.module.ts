import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../assessments';
import { CandidatesModule } from '../candidates';
import { ExamModule } from '../exam';
import { GradingModule } from '../grading';
import { IdentityModule } from '../identity';
import { AnalyseAssessment } from './analytics/analyse-assessment';
import { AssessmentAnalyticsResolver } from './analytics/assessment-analytics.resolver';
import { CheckLanguages } from './language-check/check-languages';
import { SetAsideQueries } from './language-check/set-aside.queries';
import { LanguageCheckResolver } from './language-check/language-check.resolver';
import { ReadMarkedPapers } from './analytics/marked-papers';
import { PackedPapersQueries } from './analytics/packed-papers.queries';
import { AssessmentMarksFieldsResolver } from './assessment-marks.fields.resolver';
import { AssessmentMarksLoader } from './assessment-marks.loader';
import { DashboardQueries } from './dashboard.queries';
import { DashboardResolver } from './dashboard.resolver';
import { FoldCounts } from './fold-counts';
import { HrReportQueries } from './hr-report.queries';
import { AdminReportsResolver, HrReportsResolver } from './hr-reports.resolver';
import { HrReports } from './hr-reports.service';
import { afterExam } from './after-exam';
import { candidateScreens, SavedView } from './candidates';
import { AssessmentExport, exportControllers, exportParts, ShareLink } from './exports';
import { feedback } from './feedback';
import { CandidateExportController, Erasure, privacy, RetentionRule } from './privacy';
import { wordings } from './wordings';
import { ReportsDemo } from './reports.demo';
import { CandidateReportsController } from './rest/candidate-reports.controller';
import { StaffReportsController } from './rest/staff-reports.controller';
import { ComparableResultsQueries } from './comparison/comparable-results.queries';
import { CompareResults } from './comparison/compare-results';
import { ComparisonResolver } from './comparison/comparison.resolver';
import { StandardErrors } from './standing/standard-errors';
import { StandingFieldsResolver } from './standing/standing.fields.resolver';
import { StandingQueries } from './standing/standing.queries';
import { StaffUserCountsFieldsResolver } from './staff-user-counts.fields.resolver';
import { StaffUserCountsLoader } from './staff-user-counts.loader';

/** Figures over everything. It reads any table through its own queries, and nothing depends on it. */
@Module({
  imports: [
    AssessmentsModule,
    CandidatesModule,
    ExamModule,
    GradingModule,
    IdentityModule,
    TypeOrmModule.forFeature([AssessmentExport, Erasure, RetentionRule, SavedView, ShareLink]),
  ],
  controllers: [CandidateExportController, CandidateReportsController, StaffReportsController, ...exportControllers],
  providers: [
    ...afterExam,
    ...candidateScreens,
    ...exportParts,
    ...feedback,
    ...privacy,
    ...wordings,
    ReportsDemo,
    AnalyseAssessment,
    AssessmentAnalyticsResolver,
    PackedPapersQueries,
    ReadMarkedPapers,
    CheckLanguages,
    SetAsideQueries,
    LanguageCheckResolver,
    AssessmentMarksFieldsResolver,
    AssessmentMarksLoader,
    DashboardQueries,
    DashboardResolver,
    FoldCounts,
    AdminReportsResolver,
    HrReportQueries,
    HrReports,
    HrReportsResolver,
    CompareResults,
    ComparableResultsQueries,
    ComparisonResolver,
    StandardErrors,
    StandingFieldsResolver,
    StandingQueries,
    StaffUserCountsFieldsResolver,
    StaffUserCountsLoader,
  ],
})
export class ReportsModule {}
