import type { GradeBand } from '../../assessments';
import type { CandidateContact, Stage } from '../../candidates';
import type { CandidateResultRow } from './candidate-report.queries';

export interface ReportedResult extends CandidateResultRow {
  band: GradeBand | null;
}

/** One candidate, with how many results there are. */
export interface CandidateReportHead {
  candidate: CandidateContact;
  /** How far the newest invitation has come. */
  status: Stage;
  completedAssessments: number;
}

/** With every result, newest first: what the PDF is made of. */
export interface CandidateReport extends CandidateReportHead {
  results: ReportedResult[];
}
