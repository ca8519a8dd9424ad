import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface PaperFigures {
  assessmentId: string;
  questionCount: number;
  durationSeconds: number;
  totalScore: number;
}

/**
 * Every active question that the assessments `$1` ask: those of the chosen tests, in the order of the tests, then the
 * assessment's own. A question that several tests hold is asked once, at its first place.
 */
const asked = `
  select placed.assessment_id, placed.question_id, min(placed.place) as place
  from (
    select chosen.assessment_id, held.question_id, array[0, chosen.position, held.position] as place
    from assessment_tests chosen join test_questions held on held.test_id = chosen.test_id
    where chosen.assessment_id = any($1::uuid[])
    union all
    select assessment_id, question_id, array[1, position, 0] from assessment_questions
    where assessment_id = any($1::uuid[])
  ) placed
  group by placed.assessment_id, placed.question_id`;

const paperOrder = `
  select questions.id from (${asked}) asked join questions on questions.id = asked.question_id
  where questions.status = 'Active' order by asked.place`;

const paperFigures = `
  select asked.assessment_id as "assessmentId", count(*)::int as "questionCount",
         sum(duration_seconds)::int as "durationSeconds",
         coalesce(sum(score) filter (where not is_additional), 0)::float8 as "totalScore"
  from (${asked}) asked join questions on questions.id = asked.question_id
  where questions.status = 'Active' group by asked.assessment_id`;

interface Queryable {
  query<T>(sql: string, values: unknown[]): Promise<T>;
}

@Injectable()
export class PaperQueries {
  constructor(private readonly dataSource: DataSource) {}

  async questionIdsOf(assessmentId: string, on: Queryable = this.dataSource): Promise<string[]> {
    const rows = await on.query<{ id: string }[]>(paperOrder, [[assessmentId]]);
    return rows.map(({ id }) => id);
  }

  figuresOf(assessmentIds: readonly string[], on: Queryable = this.dataSource): Promise<PaperFigures[]> {
    return on.query<PaperFigures[]>(paperFigures, [assessmentIds]);
  }
}
