export { CandidatesBulkBar } from './all/bulk-bar';
export { CandidatesTable } from './all/candidates-table';
export type { CandidateListRow, CandidatePaths } from './all/candidate-list-row';
export {
  candidateList,
  CANDIDATE_COLUMNS,
  filterInput,
  isFiltered,
  readCandidatesOrder,
  readColumns,
  readRows,
  readShown,
  viewOf,
  withColumns,
  withRows,
} from './all/candidates.search';
export { CandidatesToolbar } from './all/candidates-toolbar';
export { ColumnsMenu } from './all/columns-menu';
export { ViewsMenu } from './all/views-menu';
export { readMonth, spanOf, weeksOf } from './calendar/month';
export { WindowsCalendar } from './calendar/windows-calendar';
export { InviteDrawer } from './invite/invite-drawer';
export { PublicLinkButton } from './public-link/public-link-button';
export { LifeBar } from './life/life-bar';
export { LifeDialog, type LifeQuestion } from './life/life-dialog';
export { useLifeAsk, type LifeWish } from './life/use-life-ask';
export { FunnelBar } from './list/funnel-bar';
export { INVITATION_COLUMNS, InvitationTable, type InvitationColumn, type Sorting } from './list/invitation-table';
export { StageFilter, stagesOf } from './list/stage-filter';
export { AdminFeedback } from './report/admin-feedback';
export { DeleteResultsDialog, type DoomedResult } from './report/delete-results-dialog';
export { ReportResult } from './report/report-result';
export { ResultCards } from './report/result-cards';
export { SkillBars } from './report/skill-bars';
