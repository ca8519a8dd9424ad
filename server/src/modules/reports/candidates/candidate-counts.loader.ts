import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';

export interface CandidateCounts {
  invitations: number;
  completed: number;
}

const counts = `
  select candidate_id as id, count(*)::int as invitations, count(*) filter (where stage = 'Completed')::int as completed
  from invitations where candidate_id = any($1::uuid[]) group by candidate_id`;

/** How often candidates were invited; one query for a whole page of them. */
@Injectable()
export class CandidateCountsLoader {
  private readonly loader = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly dataSource: DataSource) {}

  of(candidateId: string): Promise<CandidateCounts> {
    return this.loader.load(candidateId);
  }

  private async load(ids: readonly string[]): Promise<CandidateCounts[]> {
    const rows = await this.dataSource.query<(CandidateCounts & { id: string })[]>(counts, [ids]);
    const byId = new Map(rows.map(({ id, ...found }) => [id, found]));
    return ids.map((id) => byId.get(id) ?? { invitations: 0, completed: 0 });
  }
}
