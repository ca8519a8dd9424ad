import type { EntityManager } from 'typeorm';
import { SetAsideQuestion } from './set-aside-question.entity';

/** Which questions stop counting, and which count again. */
export interface Aside {
  out: ReadonlySet<string>;
  back: ReadonlySet<string>;
}

export const nothingAside: Aside = { out: new Set(), back: new Set() };

interface Placed {
  questionId: string;
  isAdditional: boolean;
  isSetAside: boolean;
}

/** Whether it would stand beside the score. What an author made additional stays so. */
export function isBeside({ questionId, isAdditional, isSetAside }: Placed, { out, back }: Aside): boolean {
  return isSetAside && back.has(questionId) ? false : isAdditional || out.has(questionId);
}

const placeQuestions = `
  update attempt_questions q set is_additional = $3, is_set_aside = $3
  where q.attempt_id = any($1::uuid[]) and q.question_id = any($2::uuid[])
    and case when $3 then not q.is_additional else q.is_set_aside end`;

/** On the papers of these attempts. The caller holds them. */
export async function placeAside(
  manager: EntityManager,
  attemptIds: readonly string[],
  { out, back }: Aside,
): Promise<void> {
  await manager.query(placeQuestions, [attemptIds, [...out], true]);
  await manager.query(placeQuestions, [attemptIds, [...back], false]);
}

/** For papers that are yet to be frozen. */
export async function noteAside(
  manager: EntityManager,
  { assessmentId, ...noted }: Omit<SetAsideQuestion, 'questionId'>,
  { out, back }: Aside,
): Promise<void> {
  for (const questionId of back) await manager.delete(SetAsideQuestion, { assessmentId, questionId });
  const rows = [...out].map((questionId) => ({ assessmentId, questionId, ...noted }));
  await manager.upsert(SetAsideQuestion, rows, ['assessmentId', 'questionId']);
}
