import { ExamOutcomeQueries } from './exam-outcome.queries';
import { ExamOutcomeResolver } from './exam-outcome.resolver';
import { FeedbackMail } from './feedback.mail';
import { FeedbackQueries } from './feedback.queries';
import { FeedbackResolver } from './feedback.resolver';
import { GiveFeedback } from './give-feedback';
import { ShowExamOutcome } from './show-exam-outcome';
import { TaskFeedbackFieldsResolver } from './task-feedback.fields.resolver';

/** What staff write about results, and what candidates see of their own. */
export const feedback = [
  FeedbackMail,
  FeedbackQueries,
  FeedbackResolver,
  GiveFeedback,
  TaskFeedbackFieldsResolver,
  ExamOutcomeQueries,
  ExamOutcomeResolver,
  ShowExamOutcome,
];
