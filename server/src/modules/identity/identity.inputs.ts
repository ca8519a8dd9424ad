import { Field, InputType } from '@nestjs/graphql';
import { IsEmail, IsNotEmpty, MaxLength } from 'class-validator';

@InputType()
export class SignInInput {
  @Field(() => String)
  @IsEmail()
  @MaxLength(254)
  email: string;

  @Field(() => String)
  @IsNotEmpty()
  @MaxLength(128)
  password: string;
}
