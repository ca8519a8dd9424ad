import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';

const MOST_OVERLAP_HOURS = 168;

@InputType()
export class RevealReturnSecretInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;
}

@InputType({ description: 'A new return secret for an assessment.' })
export class RotateReturnSecretInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => Int, { defaultValue: 24, description: 'Hours for which the old secret signs as well, 0 to 168.' })
  @IsInt()
  @Min(0)
  @Max(MOST_OVERLAP_HOURS)
  overlapHours: number;
}
