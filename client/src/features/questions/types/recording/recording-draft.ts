import type { RubricDraft } from '../rubric/rubric';

export interface RecordingDraft extends RubricDraft {
  /** As typed. */
  readonly recordSeconds: string;
}
