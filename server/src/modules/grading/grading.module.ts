import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../assessments';
import { CandidatesModule } from '../candidates';
import { ExamModule } from '../exam';
import { CountLateAnswer } from './count-late-answer';
import { DeleteResult } from './delete-result';
import { GiveMark } from './give-mark';
import { GradingDemo } from './grading.demo';
import { LockMarkable } from './lock-markable';
import { MarkHistoryFieldsResolver } from './history/mark-history.fields.resolver';
import { MarkHistoryQueries } from './history/mark-history.queries';
import { MarkAnswer } from './mark-answer';
import { MarkFirst } from './mark-first';
import { MarkSubmitted } from './mark-submitted';
import { MarkChange } from './mark-change.entity';
import { Mark } from './mark.entity';
import { PreviewMarks } from './preview/preview-marks';
import { PreviewMarksResolver } from './preview/preview-marks.resolver';
import { Result } from './result.entity';
import { ResultFilesFieldsResolver } from './result-files.fields.resolver';
import { InvitationResultFieldsResolver, ResultFieldsResolver } from './result.fields.resolver';
import { ResultQueries } from './result.queries';
import { ResultsResolver } from './results.resolver';
import { Results } from './results.service';
import { ResultRecords } from './result-records';
import { ReportHiding } from './hiding/report-hiding.service';
import { ReportHidingResolver } from './hiding/report-hiding.resolver';
import { ReportReveal } from './hiding/report-reveal.entity';
import { CorrectableKeys } from './remarking/correctable-keys';
import { KeyCorrection } from './remarking/key-correction.entity';
import { SetAsideQuestion } from './remarking/set-aside-question.entity';
import { Remarking } from './remarking/remarking.service';
import { RemarkingResolver } from './remarking/remarking.resolver';
import { ScoreAttempt } from './score-attempt';
import { GiveQueuedMark } from './workbench/give-queued-mark';
import { MarkingQueueQueries } from './workbench/marking-queue.queries';
import { MarkingQueueResolver } from './workbench/marking-queue.resolver';
import { MarkingQueue } from './workbench/marking-queue.service';
import { MarkingRules } from './workbench/marking-rules.entity';
import { AllMarkingRules } from './workbench/marking-rules.service';
import { SecondMark } from './workbench/second-mark.entity';
import { WithdrawResult } from './withdraw-result';

const workbench = [
  AllMarkingRules,
  GiveQueuedMark,
  LockMarkable,
  MarkingQueue,
  MarkingQueueQueries,
  MarkingQueueResolver,
];

const resolvers = [
  ResultsResolver,
  ResultFieldsResolver,
  ResultFilesFieldsResolver,
  InvitationResultFieldsResolver,
  PreviewMarksResolver,
];

@Module({
  imports: [
    AssessmentsModule,
    CandidatesModule,
    ExamModule,
    TypeOrmModule.forFeature([
      Mark,
      KeyCorrection,
      SetAsideQuestion,
      MarkChange,
      MarkingRules,
      ReportReveal,
      Result,
      SecondMark,
    ]),
  ],
  providers: [
    ...resolvers,
    ...workbench,
    CorrectableKeys,
    Remarking,
    RemarkingResolver,
    MarkHistoryFieldsResolver,
    MarkHistoryQueries,
    ReportHiding,
    ReportHidingResolver,
    CountLateAnswer,
    GiveMark,
    MarkAnswer,
    MarkFirst,
    MarkSubmitted,
    PreviewMarks,
    ScoreAttempt,
    WithdrawResult,
    DeleteResult,
    ResultQueries,
    ResultRecords,
    Results,
    GradingDemo,
  ],
  exports: [DeleteResult, ReportHiding, Results],
})
export class GradingModule {}
