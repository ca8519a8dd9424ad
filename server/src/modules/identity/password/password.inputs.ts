import { Field, ID, InputType } from '@nestjs/graphql';
import { IsNotEmpty, MaxLength } from 'class-validator';
import { ContentLanguage, EmailAddressScalar } from '../../../platform/graphql';

/** Far above every rule: only keeps absurd input away from the hash. */
const MAX_TYPED = 512;

@InputType()
export class RequestPasswordCodeInput {
  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => ContentLanguage)
  language: ContentLanguage;
}

@InputType()
export class VerifyPasswordCodeInput {
  @Field(() => ID)
  @MaxLength(100)
  requestId: string;

  @Field(() => String, { description: 'Six digits; Arabic digits are fine.' })
  @IsNotEmpty()
  @MaxLength(40)
  code: string;
}

@InputType({ isAbstract: true })
abstract class NewPassword {
  @Field(() => String)
  @IsNotEmpty()
  @MaxLength(MAX_TYPED)
  password: string;

  @Field(() => String, { description: 'The same once more.' })
  @IsNotEmpty()
  @MaxLength(MAX_TYPED)
  confirmPassword: string;
}

@InputType()
export class SetPasswordInput extends NewPassword {
  @Field(() => String, { description: 'The one-time part of a mailed link.' })
  @MaxLength(100)
  ticket: string;
}

@InputType()
export class ChangePasswordInput extends NewPassword {
  @Field(() => Boolean, {
    nullable: true,
    description: "Ends the viewer's API keys too; a mail names those that are left.",
  })
  revokeApiKeys?: boolean | null;

  @Field(() => String, { description: 'The password that holds until now.' })
  @IsNotEmpty()
  @MaxLength(MAX_TYPED)
  currentPassword: string;
}
