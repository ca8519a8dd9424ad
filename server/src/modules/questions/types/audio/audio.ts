import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';
import { readRecordSeconds, shownRecordSeconds } from '../recording';
import { readRubric } from '../rubric';

/** A spoken answer; a person marks it. */
export class AudioRecording implements QuestionKind {
  readonly type = QuestionType.AUDIO;
  readonly toPaper = shownRecordSeconds;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    return { content: readRecordSeconds(draft, problems), answerKey: readRubric(draft, problems) };
  }
}
