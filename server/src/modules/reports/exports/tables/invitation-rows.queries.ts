import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GradeBand, ReportOptions } from '../../../assessments';
import type { Stage } from '../../../candidates';
import { usedSeconds } from '../../../exam';
import { heldBand } from '../../../grading';
import type { ResultStatus } from '../../../grading';
import type { ClosedInvitation } from '../words/names';

/** Where somebody stands in the decision; one of the first four that nobody named has no name. */
export interface DecidedStage {
  id: string;
  name: string | null;
}

/** One invitation with what came of it; without a result its figures are null. */
export interface InvitationExportRow {
  id: string;
  reference: string | null;
  name: string;
  email: string;
  phone: string | null;
  /** As the program gave it that invited. */
  externalId: string | null;
  assessmentTitle: string;
  jobRole: string;
  reportOptions: ReportOptions;
  /** As the lists show it: also what became of an invitation that opens no exam. */
  stage: Stage | ClosedInvitation;
  /** In which the exam is sat; null before, and where everybody sits in that of the assessment. */
  language: 'en' | 'ar' | null;
  invitedAt: Date;
  enrolledAt: Date | null;
  completedAt: Date | null;
  score: number | null;
  totalScore: number | null;
  percentage: number | null;
  status: ResultStatus | null;
  isDisqualified: boolean | null;
  /** Name of the band; null also under review. */
  grade: string | null;
  usedSeconds: number | null;
  feedback: string | null;
  decision: DecidedStage | null;
  tags: string[];
}

type FoundRow = Omit<InvitationExportRow, 'grade'> & { gradeBands: GradeBand[] | null };

/** $2: now. Nobody can begin after the end of the assessment either. */
const shownStage = `case when i.cancelled_at is not null then 'Cancelled' when i.revoked_at is not null then 'Revoked'
    when i.stage = 'Invited' and (i.expired_at is not null
      or least(i.expires_at, (s.configuration ->> 'closesAt')::timestamptz) <= $2) then 'Expired'
    else i.stage::text end`;

const decisionName = `(select listed ->> 'name' from jsonb_array_elements(coalesce(own.stages, shared.stages)) stages (listed)
      where listed ->> 'id' = i.decision_stage)`;

const rows = `
  select i.id, rtrim(c.first_name || ' ' || c.last_name) as name, c.email, c.phone,
    i.external_id as "externalId", s.title as "assessmentTitle",
    s.job_role as "jobRole", s.report_options as "reportOptions", ${shownStage} as stage, i.invited_at as "invitedAt",
    i.enrolled_at as "enrolledAt", i.completed_at as "completedAt", upper(left(r.attempt_id::text, 8)) as reference,
    case when coalesce(t.settings #>> '{configuration,languages}', 'OWN') <> 'OWN' then t.language end as language,
    r.score::float8 as score, r.total_score::float8 as "totalScore", r.percentage, r.status,
    r.is_disqualified as "isDisqualified", t.settings -> 'gradeBands' as "gradeBands",
    (select round(sum(${usedSeconds}))::int from answers a join attempt_questions q on q.id = a.question_id
      where a.attempt_id = t.id)
      as "usedSeconds", r.overall_feedback as feedback, i.tags,
    case when i.decision_stage is not null then jsonb_build_object('id', i.decision_stage, 'name', ${decisionName}) end as decision
  from unnest($1::uuid[]) with ordinality as wanted (id, place)
    join invitations i on i.id = wanted.id join candidates c on c.id = i.candidate_id
    join assessments s on s.id = i.assessment_id
    left join decision_stage_lists own on own.assessment_id = s.id
    left join decision_stage_lists shared on shared.owner_id = s.owner_id
    left join attempts t on t.invitation_id = i.id left join results r on r.attempt_id = t.id
  order by wanted.place`;

@Injectable()
export class InvitationRows {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order asked for. The caller knows that the reader may see them. */
  async of(invitationIds: readonly string[], now: Date): Promise<InvitationExportRow[]> {
    const found = await this.dataSource.query<FoundRow[]>(rows, [invitationIds, now]);
    return found.map(({ gradeBands, ...row }) => ({ ...row, grade: gradeOf({ ...row, gradeBands }) }));
  }

  /** Everybody invited, by name. The caller knows that the reader may see the assessment. */
  async idsOf(assessmentId: string): Promise<string[]> {
    const text = `select i.id from invitations i join candidates c on c.id = i.candidate_id
      where i.assessment_id = $1 order by c.folded_name, i.id`;
    const found = await this.dataSource.query<{ id: string }[]>(text, [assessmentId]);
    return found.map(({ id }) => id);
  }
}

function gradeOf({ gradeBands, percentage, status }: Pick<FoundRow, 'gradeBands' | 'percentage' | 'status'>) {
  if (gradeBands === null || percentage === null || status === null) return null;
  return heldBand({ gradeBands, percentage, status })?.name ?? null;
}
