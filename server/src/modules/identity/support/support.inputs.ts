import { Field, InputType } from '@nestjs/graphql';
import { Lines, SingleLine } from '../../../platform/graphql';

@InputType()
export class ContactSupportInput {
  @Field(() => String)
  @SingleLine(150)
  subject: string;

  @Field(() => String)
  @Lines(5_000)
  message: string;
}
