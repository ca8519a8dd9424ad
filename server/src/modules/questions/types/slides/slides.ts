import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';
import { readRubric } from '../rubric';

/** Slides (.ppt, .pptx) to hand in; a person marks them. */
export class SlidesFile implements QuestionKind {
  readonly type = QuestionType.SLIDES;
  readonly toPaper = withoutContent;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    return { content: {}, answerKey: readRubric(draft, problems) };
  }
}
