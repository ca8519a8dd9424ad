import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';

export interface StaffUserCounts {
  candidates: number;
  assessments: number;
}

const counts = `
  select owner.id, (select count(*)::int from candidates where owner_id = owner.id) as candidates,
    (select count(*)::int from assessments where owner_id = owner.id) as assessments
  from unnest($1::uuid[]) as owner (id)`;

/** How many candidates and assessments belong to users; one query for a whole page of them. */
@Injectable()
export class StaffUserCountsLoader {
  private readonly loader = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly dataSource: DataSource) {}

  of(userId: string): Promise<StaffUserCounts> {
    return this.loader.load(userId);
  }

  private async load(ids: readonly string[]): Promise<StaffUserCounts[]> {
    const rows = await this.dataSource.query<(StaffUserCounts & { id: string })[]>(counts, [ids]);
    const byId = new Map(rows.map(({ id, ...found }) => [id, found]));
    return ids.map((id) => byId.get(id) ?? { candidates: 0, assessments: 0 });
  }
}
