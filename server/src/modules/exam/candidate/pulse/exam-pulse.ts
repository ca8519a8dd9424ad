import type { ExamState } from '../../attempt';
import type { ExamMessage } from '../messages/unread-message';

export interface ExamPulse {
  serverNow: Date;
  state: ExamState;
  isLivePage: boolean;
  questionId: string | null;
  closesAt: Date | null;
  sittingEndsAt: Date | null;
  snapshotDue: string | null;
  durationSeconds: number;
  addedSeconds: number;
  isPaused: boolean;
  message: ExamMessage | null;
}
