import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';
import { readRubric } from '../rubric';

/** A document (.doc, .docx, .pdf) to hand in; a person marks it. */
export class DocumentFile implements QuestionKind {
  readonly type = QuestionType.DOCUMENT;
  readonly toPaper = withoutContent;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    return { content: {}, answerKey: readRubric(draft, problems) };
  }
}
