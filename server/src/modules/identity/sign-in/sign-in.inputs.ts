import { Field, InputType } from '@nestjs/graphql';
import { IsEmail, IsNotEmpty, MaxLength } from 'class-validator';
import { EmailAddressScalar } from '../../../platform/graphql';

@InputType()
export class SignInInput {
  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  @IsEmail()
  @MaxLength(254)
  email: string;

  @Field(() => String)
  @IsNotEmpty()
  @MaxLength(128)
  password: string;
}
