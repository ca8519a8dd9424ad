import type { AllCandidates_InvitationFragment } from './all-candidates-generated';

export type CandidateListRow = AllCandidates_InvitationFragment;

export interface CandidatePaths {
  report: (row: CandidateListRow) => string;
  result: (row: CandidateListRow) => string;
  assessment: (row: CandidateListRow) => string;
}
