import { toQuestionNode } from '../question.type';
import type { Question } from '../question.entity';
import type { ReadyQuestion } from './complete-question';
import { imageIdsOf } from './html-images';
import type { Note } from './interchange';
import type { ImportedQuestionNode, ImportProblemNode } from './interchange.type';

export function toProblemNode({ line, file, title, code, params }: Note): ImportProblemNode {
  const named = Object.entries(params).map(([name, value]) => ({ name, value: String(value) }));
  return { line, file: file ?? null, title, code, params: named };
}

export function toImportedNode({ line, file, title, lacks }: ReadyQuestion, question: Question): ImportedQuestionNode {
  return { line, file: file ?? null, title, lacks, question: toQuestionNode(question) };
}

export function mediaCountOf(ready: readonly ReadyQuestion[]): number {
  return ready.reduce((count, { draft }) => count + imageIdsOf(draft.textHtml).length, 0);
}
