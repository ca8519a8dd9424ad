import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import type { PaperContent, QuestionContent } from '../question-content';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';
import { readRubric } from '../rubric';

/** Files of the kinds that the author allows; a person marks them. */
export class FileUpload implements QuestionKind {
  readonly type = QuestionType.FILE_UPLOAD;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    const fileKinds = [...new Set(draft.fileKinds)];
    if (fileKinds.length === 0) problems.add('fileKinds', 'required');
    return { content: { fileKinds }, answerKey: readRubric(draft, problems) };
  }

  toPaper({ fileKinds = [] }: QuestionContent): PaperContent {
    return { ...withoutContent(), fileKinds: [...fileKinds] };
  }
}
