import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CandidatesModule } from '../../candidates';
import { CandidateCountsFieldsResolver } from './candidate-counts.fields.resolver';
import { CandidateCountsLoader } from './candidate-counts.loader';
import { CandidateReportQueries } from './candidate-report.queries';
import { CandidateReports } from './candidate-reports.service';
import { CandidatesQueries } from './candidates.queries';
import { CandidateReportResolver, CandidatesResolver } from './candidates.resolver';
import { FindCandidates } from './find-candidates';
import { FindCandidatesQueries } from './find-candidates.queries';
import { SavedView } from './saved-view.entity';
import { SavedViewsResolver } from './saved-views.resolver';
import { SavedViews } from './saved-views.service';
import { SkillProfileFieldsResolver } from './skill-profile.fields.resolver';
import { SkillProfileQueries } from './skill-profile.queries';

@Module({
  imports: [CandidatesModule, TypeOrmModule.forFeature([SavedView])],
  providers: [
    CandidateCountsFieldsResolver,
    CandidateCountsLoader,
    CandidateReportQueries,
    CandidateReports,
    CandidatesQueries,
    CandidateReportResolver,
    CandidatesResolver,
    FindCandidates,
    FindCandidatesQueries,
    SavedViews,
    SavedViewsResolver,
    SkillProfileFieldsResolver,
    SkillProfileQueries,
  ],
  exports: [CandidateReportQueries, CandidateReports, CandidatesQueries],
})
export class CandidateReportsModule {}
