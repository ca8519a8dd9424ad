import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConnectionOf, LongPageArgs } from '../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../../platform/listing';
import type { Stage } from '../../candidates';
import type { Level } from '../../questions';

export interface ReportedAssessment {
  id: string;
  title: string;
  /** Seconds. */
  duration: number;
  candidateLevel: Level | null;
  totalCandidates: number;
  totalCompletedCandidates: number;
  jobRole: string;
}

export interface ReportedCandidate {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Of the newest invitation. */
  status: Stage;
}

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
  from assessments a`;

const candidates = `
  select c.id, rtrim(c.first_name || ' ' || c.last_name) as name, c.email, c.phone,
    coalesce((select i.stage from invitations i where i.candidate_id = c.id order by i.invited_at desc, i.id limit 1),
      'Invited') as status
  from candidates c`;

const name = 'c.folded_name';
const newestFirst = { key: 'a.created_at', type: 'timestamptz', isDescending: true } as const;
const byName = { key: name, type: 'text', isDescending: false } as const;

/** What a user has done, by what belongs to them. The caller knows that the viewer may see the user. */
@Injectable()
export class HrReportQueries {
  constructor(private readonly dataSource: DataSource) {}

  assessmentsOf(ownerId: string): Promise<ReportedAssessment[]> {
    const text = `${assessments} where a.owner_id = $1 order by a.created_at desc, a.id desc`;
    return this.dataSource.query<ReportedAssessment[]>(text, [ownerId]);
  }

  candidatesOf(ownerId: string): Promise<ReportedCandidate[]> {
    const text = `${candidates} where c.owner_id = $1 order by ${name}, c.id`;
    return this.dataSource.query<ReportedCandidate[]>(text, [ownerId]);
  }

  async pageOfAssessments(ownerId: string, args: LongPageArgs): Promise<ConnectionOf<ReportedAssessment>> {
    const owned = new ListConditions().equals('a.owner_id', ownerId);
    const page = await pageOfIds(this.dataSource, 'assessments a', owned, newestFirst, args);
    const text = `${assessments} where a.id = any($1::uuid[])`;
    return connectionOfIds(page, args.after, (ids) => this.dataSource.query<ReportedAssessment[]>(text, [ids]));
  }

  async pageOfCandidates(ownerId: string, args: LongPageArgs): Promise<ConnectionOf<ReportedCandidate>> {
    const owned = new ListConditions().equals('c.owner_id', ownerId);
    const page = await pageOfIds(this.dataSource, 'candidates c', owned, byName, args);
    const text = `${candidates} where c.id = any($1::uuid[])`;
    return connectionOfIds(page, args.after, (ids) => this.dataSource.query<ReportedCandidate[]>(text, [ids]));
  }

  countAssessments(ownerId: string): Promise<number> {
    return this.count('select count(*)::int as count from assessments where owner_id = $1', ownerId);
  }

  countCandidates(ownerId: string): Promise<number> {
    return this.count('select count(*)::int as count from candidates where owner_id = $1', ownerId);
  }

  private async count(text: string, ownerId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(text, [ownerId]);
    return row?.count ?? 0;
  }
}
