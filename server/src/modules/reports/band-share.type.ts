import { Field, Int, ObjectType } from '@nestjs/graphql';
import { GradeBandNode } from '../assessments';

@ObjectType('BandShare')
export class BandShare {
  @Field(() => GradeBandNode)
  band: GradeBandNode;

  @Field(() => Int)
  count: number;
}
