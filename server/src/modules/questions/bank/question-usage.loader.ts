import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { QuestionHolders } from './question-holders';

export interface QuestionUsage {
  tests: number;
  assessments: number;
  sittings: number;
}

interface Count {
  id: string;
  kind: keyof QuestionUsage;
  count: number;
}

/** How often questions are used; one query for a whole page of them. */
@Injectable()
export class QuestionUsageLoader {
  private readonly loader = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly holders: QuestionHolders,
  ) {}

  of(questionId: string): Promise<QuestionUsage> {
    return this.loader.load(questionId);
  }

  async load(ids: readonly string[], on: EntityManager = this.dataSource.manager): Promise<QuestionUsage[]> {
    const usages = new Map(ids.map((id) => [id, { tests: 0, assessments: 0, sittings: 0 }]));
    for (const { id, kind, count } of await on.query<Count[]>(this.holders.counts, [ids])) {
      const usage = usages.get(id);
      if (usage) usage[kind] = count;
    }
    return ids.map((id) => usages.get(id) ?? { tests: 0, assessments: 0, sittings: 0 });
  }
}
