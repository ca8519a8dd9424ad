import type { FeedbackDelivery } from '../../assessments';

export interface ResultFeedback {
  attemptId: string;
  text: string | null;
  byName: string | null;
  at: Date | null;
  isShared: boolean;
  delivery: FeedbackDelivery;
}
