import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface MarkHistoryEntry {
  id: string;
  at: Date;
  byName: string | null;
  cause: MarkHistoryCause;
  reason: string | null;
  before: number | null;
  after: number | null;
  changesFeedback: boolean;
}

type MarkHistoryRow = MarkHistoryEntry & { questionId: string };

const history = `
  select c.id, c.question_id as "questionId", c.changed_at as at, u.name as "byName", c.cause::text, c.reason,
    (c.before ->> 'score')::float8 / 100 as before, (c.after ->> 'score')::float8 / 100 as after,
    (c.before ->> 'feedback') is distinct from (c.after ->> 'feedback') as "changesFeedback"
  from mark_changes c left join users u on u.id = c.changed_by where c.question_id = any($1::uuid[])
  union all
  select s.question_id, s.question_id, s.marked_at, u.name, 'second', null, s.first_score::float8, s.score::float8, false
  from second_marks s left join users u on u.id = s.marked_by where s.question_id = any($1::uuid[])
  order by at, id`;

/** Who may see the questions has been decided. */
@Injectable()
export class MarkHistoryQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest first. */
  ofQuestions(questionIds: readonly string[]): Promise<MarkHistoryRow[]> {
    return this.dataSource.query<MarkHistoryRow[]>(history, [questionIds]);
  }
}

export const MarkHistoryCause = {
  PERSON: 'person',
  REMARKING: 'remarking',
  SETTLING: 'settling',
  LATE_COUNTED: 'late-counted',
  SECOND: 'second',
} as const;
export type MarkHistoryCause = (typeof MarkHistoryCause)[keyof typeof MarkHistoryCause];
