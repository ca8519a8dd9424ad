import type { EntityManager } from 'typeorm';
import type { AnswerKey, MarkableQuestion, QuestionContent } from '@mizan/question-model';
import { otherLanguage } from '../../exam';
import type { AnswerValue } from '../../exam';
import type { QuestionType } from '../../questions';
import type { Mark } from './mark.entity';

/** A question of the frozen paper with what counts of its answer. */
export interface AnsweredQuestion {
  id: string;
  type: QuestionType;
  content: QuestionContent;
  answerKey: AnswerKey;
  /** Numeric text. */
  score: string;
  isAdditional: boolean;
  value: AnswerValue | null;
  other: MarkableQuestion['other'];
  /** What stands there already. */
  mark: StandingMark | null;
}

/** Scores in points. */
type StandingMark = Pick<Mark, 'score' | 'maxScore' | 'origin' | 'revision'>;

/** Of a question `q` of the attempt `t` with its answer `a`. */
export const questionAndAnswer = `q.id, q.type, q.content, q.answer_key as "answerKey", q.score::text as score,
    q.is_additional as "isAdditional", a.value, ${otherLanguage} as other`;

const answeredQuestions = `
  select ${questionAndAnswer},
    case when m.question_id is not null then json_build_object('score', m.score, 'maxScore', m.max_score, 'origin', m.origin,
      'revision', m.revision) end as mark
  from attempt_questions q join attempts t on t.id = q.attempt_id left join answers a on a.question_id = q.id
    left join marks m on m.question_id = q.id
  where q.attempt_id = $1 order by q.position`;

export function answeredQuestionsOf(attemptId: string, manager: EntityManager): Promise<AnsweredQuestion[]> {
  return manager.query<AnsweredQuestion[]>(answeredQuestions, [attemptId]);
}

/** Attempts that were handed in before this moment and have no result. */
export async function unmarkedAttempts(before: Date, manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select t.id from attempts t
     where t.state = 'submitted' and t.submitted_at < $1 and not exists (select from results r where r.attempt_id = t.id)`,
    [before],
  );
  return rows.map(({ id }) => id);
}
