import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CandidateNotFound } from '../reports.errors';

export interface CandidateBody {
  id: string;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  phone: string;
  status: string;
}

export interface AssessmentResultBody {
  assessmentId: string;
  assessmentTitle: string;
  assessmentDescription: string;
  score: number;
  totalScore: number;
  percentage: number;
  status: string;
  overallFeedback: string;
}

export interface CandidateReportBody {
  candidate: CandidateBody;
  assessmentResults: AssessmentResultBody[];
}

const candidate = `
  select c.id, c.first_name as "firstName", c.last_name as "lastName", c.first_name || ' ' || c.last_name as name,
    c.email, c.phone,
    coalesce((select i.stage from invitations i where i.candidate_id = c.id order by i.invited_at desc, i.id limit 1),
      'Invited') as status
  from candidates c`;

/** The two placeholders are the specification's; its pages hide what reads like them. */
const results = `
  select r.assessment_id as "assessmentId", t.settings ->> 'title' as "assessmentTitle",
    coalesce(nullif(t.settings ->> 'description', ''), 'description not found') as "assessmentDescription",
    r.score::float8 as score, r.total_score::float8 as "totalScore", r.percentage, r.status,
    coalesce(nullif(r.overall_feedback, ''), 'assessment not found') as "overallFeedback"
  from results r join attempts t on t.id = r.attempt_id
  where r.candidate_id = $1 order by t.submitted_at desc, r.assessment_id`;

@Injectable()
export class CandidateReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  /** @throws CandidateNotFound also when they are there, but not for this viewer. */
  async of(viewer: Viewer, candidateId: string): Promise<CandidateReportBody> {
    if (!isUUID(candidateId)) throw new CandidateNotFound();
    const { sql, params } = this.scope.sql(viewer, 'c.owner_id', 2);
    const text = `${candidate} where c.id = $1 and ${sql}`;
    const [found] = await this.dataSource.query<CandidateBody[]>(text, [candidateId, ...params]);
    if (!found) throw new CandidateNotFound();
    const assessmentResults = await this.dataSource.query<AssessmentResultBody[]>(results, [candidateId]);
    return { candidate: found, assessmentResults };
  }
}
