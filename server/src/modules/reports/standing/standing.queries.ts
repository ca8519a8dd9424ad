import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ContentLanguage } from '../../questions';
import type { GroupPlace } from './standing.policy';

interface PlaceRow extends GroupPlace {
  groupName: string;
  language: ContentLanguage;
}

/** `$2`: among those who sat in the same language alone. */
const place = `
  select count(*) filter (where other.percentage < own.percentage)::int as below,
    count(*) filter (where other.percentage = own.percentage)::int as alike,
    count(*)::int as "groupSize", min(assessments.title) as "groupName",
    min(mine.language) as language
  from results own join assessments on assessments.id = own.assessment_id
    join attempts mine on mine.id = own.attempt_id
    join results other on other.assessment_id = own.assessment_id and other.status <> 'Under review'
      and (not $2 or mine.language = (select language from attempts where id = other.attempt_id))
  where own.attempt_id = $1 and own.status <> 'Under review'
  group by own.attempt_id`;

const state = `
  select count(*)::int || ' ' || coalesce(max(marked_at)::text, '') as state
  from results where assessment_id = $1 and status <> 'Under review'`;

/** Who may see the result has been decided where its id came from. */
@Injectable()
export class StandingQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while the result is under review. */
  async placeOf(attemptId: string, inSameLanguage: boolean): Promise<PlaceRow | null> {
    const [row] = await this.dataSource.query<PlaceRow[]>(place, [attemptId, inSameLanguage]);
    return row ?? null;
  }

  /** Another text whenever a final result of the assessment came, went or changed. */
  async stateOf(assessmentId: string): Promise<string> {
    const [row] = await this.dataSource.query<{ state: string }[]>(state, [assessmentId]);
    return row?.state ?? '';
  }
}
