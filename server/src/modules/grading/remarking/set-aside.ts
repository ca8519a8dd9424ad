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
  update attempt_questions q set is_additional = $3, is_set_aside = $3 from attempts t
  where t.id = q.attempt_id and t.assessment_id = $1 and q.question_id = any($2::uuid[])
    and case when $3 then not q.is_additional else q.is_set_aside end`;

/** On every paper of the assessment that is there. The caller holds its attempts. */
export async function placeAside(manager: EntityManager, assessmentId: string, { out, back }: Aside): Promise<void> {
  await manager.query(placeQuestions, [assessmentId, [...out], true]);
  await manager.query(placeQuestions, [assessmentId, [...back], false]);
}

/** What is read for a paper that is being frozen is read `for key share`, so this waits for whoever begins, and nobody else begins meanwhile. */
const waitForBeginnings = 'lock table set_aside_questions in exclusive mode';

/** For papers that are yet to be frozen, and on those that were frozen since the others were placed. Last of its transaction. */
export async function noteAside(
  manager: EntityManager,
  { assessmentId, ...noted }: Omit<SetAsideQuestion, 'questionId'>,
  { out, back }: Aside,
): Promise<void> {
  await manager.query(waitForBeginnings);
  await placeAside(manager, assessmentId, { out, back });
  for (const questionId of back) await manager.delete(SetAsideQuestion, { assessmentId, questionId });
  const rows = [...out].map((questionId) => ({ assessmentId, questionId, ...noted }));
  await manager.upsert(SetAsideQuestion, rows, ['assessmentId', 'questionId']);
}
