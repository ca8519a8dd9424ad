import type { AnswerValue } from '@mizan/question-model';
import type { EntityManager } from 'typeorm';
import type { AnswerSave, StoredAnswer } from '../save-answer.queries';

/** What found no place beside its answer, in words, so that whoever brought it can read it. */
export interface LeftOutAnswer {
  position: number;
  lines: string[];
}

interface NamedTexts {
  id: string;
  position: number;
  /** Of what can be chosen or matched, by id. */
  texts: Record<string, string>;
}

const namedTexts = `
  select q.id, q.position, coalesce((
    select jsonb_object_agg(named ->> 'id', named ->> 'text')
    from jsonb_array_elements(coalesce(q.content -> 'choices', '[]') || coalesce(q.content -> 'prompts', '[]')) named
  ), '{}') as texts
  from attempt_questions q where q.id = any($1::uuid[]) order by q.position`;

export async function leftOutOf(
  manager: EntityManager,
  saves: readonly AnswerSave[],
  rows: readonly StoredAnswer[],
): Promise<LeftOutAnswer[]> {
  const ids = rows.filter(({ isLeftOut }) => isLeftOut).map(({ questionId }) => questionId);
  const questions = await manager.query<NamedTexts[]>(namedTexts, [ids]);
  const valueOf = (id: string) => saves.find(({ questionId }) => questionId === id)?.value ?? '{}';
  return questions.map(({ id, position, texts }) => ({
    position,
    lines: linesOf(JSON.parse(valueOf(id)) as AnswerValue, texts),
  }));
}

/** Files stand at the result by themselves. */
function linesOf({ fileIds: _, ...value }: AnswerValue, texts: NamedTexts['texts']): string[] {
  const said = (part: unknown) => texts[String(part)] ?? String(part);
  const lineOf = (part: unknown) =>
    typeof part === 'object' && part !== null
      ? Object.values(part)
          .filter((each) => typeof each === 'string')
          .map(said)
          .join(': ')
      : said(part);
  return Object.values(value).flat().map(lineOf);
}
