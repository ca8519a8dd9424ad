import { Field, ID, InputType } from '@nestjs/graphql';

@InputType()
export class EndSessionInput {
  @Field(() => ID)
  id: string;
}
