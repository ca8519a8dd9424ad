import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ContentLanguage } from '../../questions';

@ObjectType('ResultPercentile', { description: 'Where a result stands among the final results of a group.' })
export class ResultPercentile {
  @Field(() => Int, { description: '1 to 99: the share of the group that did worse, those alike counted half.' })
  rank: number;

  @Field(() => Int, { description: 'This result included; never fewer than 10.' })
  groupSize: number;

  @Field(() => String, { description: 'Whose results they are: the title of the assessment.' })
  groupName: string;

  @Field(() => ContentLanguage, { nullable: true, description: 'That the whole group sat in; null: whichever.' })
  language: ContentLanguage | null;
}
