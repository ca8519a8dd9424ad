import type { FieldProblems } from '../field-problems';
import type { PaperContent, QuestionContent } from './question-content';
import { withoutContent } from './question-kind';
import type { KeyDraft } from './question-kind';

const RECORD_SECONDS = { min: 5, max: 600 };

/** How long somebody may record. */
export function readRecordSeconds({ recordSeconds }: KeyDraft, problems: FieldProblems): QuestionContent {
  if (recordSeconds != null) return { recordSeconds: problems.number('recordSeconds', recordSeconds, RECORD_SECONDS) };
  problems.add('recordSeconds', 'required');
  return {};
}

export function shownRecordSeconds({ recordSeconds }: QuestionContent): PaperContent {
  return { ...withoutContent(), ...(recordSeconds && { recordSeconds }) };
}
