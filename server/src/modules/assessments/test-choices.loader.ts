import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';

const choices = `
  select test_id as id, count(*)::int as count from assessment_tests where test_id = any($1::uuid[]) group by test_id`;

/** How many assessments have chosen tests; one query for a whole page of them. */
@Injectable()
export class TestChoicesLoader {
  private readonly loader = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly dataSource: DataSource) {}

  countOf(testId: string): Promise<number> {
    return this.loader.load(testId);
  }

  private async load(ids: readonly string[]): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: string; count: number }[]>(choices, [ids]);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  }
}
