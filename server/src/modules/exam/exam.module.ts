import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../assessments';
import { CandidatesModule } from '../candidates';
import { IdentityModule } from '../identity';
import { Answer } from './answer.entity';
import { AttemptProgressQueries } from './attempt-progress.queries';
import { AttemptProgressResolver } from './attempt-progress.resolver';
import { AttemptRecords } from './attempt-records';
import { AttemptQuestion } from './attempt-question.entity';
import { Attempt } from './attempt.entity';
import { ChangeAttempt } from './change-attempt';
import { CheckAttempts } from './check-attempts';
import { AttemptMessage } from './control/attempt-message.entity';
import { ControlAttempt } from './control/control-attempt';
import { ControlResolver } from './control/control.resolver';
import { MailReopening } from './control/mail-reopening';
import { MessageCandidate } from './control/message-candidate';
import { ExamMessagesResolver } from './control/messages.resolver';
import { ReadMessage } from './control/read-message';
import { ReopeningMail } from './control/reopening.mail';
import { SetExtraTime } from './control/set-extra-time';
import { StaffActions } from './control/staff-actions';
import { StaffControl } from './control/staff-control';
import { WatchDemoExam } from './demo/watch-demo-exam';
import { SitDemoExam } from './demo/sit-demo-exam';
import { ExamDemo } from './exam.demo';
import { ExamResolver } from './exam.resolver';
import { AnswerFile } from './files/answer-file.entity';
import { AnswerFilesQueries } from './files/answer-files.queries';
import { AnswerFilesResolver } from './files/answer-files.resolver';
import { ExamFileLinks } from './files/exam-file-links';
import { ExamFileUse } from './files/exam-file-use';
import { ExamFilesController } from './files/exam-files.controller';
import { HandInFile } from './files/hand-in-file';
import { OpenedQuestions } from './files/opened-questions';
import { RecordAnswer } from './files/record-answer';
import { RescueRecordings } from './files/rescue-recordings';
import { InvitationProgressFieldsResolver } from './invitation-progress.fields.resolver';
import { LiveProgress } from './live-progress';
import { MakeMoves } from './make-moves';
import { MonitorQueries } from './monitor/monitor.queries';
import { MonitorResolver } from './monitor/monitor.resolver';
import { WatchMonitor } from './monitor/watch-monitor';
import { NotifySubmission } from './notify-submission';
import { PapersHoldQuestions } from './papers-hold-questions';
import { PreviewPaper } from './preview/preview-paper';
import { PreviewPaperResolver } from './preview/preview-paper.resolver';
import { KeepSignals } from './proctoring/keep-signals';
import { OwnProctoringResolver } from './proctoring/own-proctoring.resolver';
import { OwnRecord } from './proctoring/own-record';
import { ProctorEvent } from './proctoring/proctor-event.entity';
import { ProctorSignal } from './proctoring/proctor-signal.entity';
import { AskForSnapshots } from './proctoring/ask-for-snapshots';
import { DrawMoments } from './proctoring/draw-moments';
import { IncidentCounts } from './proctoring/incident-counts';
import { ReviewEvent } from './proctoring/review-event';
import { ShowTimeline } from './proctoring/show-timeline';
import { TimelineQueries } from './proctoring/timeline.queries';
import { TimelineResolver } from './proctoring/timeline.resolver';
import { ForgetProctoring } from './proctoring/forget-proctoring';
import { ForgiveWarnings } from './proctoring/forgive-warnings';
import { ProctorSnapshot } from './proctoring/proctor-snapshot.entity';
import { ReportSignals } from './proctoring/report-signals';
import { ShowSnapshot } from './proctoring/show-snapshot';
import { SnapshotUse } from './proctoring/snapshot-use';
import { SnapshotsController } from './proctoring/snapshots.controller';
import { TakeSnapshot } from './proctoring/take-snapshot';
import { PulseExam } from './pulse-exam';
import { AnswersFile } from './offline-answers/answers-file.entity';
import { OfflineAnswersResolver } from './offline-answers/offline-answers.resolver';
import { TakeAnswersFile } from './offline-answers/take-answers-file';
import { CheckReceipt } from './receipts/check-receipt';
import { IssueReceipts } from './receipts/issue-receipts';
import { ReceiptsResolver } from './receipts/receipts.resolver';
import { ShowReceipts } from './receipts/show-receipts';
import { SaveAnswer } from './save-answer';
import { SaveAnswerQueries } from './save-answer.queries';
import { ShowExamEntry } from './show-exam-entry';
import { SitExam } from './sit-exam.service';
import { StartAttempt } from './start-attempt';
import { SubmissionMail } from './submission.mail';
import { SubmissionWithdrawals } from './submission-withdrawals';
import { ExplainTime } from './time-ledger/explain-time';
import { TimeLedgerEntry } from './time-ledger/time-ledger-entry.entity';
import { TimeLedgerResolver } from './time-ledger/time-ledger.resolver';
import { WatchProgress } from './watch-progress';

const candidateSide = [ExamResolver, ShowExamEntry, StartAttempt, SitExam, SaveAnswer, SaveAnswerQueries, PulseExam];
const staffSide = [AttemptProgressResolver, InvitationProgressFieldsResolver, AttemptProgressQueries, WatchProgress];
const records = [AttemptRecords, NotifySubmission, PapersHoldQuestions, SubmissionMail];
const preview = [PreviewPaper, PreviewPaperResolver];
const engine = [ChangeAttempt, CheckAttempts, MakeMoves, LiveProgress, SubmissionWithdrawals];
const control = [
  ...[ControlAttempt, ControlResolver, MailReopening, ReopeningMail, StaffActions, StaffControl, SetExtraTime],
  ...[ExamMessagesResolver, MessageCandidate, ReadMessage],
];
const watching = [ExplainTime, MonitorQueries, MonitorResolver, TimeLedgerResolver, WatchMonitor];
const files = [
  ...[AnswerFilesQueries, AnswerFilesResolver, ExamFileLinks, ExamFileUse],
  ...[HandInFile, OpenedQuestions, RecordAnswer, RescueRecordings],
];
const proctoring = [
  ...[OwnProctoringResolver, OwnRecord, KeepSignals, ReportSignals, ForgetProctoring, ForgiveWarnings],
  ...[IncidentCounts, ReviewEvent, ShowTimeline, TimelineQueries, TimelineResolver],
  ...[AskForSnapshots, DrawMoments, ShowSnapshot, SnapshotUse, TakeSnapshot],
];
const receipts = [CheckReceipt, IssueReceipts, OfflineAnswersResolver, ReceiptsResolver, ShowReceipts, TakeAnswersFile];
const demo = [ExamDemo, SitDemoExam, WatchDemoExam];

@Module({
  imports: [
    AssessmentsModule,
    CandidatesModule,
    IdentityModule,
    TypeOrmModule.forFeature([
      Attempt,
      AnswersFile,
      AttemptMessage,
      AttemptQuestion,
      Answer,
      AnswerFile,
      ProctorEvent,
      ProctorSignal,
      ProctorSnapshot,
      TimeLedgerEntry,
    ]),
  ],
  controllers: [ExamFilesController, SnapshotsController],
  providers: [
    ...[...candidateSide, ...staffSide, ...preview, ...engine, ...control, ...watching],
    ...[...records, ...files, ...proctoring, ...receipts, ...demo],
  ],
  exports: [AnswerFilesQueries, ControlAttempt, IncidentCounts, ExamFileLinks, LiveProgress, PreviewPaper],
})
export class ExamModule {}
