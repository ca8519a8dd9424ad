import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface ChoiceCount {
  questionId: string;
  choiceId: string;
  count: number;
  meanPercentage: number;
}

/** Attempts whose result is final; what still waits for a person is left out, its marks are not the last word. */
const choiceCounts = `
  with final as materialized (
    select attempt_id, percentage from results where assessment_id = $1 and status <> 'Under review'
  )
  select q.question_id as "questionId", choice.id as "choiceId", count(*)::int as count,
    avg(final.percentage)::float8 as "meanPercentage"
  from final join attempt_questions q using (attempt_id) join answers a on a.question_id = q.id,
    lateral jsonb_array_elements_text(a.value -> 'choiceIds') as choice (id)
  where q.question_id = any($2::uuid[])
  group by q.question_id, choice.id`;

@Injectable()
export class AssessmentAnalyticsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Of the questions with these ids. */
  async choiceCounts(assessmentId: string, questionIds: readonly string[]): Promise<ChoiceCount[]> {
    if (questionIds.length === 0) return [];
    return this.dataSource.query<ChoiceCount[]>(choiceCounts, [assessmentId, questionIds]);
  }
}
