import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { SingleLine } from '../../../platform/graphql';

const MAX_HANDLE = 100;
const MAX_CODE = 40;
/** What a passkey answers is about a kilobyte; a certificate from a company's own keys may come with it. */
const MAX_ANSWER = 16_384;
const MAX_NAME = 60;
const MAX_GRACE_DAYS = 90;

@InputType()
export class SignInWithCodeInput {
  @Field(() => ID, { description: 'As `signIn` answered it.' })
  @MaxLength(MAX_HANDLE)
  handle: string;

  @Field(() => String, { description: 'Six digits of the app, or a recovery code; Arabic digits are fine.' })
  @IsNotEmpty()
  @MaxLength(MAX_CODE)
  code: string;
}

@InputType()
export class StartPasskeySignInInput {
  @Field(() => ID, { nullable: true, description: 'After a password: the handle that `signIn` answered.' })
  @IsOptional()
  @MaxLength(MAX_HANDLE)
  handle?: string | null;
}

@InputType({ description: 'What a passkey answered to what it was asked.' })
export class PasskeyAnswerInput {
  @Field(() => ID, { description: 'Of the question that it answers.' })
  @MaxLength(MAX_HANDLE)
  handle: string;

  @Field(() => String, { description: 'JSON, as the browser gave it.' })
  @MaxLength(MAX_ANSWER)
  answer: string;
}

@InputType()
export class AddPasskeyInput extends PasskeyAnswerInput {
  @Field(() => String, { nullable: true, description: 'Named after the browser when it is left out.' })
  @IsOptional()
  @SingleLine(MAX_NAME)
  name?: string | null;
}

@InputType()
export class RemovePasskeyInput {
  @Field(() => ID, { description: 'One of the viewer.' })
  id: string;
}

@InputType()
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'The six digits that the app shows now.' })
  @IsNotEmpty()
  @MaxLength(MAX_CODE)
  code: string;
}

@InputType({ description: 'One of the three: a password is enough for those alone who have no second factor.' })
export class ProveIdentityInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(512)
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'A one-time code or a recovery code.' })
  @IsOptional()
  @MaxLength(MAX_CODE)
  code?: string | null;

  @Field(() => PasskeyAnswerInput, { nullable: true, description: 'The answer of a passkey.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PasskeyAnswerInput)
  passkey?: PasskeyAnswerInput | null;
}

@InputType()
export class DemandSecondFactorInput {
  @Field(() => Boolean, { description: 'Whether everybody needs one.' })
  isDemanded: boolean;

  @Field(() => Int, { description: 'Days until then: 0 to 90, counted for newcomers from their first day.' })
  @IsInt()
  @Min(0)
  @Max(MAX_GRACE_DAYS)
  graceDays: number;
}

@InputType()
export class ResetSecondFactorsInput {
  @Field(() => ID, { description: 'Of the staff user.' })
  id: string;
}
