import { randomUUID } from 'node:crypto';
import { FieldProblems, kindOf } from '..';
import type { KeyDraft, KeyedContent } from '..';
import type { QuestionContent } from '../content';
import type { QuestionType } from '../vocabulary/question-type';

interface ReadDraft extends KeyedContent {
  /** Path and rule of each. */
  problems: string[];
}

/** Content and key of a draft, and what is wrong with it. */
export function readDraft(type: QuestionType, draft: KeyDraft, before?: QuestionContent): ReadDraft {
  const problems = new FieldProblems();
  const { content, answerKey } = kindOf(type).read(draft, { problems, before, newId: randomUUID });
  return { content, answerKey, problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}
