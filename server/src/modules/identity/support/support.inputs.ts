import { Field, InputType } from '@nestjs/graphql';
import { ContentLanguage, EmailAddress, EmailAddressScalar, Lines, SingleLine } from '../../../platform/graphql';

@InputType()
export class ContactSupportInput {
  @Field(() => String)
  @SingleLine(150)
  subject: string;

  @Field(() => String)
  @Lines(5_000)
  message: string;
}

@InputType()
export class AskForHelpInput {
  @Field(() => String)
  @SingleLine(100)
  name: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  @EmailAddress()
  email: string;

  @Field(() => String)
  @Lines(2_000)
  message: string;

  @Field(() => ContentLanguage, { description: 'Of the answer by mail.' })
  language: ContentLanguage;
}
