import { Field, Int, ObjectType } from '@nestjs/graphql';
import { GradeBandNode } from '../../assessments';
import type { BandShare } from './band-share';

@ObjectType('BandShare', { description: 'How many results lie in one grade band.' })
export class BandShareNode implements BandShare {
  @Field(() => GradeBandNode, { description: 'The grade band of the percentage.' })
  band: GradeBandNode;

  @Field(() => Int, { description: 'Final results in this band.' })
  count: number;
}
