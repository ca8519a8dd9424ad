import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { CandidatesModule } from '../../candidates';
import { ExamModule } from '../../exam';
import { ExamResultQueries } from './exam-result.queries';
import { ExamResultResolver } from './exam-result.resolver';
import { FeedbackMail } from './feedback.mail';
import { FeedbackQueries } from './feedback.queries';
import { FeedbackResolver } from './feedback.resolver';
import { GiveFeedback } from './give-feedback';
import { ShowExamResult } from './show-exam-result';
import { TaskFeedbackFieldsResolver } from './task-feedback.fields.resolver';

@Module({
  imports: [AssessmentsModule, CandidatesModule, ExamModule],
  providers: [
    ExamResultQueries,
    ExamResultResolver,
    FeedbackMail,
    FeedbackQueries,
    FeedbackResolver,
    GiveFeedback,
    ShowExamResult,
    TaskFeedbackFieldsResolver,
  ],
})
export class FeedbackModule {}
