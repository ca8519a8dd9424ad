import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';

/** How many final results of an assessment have this percentage. */
export interface PercentageCount {
  percentage: number;
  count: number;
}

/** Results that still await a person are left out: their percentage is not the last word. */
@Injectable()
export class AssessmentMarksLoader {
  private readonly percentages = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly dataSource: DataSource) {}

  percentagesOf(assessmentId: string): Promise<PercentageCount[]> {
    return this.percentages.load(assessmentId);
  }

  private async load(ids: readonly string[]): Promise<PercentageCount[][]> {
    const rows = await this.dataSource.query<(PercentageCount & { assessmentId: string })[]>(
      `select assessment_id as "assessmentId", percentage, count(*)::int as count
       from results where assessment_id = any($1::uuid[]) and status <> 'Under review'
       group by assessment_id, percentage`,
      [ids],
    );
    return ids.map((id) => rows.filter(({ assessmentId }) => assessmentId === id));
  }
}
