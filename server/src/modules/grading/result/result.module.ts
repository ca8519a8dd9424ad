import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { CandidatesModule } from '../../candidates';
import { ExamModule } from '../../exam';
import { MarkingModule } from '../marking';
import { ResultReportModule } from '../report';
import { ResultFilesFieldsResolver } from './result-files.fields.resolver';
import { InvitationResultFieldsResolver, ResultFieldsResolver } from './result.fields.resolver';
import { ResultQueries } from './result.queries';
import { ResultsResolver } from './results.resolver';
import { Results } from './results.service';

@Module({
  imports: [AssessmentsModule, CandidatesModule, ExamModule, MarkingModule, ResultReportModule],
  providers: [
    InvitationResultFieldsResolver,
    ResultFieldsResolver,
    ResultFilesFieldsResolver,
    ResultQueries,
    Results,
    ResultsResolver,
  ],
  exports: [ResultQueries, Results],
})
export class ResultModule {}
