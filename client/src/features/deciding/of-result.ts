/** Whose result it is that shows the decision. */
export interface OfResult {
  assessmentId: string;
  candidateId: string;
}
