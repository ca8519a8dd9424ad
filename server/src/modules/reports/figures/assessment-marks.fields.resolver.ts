import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { FieldScope } from '../../../platform/access';
import { AssessmentNode } from '../../assessments';
import { AssessmentMarksLoader } from './assessment-marks.loader';
import { BandShareNode } from './band-share.type';
import { averageOf, sharesOf } from './mark-summary';

@Resolver(() => AssessmentNode)
export class AssessmentMarksFieldsResolver {
  constructor(private readonly loader: AssessmentMarksLoader) {}

  @ResolveField(() => Int, {
    nullable: true,
    description: 'Integer part of the mean of all final results; null when there are none.',
  })
  @FieldScope('RESULTS')
  async averagePercentage(@Parent() { id }: AssessmentNode): Promise<number | null> {
    return averageOf(await this.loader.percentagesOf(id));
  }

  @ResolveField(() => [BandShareNode], { description: 'How many final results lie in each band, from low to high.' })
  @FieldScope('RESULTS')
  async bandShares(@Parent() { id, gradeBands }: AssessmentNode): Promise<BandShareNode[]> {
    return sharesOf(gradeBands, await this.loader.percentagesOf(id));
  }
}
