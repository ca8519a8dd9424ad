export { AssessmentTable } from './list/assessment-table';
export { AssessmentToolbar } from './list/assessment-toolbar';
export { readListSearch, withSort } from './list/assessment-list.search';
export { useAssessmentChanges } from './list/use-assessment-changes';
export { SaveTemplateDialog } from './templates/save-template-dialog';
export { TemplatesDrawer } from './templates/templates-drawer';
export { RoleDetailsStep } from './role-details/role-details-step';
export {
  canRoleBeSaved,
  roleDetailsInput,
  roleDetailsOf,
  type RoleDetailsDraft,
} from './role-details/role-details.schema';
export { ConfigurationTab } from './configuration/configuration-tab';
export {
  configurationInput,
  configurationOf,
  isConfigurationValid,
  type ConfigurationDraft,
} from './configuration/configuration.schema';
export { ProctoringTab } from './proctoring/proctoring-tab';
export { isProctoringValid, proctoringInput, proctoringOf, type ProctoringDraft } from './proctoring/proctoring.schema';
export { IntegrationTab } from './integration/integration-tab';
export {
  integrationInput,
  integrationOf,
  isIntegrationValid,
  type IntegrationDraft,
} from './integration/integration.schema';
export { AssessmentLanguages } from './languages/assessment-languages';
export { WelcomeVideoPart } from './welcome-video/welcome-video';
export { FinalizeStep, isFinalizeTab, type FinalizeTab } from './finalize-step';
export { GradingTab } from './grading-tab';
export { bandsFromRanges, bandsToRanges, type Band, type BandRange } from './grading/grade-bands';
export { PoolsSection } from './pools/pools-section';
export {
  drawnCount,
  poolsInput,
  poolsOf,
  unfinishedPool,
  withShortage,
  withStored,
  wouldRemove,
  type PoolDraft,
} from './pools/pools';
export type { ReportOptions } from './report/report-options';
export { rememberRole, usualRoleDetails } from './role-details/last-role';
