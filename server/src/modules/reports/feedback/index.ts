export { feedbackContent, ownResultWording } from './feedback-content';
export { FeedbackModule } from './feedback.module';
