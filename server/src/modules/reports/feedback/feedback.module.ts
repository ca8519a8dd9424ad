import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { CandidatesModule } from '../../candidates';
import { ExamModule } from '../../exam';
import { ExamOutcomeQueries } from './exam-outcome.queries';
import { ExamOutcomeResolver } from './exam-outcome.resolver';
import { FeedbackMail } from './feedback.mail';
import { FeedbackQueries } from './feedback.queries';
import { FeedbackResolver } from './feedback.resolver';
import { GiveFeedback } from './give-feedback';
import { ShowExamOutcome } from './show-exam-outcome';
import { TaskFeedbackFieldsResolver } from './task-feedback.fields.resolver';

@Module({
  imports: [AssessmentsModule, CandidatesModule, ExamModule],
  providers: [
    ExamOutcomeQueries,
    ExamOutcomeResolver,
    FeedbackMail,
    FeedbackQueries,
    FeedbackResolver,
    GiveFeedback,
    ShowExamOutcome,
    TaskFeedbackFieldsResolver,
  ],
})
export class FeedbackModule {}
