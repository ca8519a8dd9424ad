import { ResultVisibility } from './vocabulary';

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
});

export const defaultReportOptions = (): ReportOptions => ({
  showCandidateInformation: true,
  showQuestions: true,
  showCorrectAnswers: false,
});
