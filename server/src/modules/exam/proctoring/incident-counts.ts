import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isWarning } from './proctor.queries';

export interface Incidents {
  /** Times away that count as warnings. */
  warnings: number;
  /** Everything that was noted and not dismissed. */
  events: number;
}

const counts = `
  select attempt_id as "attemptId", count(*) filter (where ${isWarning})::int as warnings,
    count(*) filter (where verdict is distinct from 'dismissed')::int as events
  from proctor_events where attempt_id = any($1::uuid[]) group by attempt_id`;

/** For whoever lists attempts; without regard to the scope, which has been asked where the list came from. */
@Injectable()
export class IncidentCounts {
  constructor(private readonly dataSource: DataSource) {}

  /** An attempt of which nothing was noted has no entry. */
  async of(attemptIds: readonly string[]): Promise<Map<string, Incidents>> {
    const rows = await this.dataSource.query<(Incidents & { attemptId: string })[]>(counts, [attemptIds]);
    return new Map(rows.map(({ attemptId, warnings, events }) => [attemptId, { warnings, events }]));
  }
}
