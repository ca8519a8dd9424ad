import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import type { PaperContent, QuestionContent } from '../question-content';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';
import { readRubric } from '../rubric';

const WORD_LIMIT = { min: 1, max: 5_000 };

/** A free text that a person marks; the rubric tells that person what to look for. */
export class OpenEnded implements QuestionKind {
  readonly type = QuestionType.OPEN_ENDED;

  read(draft: KeyDraft, problems: FieldProblems): KeyedContent {
    const { wordLimit } = draft;
    const content = wordLimit == null ? {} : { wordLimit: problems.number('wordLimit', wordLimit, WORD_LIMIT) };
    return { content, answerKey: readRubric(draft, problems) };
  }

  toPaper({ wordLimit }: QuestionContent): PaperContent {
    return { ...withoutContent(), ...(wordLimit && { wordLimit }) };
  }
}
