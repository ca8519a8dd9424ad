import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';
import { readRubric } from '../rubric';

/** An Excel workbook (.xlsx) to hand in; a person marks it. */
export class Xlcx implements QuestionKind {
  readonly type = QuestionType.XLCX;
  readonly toPaper = withoutContent;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    return { content: {}, answerKey: readRubric(draft, problems) };
  }
}
