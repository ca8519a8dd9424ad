import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Assessments } from '../assessments.service';
import { TranslationGapNode } from './translation-gap.type';
import { TranslationGaps } from './translation-gaps';

@Resolver()
export class TranslationGapsResolver {
  constructor(
    private readonly assessments: Assessments,
    private readonly gaps: TranslationGaps,
    private readonly dataSource: DataSource,
  ) {}

  @Query(() => [TranslationGapNode], { description: 'Empty when candidates can be given the choice.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async assessmentTranslationGaps(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', { type: () => ID }) assessmentId: string,
  ): Promise<TranslationGapNode[]> {
    return this.gaps.of(await this.assessments.find(viewer, assessmentId), this.dataSource.manager);
  }
}
