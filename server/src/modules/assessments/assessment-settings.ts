import { FeedbackDelivery, LanguageOffer, ResultVisibility } from './vocabulary';

/** Stored as JSON and frozen into attempts; moments are ISO strings in UTC. */
export interface AssessmentConfiguration {
  /** Percentage from which a result is passed. */
  passMark: number;
  opensAt: string | null;
  closesAt: string | null;
  showProgress: boolean;
  shuffleQuestions: boolean;
  shuffleChoices: boolean;
  resultVisibility: ResultVisibility;
  /** Absent in what was stored before there was a choice: nothing is delivered then. */
  feedbackDelivery?: FeedbackDelivery;
  /** Whether candidates may return to earlier questions. */
  allowBack: boolean;
  /** What invitations offer as extra time when nothing else is said; 50 gives half as much time again. */
  extraTimePercent: number;
  /** Null, or absent in what was stored before there was a choice: as this installation is set up. */
  reminders?: ReminderRule | null;
  /** Absent in what was stored before there was a choice: the assessment's own. */
  languages?: LanguageOffer;
}

/** When candidates are reminded who have not begun. */
export interface ReminderRule {
  /** So long after the mail; null for never. */
  afterDays: number | null;
  /** So long before the last moment to begin; two at most, the farther first. */
  daysBefore: number[];
}

export interface ReportOptions {
  showCandidateInformation: boolean;
  showQuestions: boolean;
  showCorrectAnswers: boolean;
}

export const defaultConfiguration = (): AssessmentConfiguration => ({
  passMark: 50,
  opensAt: null,
  closesAt: null,
  showProgress: true,
  shuffleQuestions: false,
  shuffleChoices: false,
  resultVisibility: ResultVisibility.NONE,
  feedbackDelivery: FeedbackDelivery.NONE,
  allowBack: false,
  extraTimePercent: 0,
  reminders: null,
  languages: LanguageOffer.OWN,
});

export const defaultReportOptions = (): ReportOptions => ({
  showCandidateInformation: true,
  showQuestions: true,
  showCorrectAnswers: false,
});
