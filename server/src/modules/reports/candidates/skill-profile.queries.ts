import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SkillProfile } from './skill-profile';

interface SkillRow {
  skill: string;
  percentage: number;
  average: number | null;
  groupSize: number;
}

/** More would change the average by less than its rounding, and cost a page its speed. */
const MOST_COMPARED = 500;

const profile = `
  with peers as (
    select attempt_id from results where assessment_id = $2 order by marked_at desc, attempt_id limit ${MOST_COMPARED}
  ), points as (
    select m.attempt_id, q.skill, min(q.position) as position, sum(coalesce(m.score, 0)) as score, sum(m.max_score) as total
    from marks m join attempt_questions q on q.id = m.question_id
    where (m.attempt_id = $1 or m.attempt_id in (select attempt_id from peers)) and not q.is_additional
    group by m.attempt_id, q.skill
  )
  select own.skill, coalesce(floor(100 * own.score / nullif(own.total, 0)), 0)::int as percentage,
    (select floor(100 * sum(p.score) / nullif(sum(p.total), 0))::int from points p
      where p.skill = own.skill and (select count(*) from peers) > 1) as average,
    (select count(*)::int from peers) as "groupSize"
  from points own where own.attempt_id = $1 order by own.position, own.skill`;

@Injectable()
export class SkillProfileQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The caller knows that the viewer may see the result. */
  async of(attemptId: string, assessmentId: string): Promise<SkillProfile> {
    const rows = await this.dataSource.query<SkillRow[]>(profile, [attemptId, assessmentId]);
    return {
      skills: rows.map(({ skill, percentage, average }) => ({ skill, percentage, average })),
      groupSize: rows[0]?.groupSize ?? 0,
    };
  }
}
