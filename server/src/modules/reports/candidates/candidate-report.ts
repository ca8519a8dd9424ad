import type { GradeBand } from '../../assessments';
import type { CandidateContact, Stage } from '../../candidates';
import type { CandidateResultRow } from './candidate-report.queries';

export interface ReportedResult extends CandidateResultRow {
  band: GradeBand | null;
}

/** One candidate with every result, newest first: what the screen and the PDF are made of. */
export interface CandidateReport {
  candidate: CandidateContact;
  /** How far the newest invitation has come. */
  status: Stage;
  completedAssessments: number;
  results: ReportedResult[];
}
