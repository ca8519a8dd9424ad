import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { CurrentViewer, FieldScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Weighs } from '../../../platform/graphql';
import { AssessmentNode } from '../assessment.type';
import { Assessments } from '../assessments.service';
import { TranslationGapNode } from './translation-gap.type';
import { TranslationGaps } from './translation-gaps';

@Resolver(() => AssessmentNode)
export class TranslationGapsResolver {
  constructor(
    private readonly assessments: Assessments,
    private readonly gaps: TranslationGaps,
    private readonly dataSource: DataSource,
  ) {}

  @ResolveField(() => [TranslationGapNode], { description: 'Empty when candidates can be given the choice.' })
  @Weighs(100)
  @FieldScope('AUTHORING')
  async translationGaps(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id: assessmentId }: AssessmentNode,
  ): Promise<TranslationGapNode[]> {
    return this.gaps.of(await this.assessments.find(viewer, assessmentId), this.dataSource.manager);
  }
}
