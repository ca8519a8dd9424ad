import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AnswerKey, QuestionContent, QuestionType } from '../../questions';

/** A question as final results know it. `marks` and `totals` are hundredths, one big-endian int32 an attempt. */
export interface MarkedQuestion {
  questionId: string;
  type: QuestionType;
  text: string;
  content: QuestionContent;
  answerKey: AnswerKey;
  attempts: number;
  maximum: number;
  averageSeconds: number | null;
  marks: Buffer;
  /** Of the same attempts; only where not every attempt was asked the question. */
  totals: Buffer | null;
}

export interface ChoiceCount {
  questionId: string;
  choiceId: string;
  count: number;
  meanPercentage: number;
}

/** Attempts whose result is final; what still waits for a person is left out, its marks are not the last word. */
const final = `
  with final as materialized (
    select attempt_id, percentage, (score * 100)::int as total from results
    where assessment_id = $1 and status <> 'Under review'
  )`;

const markedQuestions = `${final},
  asked as (
    select q.question_id, count(*)::int as attempts, min(q.position) as place, (max(m.max_score) * 100)::int as maximum,
      avg(extract(epoch from a.closed_at - a.opened_at))::float8 as seconds,
      (array_agg(q.id order by q.id))[1] as sample_id,
      string_agg(int4send((coalesce(m.score, 0) * 100)::int), ''::bytea order by final.attempt_id) as marks,
      case when count(*) < (select count(*) from final)
        then string_agg(int4send(final.total), ''::bytea order by final.attempt_id) end as totals
    from final join attempt_questions q using (attempt_id) join marks m on m.question_id = q.id
      left join answers a on a.question_id = q.id
    where not q.is_additional
    group by q.question_id
  )
  select asked.question_id as "questionId", s.type, s.text, s.content, s.answer_key as "answerKey", asked.attempts,
    asked.maximum, asked.seconds as "averageSeconds", asked.marks, asked.totals
  from asked join attempt_questions s on s.id = asked.sample_id
  order by asked.place, asked.question_id`;

const choiceCounts = `${final}
  select q.question_id as "questionId", choice.id as "choiceId", count(*)::int as count,
    avg(final.percentage)::float8 as "meanPercentage"
  from final join attempt_questions q using (attempt_id) join answers a on a.question_id = q.id,
    lateral jsonb_array_elements_text(a.value -> 'choiceIds') as choice (id)
  where q.type in ('qualifier', 'multiple-choice', 'dropdown')
  group by q.question_id, choice.id`;

const usedSeconds = `${final}
  select avg(used.seconds)::float8 as seconds from (
    select sum(extract(epoch from a.closed_at - a.opened_at)) as seconds
    from final join answers a using (attempt_id) group by attempt_id
  ) used`;

@Injectable()
export class AssessmentAnalyticsQueries {
  constructor(private readonly dataSource: DataSource) {}

  markedQuestions(assessmentId: string): Promise<MarkedQuestion[]> {
    return this.dataSource.query<MarkedQuestion[]>(markedQuestions, [assessmentId]);
  }

  choiceCounts(assessmentId: string): Promise<ChoiceCount[]> {
    return this.dataSource.query<ChoiceCount[]>(choiceCounts, [assessmentId]);
  }

  /** Mean over the attempts; null when there is none. */
  async averageSeconds(assessmentId: string): Promise<number | null> {
    const [row] = await this.dataSource.query<{ seconds: number | null }[]>(usedSeconds, [assessmentId]);
    return row?.seconds ?? null;
  }
}
