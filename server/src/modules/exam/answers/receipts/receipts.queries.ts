import type { EntityManager } from 'typeorm';
import type { SqlFragment } from '../../../../platform/access';
import { usedSeconds } from '../../attempt';

/** Of a value as PostgreSQL writes it, which is one text for one value however it was sent. */
export const valueHash = (column: string) => `encode(sha256(convert_to(${column}::text, 'UTF8')), 'hex')`;

/** A question of the paper, with what is stored of its answer; revisions are 0 where nothing is. */
export interface AnswerOnRecord {
  position: number;
  questionId: string;
  revision: number;
  savedAt: Date | null;
  valueHash: string | null;
  lateRevision: number;
  lateSavedAt: Date | null;
  lateValueHash: string | null;
  /** A person let count what came late. */
  isLateCounted: boolean;
  /** Null while it was never closed or left. */
  usedSeconds: number | null;
}

/** As it came: what a person decides later changes no receipt, and no code of a whole sitting. */
const asItCame = (column: string) => ({
  inTime: `case when a.late_counted_at is null then a.${column} else a.late_${column} end`,
  late: `case when a.late_counted_at is null then a.late_${column} else a.${column} end`,
});
const value = asItCame('value');
const revision = asItCame('revision');
const savedAt = asItCame('saved_at');

const keptAnswers = `
  select q.position, q.id as "questionId", a.late_counted_at is not null as "isLateCounted",
    round(${usedSeconds})::int as "usedSeconds",
    coalesce(${revision.inTime}, 0) as revision, ${savedAt.inTime} as "savedAt", ${valueHash(`(${value.inTime})`)} as "valueHash",
    coalesce(${revision.late}, 0) as "lateRevision", ${savedAt.late} as "lateSavedAt", ${valueHash(`(${value.late})`)} as "lateValueHash"
  from attempt_questions q left join answers a on a.question_id = q.id
  where q.attempt_id = $1 order by q.position`;

export function keptAnswersOf(attemptId: string, manager: EntityManager): Promise<AnswerOnRecord[]> {
  return manager.query<AnswerOnRecord[]>(keptAnswers, [attemptId]);
}

export interface NamedSitting {
  attemptId: string;
  submittedAt: Date | null;
  questionCount: number;
  assessmentId: string;
  assessmentTitle: string;
  candidateId: string;
  candidateName: string;
}

const LEAST = '00-0000-0000-0000-000000000000';
const MOST = 'ff-ffff-ffff-ffff-ffffffffffff';

const sittingsBetween = (scope: SqlFragment) => `
  select t.id as "attemptId", t.submitted_at as "submittedAt", t.question_count as "questionCount",
    t.assessment_id as "assessmentId", t.settings ->> 'title' as "assessmentTitle",
    t.candidate_id as "candidateId", rtrim(c.first_name || ' ' || c.last_name) as "candidateName"
  from attempts t join candidates c on c.id = t.candidate_id
  where t.id between $1::uuid and $2::uuid and ${scope.sql} order by t.id`;

/** The sittings whose id begins with these six signs; by the primary key, and one as a rule. `scope` counts from $3. */
export function sittingsBeginning(prefix: string, scope: SqlFragment, manager: EntityManager): Promise<NamedSitting[]> {
  return manager.query<NamedSitting[]>(sittingsBetween(scope), [prefix + LEAST, prefix + MOST, ...scope.params]);
}
