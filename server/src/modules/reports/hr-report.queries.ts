import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AssessmentSummary, CandidateSummary } from './hr-report.type';

/** The questions of an assessment are those of its tests and its own, each counted once, without inactive ones. */
const assessments = `
  select a.id, a.title, a.level as "candidateLevel", a.job_role as "jobRole",
    (select coalesce(sum(q.duration_seconds), 0)::int from questions q
     where q.status = 'Active' and q.id in (
       select held.question_id from assessment_tests chosen join test_questions held on held.test_id = chosen.test_id
       where chosen.assessment_id = a.id
       union select question_id from assessment_questions where assessment_id = a.id)) as duration,
    (select count(*)::int from invitations i where i.assessment_id = a.id) as "totalCandidates",
    (select count(*)::int from invitations i where i.assessment_id = a.id and i.stage = 'Completed')
      as "totalCompletedCandidates"
  from assessments a where a.owner_id = $1 order by a.created_at desc, a.id`;

const candidates = `
  select c.id, rtrim(c.first_name || ' ' || c.last_name) as name, c.email, c.phone,
    coalesce((select i.stage from invitations i where i.candidate_id = c.id order by i.invited_at desc, i.id limit 1),
      'Invited') as status
  from candidates c where c.owner_id = $1 order by fold_text(c.first_name || ' ' || c.last_name), c.id`;

/** What a user has done, by what belongs to them. The caller knows that the viewer may see the user. */
@Injectable()
export class HrReportQueries {
  constructor(private readonly dataSource: DataSource) {}

  assessmentsOf(ownerId: string): Promise<AssessmentSummary[]> {
    return this.dataSource.query<AssessmentSummary[]>(assessments, [ownerId]);
  }

  candidatesOf(ownerId: string): Promise<CandidateSummary[]> {
    return this.dataSource.query<CandidateSummary[]>(candidates, [ownerId]);
  }
}
