import type { AssessmentTable_AssessmentFragment } from './assessment-table-generated';

export interface AssessmentActions {
  linkTo: (row: AssessmentTable_AssessmentFragment) => string;
  onOpen: (row: AssessmentTable_AssessmentFragment) => void;
  onInvite: (row: AssessmentTable_AssessmentFragment) => void;
  onMark: (row: AssessmentTable_AssessmentFragment) => void;
  onAnalytics: (row: AssessmentTable_AssessmentFragment) => void;
  onMonitor: (row: AssessmentTable_AssessmentFragment) => void;
  onSwitch: (row: AssessmentTable_AssessmentFragment) => void;
  onDuplicate: (row: AssessmentTable_AssessmentFragment) => void;
  /** Keeps it as a template. */
  onTemplate: (row: AssessmentTable_AssessmentFragment) => void;
  /** Into the archive, or out of it. */
  onArchive: (row: AssessmentTable_AssessmentFragment) => void;
}
