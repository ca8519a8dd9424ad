import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Pin, QuestionType } from '../questions';

export interface PaperFigures {
  assessmentId: string;
  questionCount: number;
  durationSeconds: number;
  totalScore: number;
}

/**
 * Every question that the assessments `$1` ask: those of the chosen tests, in the order of the tests and the version that
 * each test holds, then the assessment's own in their newest. What several places hold is asked once, at its first place.
 */
const asked = `
  select distinct on (placed.assessment_id, placed.question_id) placed.*
  from (
    select chosen.assessment_id, held.question_id, held.version, array[0, chosen.position, held.position] as place
    from assessment_tests chosen join test_questions held on held.test_id = chosen.test_id
    where chosen.assessment_id = any($1::uuid[])
    union all
    select own.assessment_id, own.question_id, questions.version, array[1, own.position, 0]
    from assessment_questions own join questions on questions.id = own.question_id
    where own.assessment_id = any($1::uuid[])
  ) placed
  order by placed.assessment_id, placed.question_id, placed.place`;

const paperOrder = `
  select asked.question_id as "questionId", asked.version
  from (${asked}) asked join questions on questions.id = asked.question_id
  where questions.status = 'Active' order by asked.place`;

const paperFigures = `
  select asked.assessment_id as "assessmentId", count(*)::int as "questionCount",
    sum((fields ->> 'durationSeconds')::int)::int as "durationSeconds",
    coalesce(sum((fields ->> 'score')::numeric) filter (where not (fields ->> 'isAdditional')::boolean), 0)::float8 as "totalScore"
  from (${asked}) asked join question_versions using (question_id, version)
    join questions on questions.id = asked.question_id
  where questions.status = 'Active' group by asked.assessment_id`;

const paperTypes = `
  select distinct fields ->> 'type' as type from (${asked}) asked join question_versions using (question_id, version)
    join questions on questions.id = asked.question_id
  where questions.status = 'Active'`;

interface Queryable {
  query<T>(sql: string, values: unknown[]): Promise<T>;
}

@Injectable()
export class PaperQueries {
  constructor(private readonly dataSource: DataSource) {}

  pinsOf(assessmentId: string, on: Queryable = this.dataSource): Promise<Pin[]> {
    return on.query<Pin[]>(paperOrder, [[assessmentId]]);
  }

  figuresOf(assessmentIds: readonly string[], on: Queryable = this.dataSource): Promise<PaperFigures[]> {
    return on.query<PaperFigures[]>(paperFigures, [assessmentIds]);
  }

  async typesOf(assessmentId: string, on: Queryable = this.dataSource): Promise<QuestionType[]> {
    const rows = await on.query<{ type: QuestionType }[]>(paperTypes, [[assessmentId]]);
    return rows.map(({ type }) => type);
  }
}
