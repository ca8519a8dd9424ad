import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'Whose results.' })
export class ReportHidingInput {
  @Field(() => ID)
  assessmentId: string;
}
