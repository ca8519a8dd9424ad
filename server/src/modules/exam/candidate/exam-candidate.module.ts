import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { AnswersModule } from '../answers';
import { AttemptModule } from '../attempt';
import { ProctoringModule } from '../proctoring';
import { ChangeAttempt } from './change-attempt';
import { ExamSittingFieldsResolver } from './exam-sitting.fields.resolver';
import { ExamResolver } from './exam.resolver';
import { AttemptMessage } from './messages/attempt-message.entity';
import { ExamMessagesResolver } from './messages/messages.resolver';
import { ReadMessage } from './messages/read-message';
import { PreviewPaper } from './preview/preview-paper';
import { PreviewPaperResolver } from './preview/preview-paper.resolver';
import { PulseExam } from './pulse/pulse-exam';
import { ShowExamEntry } from './show-exam-entry';
import { SitExam } from './sit-exam.service';
import { BeginAttempt } from './start/begin-attempt';
import { StartAttempt } from './start/start-attempt';
import { HandIn } from './step/hand-in';
import { StepOn } from './step/step-on';

@Module({
  imports: [
    AssessmentsModule,
    AttemptModule,
    AnswersModule,
    ProctoringModule,
    TypeOrmModule.forFeature([AttemptMessage]),
  ],
  providers: [
    BeginAttempt,
    ChangeAttempt,
    ExamMessagesResolver,
    ExamResolver,
    ExamSittingFieldsResolver,
    HandIn,
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
