export { CandidateNotFound } from './candidate-report.errors';
export { CandidateReportQueries } from './candidate-report.queries';
export type { CandidateRow } from './candidate-report.queries';
export { CandidateReports } from './candidate-reports.service';
export { CandidateFilter, CandidateRows, CandidateSort, CandidatesArgs } from './candidates.args';
export { CandidatesQueries } from './candidates.queries';
export { CandidateReportsModule } from './candidates.module';
export type { ReportedResult } from './candidate-report';
