import { ArgsType, Field, ID } from '@nestjs/graphql';

@ArgsType()
export class WindowMomentsArgs {
  @Field(() => Date, { description: 'Itself part of it.' })
  from: Date;

  @Field(() => Date, { description: 'Not itself part of it; at most 62 days after `from`.' })
  until: Date;

  @Field(() => ID, { nullable: true, description: 'Of this assessment alone.' })
  assessmentId?: string | null;
}
