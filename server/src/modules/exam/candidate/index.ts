export { createAttempt } from './create-attempt';
export { AttemptMessage } from './messages/attempt-message.entity';
export { PreviewPaper } from './preview/preview-paper';
export { ExamCandidateModule } from './exam-candidate.module';
