import type { EntityManager } from 'typeorm';
import type { AnswerKey, MarkableQuestion, QuestionContent } from '@mizan/question-model';
import type { GradeBand } from '../../assessments';
import { otherLanguage, standingCorrections } from '../../exam';
import type { AnswerValue } from '../../exam';
import type { QuestionType } from '../../questions';
import type { MarkOrigin, ResultStatus } from '../score';

/** A question of a paper, with the key that holds in the assessment now. */
export interface UnmarkedQuestion {
  id: string;
  attemptId: string;
  questionId: string;
  type: QuestionType;
  content: QuestionContent;
  answerKey: AnswerKey;
  /** As it was corrected for the assessment, or else as in the bank; null when it is gone from there or has another type now. */
  newestKey: AnswerKey | null;
  isKeyChanged: boolean;
}

/** The same of a paper that was sat, with its mark. */
export interface SatQuestion extends UnmarkedQuestion {
  text: string;
  textHtml: string | null;
  isAdditional: boolean;
  isSetAside: boolean;
  value: AnswerValue | null;
  other?: MarkableQuestion['other'];
  score: number | null;
  maxScore: number;
  origin: MarkOrigin;
}

export interface SatAttempt {
  attemptId: string;
  candidateId: string;
  candidateName: string;
  score: number;
  totalScore: number;
  percentage: number;
  status: ResultStatus;
  passMark: number;
  gradeBands: GradeBand[];
}

export interface SatPapers {
  questions: SatQuestion[];
  attempts: SatAttempt[];
  /** How many results are left out because their answers are no longer kept. */
  forgotten: number;
}

const newestKey = `coalesce(q.answer_key || c.parts, n.answer_key)`;

const keyed = `q.id, q.attempt_id as "attemptId", q.question_id as "questionId", q.type, q.content, q.answer_key as "answerKey",
    ${newestKey} as "newestKey", coalesce(${newestKey} <> q.answer_key, false) as "isKeyChanged"`;

const newest = `left join (${standingCorrections('$1')}) c on c.question_id = q.question_id
    left join questions n on n.id = q.question_id and n.type = q.type`;

const questions = `
  select ${keyed}, q.text, q.text_html as "textHtml", q.is_additional as "isAdditional", q.is_set_aside as "isSetAside", a.value, ${otherLanguage} as other, (m.score * 100)::int as score, (m.max_score * 100)::int as "maxScore", m.origin
  from results r join attempts t on t.id = r.attempt_id and (t.answers_forgotten_at is null or $2)
    join attempt_questions q on q.attempt_id = r.attempt_id join marks m on m.question_id = q.id
    left join answers a on a.question_id = q.id ${newest}
  where r.assessment_id = $1 order by t.submitted_at, r.attempt_id, q.position`;

const unmarked = `
  select ${keyed} from attempts t join attempt_questions q on q.attempt_id = t.id ${newest}
  where t.assessment_id = $1 and t.id = any($2) and not exists (select from results r where r.attempt_id = t.id)`;

const attempts = `
  select r.attempt_id as "attemptId", r.candidate_id as "candidateId", rtrim(c.first_name || ' ' || c.last_name) as "candidateName",
    (r.score * 100)::int as score, (r.total_score * 100)::int as "totalScore", r.percentage, r.status,
    (t.settings #>> '{configuration,passMark}')::int as "passMark", t.settings -> 'gradeBands' as "gradeBands"
  from results r join attempts t on t.id = r.attempt_id join candidates c on c.id = r.candidate_id
  where r.assessment_id = $1 and (t.answers_forgotten_at is null or $2) order by r.attempt_id`;

const forgotten = `
  select count(*)::int as count from results r join attempts t on t.id = r.attempt_id
  where r.assessment_id = $1 and t.answers_forgotten_at is not null and not $2`;

/**
 * Who may see the assessment has been decided. Points are hundredths. Papers whose answers are no longer kept cannot be marked
 * again, but what counts of their marks may change: `isWithForgotten`.
 */
export async function satPapers(
  assessmentId: string,
  manager: EntityManager,
  isWithForgotten = false,
): Promise<SatPapers> {
  const values = [assessmentId, isWithForgotten];
  const [marked, sat, [lost]] = [
    await manager.query<SatQuestion[]>(questions, values),
    await manager.query<SatAttempt[]>(attempts, values),
    await manager.query<{ count: number }[]>(forgotten, values),
  ];
  return { questions: marked, attempts: sat, forgotten: lost?.count ?? 0 };
}

/** Of those of these attempts that are still being sat, or were handed in and are not marked yet. */
export function unmarkedQuestions(
  assessmentId: string,
  attemptIds: readonly string[],
  manager: EntityManager,
): Promise<UnmarkedQuestion[]> {
  return manager.query<UnmarkedQuestion[]>(unmarked, [assessmentId, attemptIds]);
}
