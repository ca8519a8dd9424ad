import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import { AssessmentCountsQueries } from '../../candidates';
import type { ContentLanguage } from '../../questions';

/** How many final results of an assessment have this percentage. */
export interface PercentageCount {
  percentage: number;
  count: number;
}

const percentagesInLanguage = `
  select percentage, count(*)::int as count from results join attempts on attempts.id = results.attempt_id
  where results.assessment_id = $1 and status <> 'Under review' and language = $2 group by percentage`;

/** Results that still await a person are left out: their percentage is not the last word. */
@Injectable()
export class AssessmentMarksLoader {
  private readonly percentages = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: AssessmentCountsQueries,
  ) {}

  percentagesOf(assessmentId: string): Promise<PercentageCount[]> {
    return this.percentages.load(assessmentId);
  }

  /** Of those who sat in one language. */
  percentagesIn(assessmentId: string, language: ContentLanguage): Promise<PercentageCount[]> {
    return this.dataSource.query<PercentageCount[]>(percentagesInLanguage, [assessmentId, language]);
  }

  private async load(ids: readonly string[]): Promise<PercentageCount[][]> {
    const counts = await this.counts.of(ids, 'percentage');
    return ids.map((id) =>
      [...(counts.get(id) ?? [])].map(([percentage, count]) => ({ percentage: Number(percentage), count })),
    );
  }
}
