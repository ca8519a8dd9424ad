import { CandidateCountsFieldsResolver } from './candidate-counts.fields.resolver';
import { CandidateCountsLoader } from './candidate-counts.loader';
import { CandidateReportQueries } from './candidate-report.queries';
import { CandidateReports } from './candidate-reports.service';
import { CandidatesQueries } from './candidates.queries';
import { CandidatesResolver } from './candidates.resolver';
import { SavedViewsResolver } from './saved-views.resolver';
import { SavedViews } from './saved-views.service';
import { SkillProfileFieldsResolver } from './skill-profile.fields.resolver';
import { SkillProfileQueries } from './skill-profile.queries';

export { CandidateReportQueries } from './candidate-report.queries';
export type { CandidateRow } from './candidate-report.queries';
export { CandidateReports } from './candidate-reports.service';
export { CandidateRows, CandidateSort } from './candidates.args';
export type { CandidateFilter, CandidatesArgs } from './candidates.args';
export { CandidatesQueries } from './candidates.queries';
export { SavedView } from './saved-view.entity';

/** The list of everybody, and one candidate's report. */
export const candidateScreens = [
  CandidateCountsFieldsResolver,
  CandidateCountsLoader,
  CandidatesQueries,
  CandidatesResolver,
  CandidateReportQueries,
  CandidateReports,
  SkillProfileFieldsResolver,
  SkillProfileQueries,
  SavedViews,
  SavedViewsResolver,
];
