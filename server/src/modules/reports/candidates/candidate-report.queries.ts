import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { ConnectionOf, PageArgs } from '../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../../platform/listing';
import type { GradeBand } from '../../assessments';
import type { Stage } from '../../candidates';
import { usedSeconds } from '../../exam';
import type { ResultStatus } from '../../grading';

export interface CandidateRow {
  id: string;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  phone: string | null;
  /** How far the newest invitation has come. */
  status: Stage;
}

export interface CandidateResultRow {
  attemptId: string;
  assessmentId: string;
  assessmentTitle: string;
  /** Null where there is none. */
  assessmentDescription: string | null;
  score: number;
  totalScore: number;
  percentage: number;
  status: ResultStatus;
  stage: Stage;
  /** In which the exam was sat. */
  language: 'en' | 'ar';
  isDisqualified: boolean;
  gradeBands: GradeBand[];
  /** In percent, as it held when the attempt started. */
  passMark: number;
  /** As the program gave it that invited. */
  externalId: string | null;
  submittedAt: Date;
  usedSeconds: number;
  allottedSeconds: number;
  /** Null where nobody wrote any. */
  overallFeedback: string | null;
  feedbackByName: string | null;
  feedbackAt: Date | null;
  isFeedbackShared: boolean;
}

const candidate = `
  select c.id, c.first_name as "firstName", c.last_name as "lastName", rtrim(c.first_name || ' ' || c.last_name) as name,
    c.email, c.phone,
    coalesce((select i.stage from invitations i where i.candidate_id = c.id order by i.invited_at desc, i.id limit 1),
      'Invited') as status
  from candidates c`;

const results = `
  select r.attempt_id as "attemptId", r.assessment_id as "assessmentId", t.settings ->> 'title' as "assessmentTitle",
    nullif(t.settings ->> 'description', '') as "assessmentDescription",
    r.score::float8 as score, r.total_score::float8 as "totalScore", r.percentage, r.status, i.stage, i.external_id as "externalId", t.language,
    r.is_disqualified as "isDisqualified", t.settings -> 'gradeBands' as "gradeBands",
    (t.settings #>> '{configuration,passMark}')::int as "passMark", t.submitted_at as "submittedAt",
    (select coalesce(round(sum(${usedSeconds})), 0)::int from answers a
      join attempt_questions q on q.id = a.question_id where a.attempt_id = t.id) as "usedSeconds",
    (select coalesce(sum(q.duration_seconds), 0)::int from attempt_questions q where q.attempt_id = t.id)
      as "allottedSeconds",
    nullif(r.overall_feedback, '') as "overallFeedback",
    u.name as "feedbackByName", r.feedback_at as "feedbackAt", r.is_feedback_shared as "isFeedbackShared"
  from results r join attempts t on t.id = r.attempt_id join invitations i on i.id = t.invitation_id
    left join users u on u.id = r.feedback_by`;

const ofCandidate = `${results} where r.candidate_id = $1 order by t.submitted_at desc, r.attempt_id desc`;
const byAttempt = `${results} where r.attempt_id = any($1::uuid[])`;

const listed = `(select r.attempt_id as id, r.candidate_id, t.submitted_at
  from results r join attempts t on t.id = r.attempt_id) results`;
const newestFirst = { key: 'submitted_at', type: 'timestamptz', isDescending: true } as const;

const ofOne = (candidateId: string) => new ListConditions().equals('candidate_id', candidateId);

@Injectable()
export class CandidateReportQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  /** Null also when they are there, but not for this viewer. */
  async candidate(viewer: Viewer, candidateId: string): Promise<CandidateRow | null> {
    if (!isUUID(candidateId)) return null;
    const { sql, params } = this.scope.sql(viewer, 'c.owner_id', 2);
    const text = `${candidate} where c.id = $1 and ${sql}`;
    const [found] = await this.dataSource.query<CandidateRow[]>(text, [candidateId, ...params]);
    return found ?? null;
  }

  /** Newest first. The caller knows that the viewer may see the candidate. */
  resultsOf(candidateId: string): Promise<CandidateResultRow[]> {
    return this.dataSource.query<CandidateResultRow[]>(ofCandidate, [candidateId]);
  }

  /** The same, page by page. */
  async pageOfResults(candidateId: string, args: PageArgs): Promise<ConnectionOf<CandidateResultRow>> {
    const page = await pageOfIds(this.dataSource, listed, ofOne(candidateId), newestFirst, args);
    const read = async (ids: string[]) => {
      const rows = await this.dataSource.query<CandidateResultRow[]>(byAttempt, [ids]);
      return rows.map((row) => ({ ...row, id: row.attemptId }));
    };
    return connectionOfIds(page, args.after, read);
  }

  async countResults(candidateId: string): Promise<number> {
    const text = 'select count(*)::int as count from results where candidate_id = $1';
    const [row] = await this.dataSource.query<{ count: number }[]>(text, [candidateId]);
    return row?.count ?? 0;
  }
}
