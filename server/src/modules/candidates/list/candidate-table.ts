export const candidateFields = ['FIRST_NAME', 'LAST_NAME', 'NAME', 'EMAIL', 'PHONE', 'LANGUAGE'] as const;
export type CandidateField = (typeof candidateFields)[number];

/** One non-blank line of a list, as it was cut into cells; `line` counts from 1 as an editor or Excel shows it. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** What a line says about a candidate, not yet judged. */
export interface CandidateDraft {
  line: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** As it is written. */
  language?: string | null | undefined;
}

export interface CandidateList {
  drafts: CandidateDraft[];
  recognisedColumns: CandidateField[];
  hasHeader: boolean;
}
