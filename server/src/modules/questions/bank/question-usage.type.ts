import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('QuestionUsage')
export class QuestionUsageNode {
  @Field(() => Int)
  tests: number;

  @Field(() => Int, { description: 'That ask it beside their tests.' })
  assessments: number;

  @Field(() => Int, { description: 'Papers that it has been on.' })
  sittings: number;
}
