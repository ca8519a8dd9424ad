import type { ShownFigures } from '../result';
import type { PlacedQuestion } from './plan-remarking';

export interface RemarkedResult {
  attemptId: string;
  candidateId: string;
  candidateName: string;
  before: ShownFigures;
  after: ShownFigures;
}

export interface RemarkingPreview {
  token: string;
  questions: PlacedQuestion[];
  changes: RemarkedResult[];
  unchanged: number;
  forgotten: number;
}
