import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { QuestionUsage } from './question-usage.loader';

@ObjectType('QuestionUsage', { description: 'Where a question is asked.' })
export class QuestionUsageNode implements QuestionUsage {
  @Field(() => Int, { description: 'Library tests that ask it.' })
  tests: number;

  @Field(() => Int, { description: 'That ask it beside their tests.' })
  assessments: number;

  @Field(() => Int, { description: 'Papers that it has been on.' })
  sittings: number;
}
