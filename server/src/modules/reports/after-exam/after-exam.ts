import type { FeedbackDelivery } from '../../assessments';
import type { ClosedBy } from '../../exam';

/** What holds for a candidate once an exam is handed in: for the mail, the last page and the page behind the link. */
export interface AfterExam {
  submittedAt: Date;
  submittedBy: ClosedBy;
  questionCount: number;
  answeredCount: number;
  /** Answers that came after their question had closed: kept, not scored. */
  lateCount: number;
  /** Answers that only a person can mark. */
  personCount: number;
  /** Whether the result is shown at the exam link, once it is marked. */
  isResultShown: boolean;
  delivery: FeedbackDelivery;
  /** Who invited, or for which company; null when neither is known. */
  organiser: string | null;
  /** When what was recorded of the candidate is deleted; null where nothing was watched. */
  recordedUntil: Date | null;
  /** So long they may add a note to it. */
  notesUntil: Date | null;
  /** Null: until somebody deletes them. */
  answersUntil: Date | null;
  resultUntil: Date | null;
}
