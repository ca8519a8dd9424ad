import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isOpenAnswer } from '../../attempt';

export interface AttemptFigures {
  openPosition: number | null;
  questionDurationSeconds: number | null;
  addedSeconds: number;
  wasReopened: boolean;
  unreadMessages: number;
  incidents: number;
}

const figures = `
  select t.id, q.position as "openPosition", q.duration_seconds as "questionDurationSeconds",
    (select coalesce(sum(l.seconds), 0)::int from time_ledger l where l.attempt_id = t.id and l.kind = 'added') as "addedSeconds",
    exists (select from time_ledger l where l.attempt_id = t.id and l.kind = 'reopened') as "wasReopened",
    (select count(*)::int from attempt_messages m where m.attempt_id = t.id and m.read_at is null) as "unreadMessages",
    (select count(*)::int from proctor_events e where e.attempt_id = t.id and e.verdict is distinct from 'dismissed') as incidents
  from attempts t
  left join answers a on a.attempt_id = t.id and ${isOpenAnswer('a')}
  left join attempt_questions q on q.id = a.question_id
  where t.id = any($1::uuid[])`;

@Injectable()
export class AttemptFiguresQueries {
  constructor(private readonly dataSource: DataSource) {}

  async ofAttempts(ids: readonly string[]): Promise<Map<string, AttemptFigures>> {
    const rows = await this.dataSource.query<(AttemptFigures & { id: string })[]>(figures, [ids]);
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  }
}
