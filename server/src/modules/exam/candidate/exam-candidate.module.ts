import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { IdentityModule } from '../../identity';
import { AccommodationModule } from '../accommodation';
import { AnswersModule } from '../answers';
import { AttemptModule } from '../attempt';
import { ProctoringModule } from '../proctoring';
import { ChangeAttempt } from './change-attempt';
import { ExamSittingFieldsResolver } from './exam-sitting.fields.resolver';
import { ExamResolver } from './exam.resolver';
import { AttemptMessage } from './messages/attempt-message.entity';
import { ExamMessagesResolver } from './messages/messages.resolver';
import { ReadMessage } from './messages/read-message';
import { ListenForNudges } from './nudges/listen-for-nudges';
import { NudgesController } from './nudges/nudges.controller';
import { PreviewPaper } from './preview/preview-paper';
import { PreviewPaperResolver } from './preview/preview-paper.resolver';
import { PulseExam } from './pulse/pulse-exam';
import { ShowExamEntry } from './show-exam-entry';
import { OpenExamLink } from './open-exam-link';
import { SitExam } from './sit-exam.service';
import { BeginAttempt } from './start/begin-attempt';
import { StartAttempt } from './start/start-attempt';
import { HandIn } from './step/hand-in';
import { StepOn } from './step/step-on';

@Module({
  imports: [
    AssessmentsModule,
    IdentityModule,
    AttemptModule,
    AccommodationModule,
    AnswersModule,
    ProctoringModule,
    TypeOrmModule.forFeature([AttemptMessage]),
  ],
  controllers: [NudgesController],
  providers: [
    BeginAttempt,
    ChangeAttempt,
    ExamMessagesResolver,
    ExamResolver,
    ExamSittingFieldsResolver,
    HandIn,
    OpenExamLink,
    ListenForNudges,
    PreviewPaper,
    PreviewPaperResolver,
    PulseExam,
    ReadMessage,
    ShowExamEntry,
    SitExam,
    StartAttempt,
    StepOn,
  ],
  exports: [PreviewPaper],
})
export class ExamCandidateModule {}
