import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import { EmailAddressScalar } from '../../../platform/graphql';

const MOST = 100_000;

@InputType()
export class CreatePublicLinkInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => Int, { description: 'How many people can join, from 1 to 100,000.' })
  @IsInt()
  @Min(1)
  @Max(MOST)
  cap: number;

  @Field(() => Date, { nullable: true, description: 'From this moment on nobody can join.' })
  closesAt?: Date | null;
}

@InputType()
export class ChangePublicLinkInput {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'Not below the number of those who have joined.' })
  @IsInt()
  @Min(1)
  @Max(MOST)
  cap: number;

  @Field(() => Date, { nullable: true, description: 'From this moment on it is closed; null when that is open.' })
  closesAt?: Date | null;
}

@InputType()
export class ClosePublicLinkInput {
  @Field(() => ID)
  id: string;
}

/** Checked by the operation, by the same rules as every candidate. */
@InputType()
export class JoinAssessmentInput {
  @Field(() => String, { description: 'The last part of the address of the link.' })
  code: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String, { description: 'Family name; may be empty.' })
  lastName: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => String, { description: '8 to 15 digits.' })
  phone: string;
}

@InputType()
export class ConfirmJoinInput {
  @Field(() => String, { description: 'Out of the address that was mailed.' })
  ticket: string;
}
