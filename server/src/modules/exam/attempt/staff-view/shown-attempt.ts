import type { CandidateContact } from '../../../candidates';
import type { ContentLanguage } from '../../../questions';
import type { ExamState } from '../exam-state';
import type { ClosedBy } from '../attempt.machine';

export interface ShownAttempt {
  id: string;
  invitationId: string;
  assessmentId: string;
  candidate: CandidateContact;
  language: ContentLanguage;
  state: ExamState;
  position: number;
  questionCount: number;
  extraTimePercent: number;
  startedAt: Date;
  pausedAt: Date | null;
  resumesOnReturn: boolean;
  questionClosesAt: Date | null;
  expiresAt: Date;
  lastSeenAt: Date;
  submittedAt: Date | null;
  submittedBy: ClosedBy | null;
  answersForgottenAt: Date | null;
  serverNow: Date;
}
