import { Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsOptional, IsTimeZone } from 'class-validator';
import { ContentLanguage } from '../../../platform/graphql';
import { ThemeChoice } from '../user';
import type { Preferences, StoredSettings } from '../user';

registerEnumType(ThemeChoice, {
  name: 'ThemeChoice',
  description: 'SYSTEM: as the device has it.',
  valuesMap: { SYSTEM: { description: 'As the device has it.' } },
});

@ObjectType('StaffSettings', { description: "The viewer's own." })
export class StaffSettingsNode implements Preferences {
  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => ThemeChoice)
  theme: ThemeChoice;

  @Field(() => String, { nullable: true, description: 'IANA name, such as Asia/Riyadh. Null: as the browser has it.' })
  timeZone: string | null;

  @Field(() => Boolean, { description: 'A mail when a candidate hands in an exam of the viewer.' })
  notifyOnSubmission: boolean;

  @Field(() => Boolean, { description: 'A mail when somebody asks for access; for those who decide on it.' })
  notifyOnAccessRequest: boolean;

  /** For field resolvers of later modules; not part of the schema. */
  stored: StoredSettings;
}

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
