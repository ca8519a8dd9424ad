import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'Whose results.' })
export class ReportHidingInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;
}
