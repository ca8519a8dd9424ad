import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsTimeZone } from 'class-validator';
import { ContentLanguage } from '../../../platform/graphql';
import { ThemeChoice } from '../user';

@InputType({ isAbstract: true })
export class PreferencesInput {
  @Field(() => ContentLanguage, { nullable: true })
  language?: ContentLanguage | null;

  @Field(() => ThemeChoice, { nullable: true })
  theme?: ThemeChoice | null;

  @Field(() => String, { nullable: true, description: 'Null removes it.' })
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a mail comes when an exam is handed in.' })
  notifyOnSubmission?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a mail comes when somebody asks for access.' })
  notifyOnAccessRequest?: boolean | null;
}
