import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { PoolsQueries } from './pools.queries';
import type { StockedPool } from './pools.queries';

/** The pools of assessments; one query for a whole page of them. */
@Injectable()
export class PoolsLoader {
  private readonly loader = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly queries: PoolsQueries) {}

  of(assessmentId: string): Promise<StockedPool[]> {
    return this.loader.load(assessmentId);
  }

  private async load(ids: readonly string[]): Promise<StockedPool[][]> {
    const pools = await this.queries.stocked(ids);
    return ids.map((id) => pools.filter(({ assessmentId }) => assessmentId === id));
  }
}
