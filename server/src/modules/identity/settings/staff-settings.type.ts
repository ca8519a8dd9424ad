import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ContentLanguage } from '../../../platform/graphql';
import { ThemeChoice } from '../user';
import type { StoredSettings } from '../user';
import type { StaffSettings } from './settings.service';

registerEnumType(ThemeChoice, {
  name: 'ThemeChoice',
  description: 'SYSTEM: as the device has it.',
  valuesMap: { SYSTEM: { description: 'As the device has it.' } },
});

@ObjectType('StaffSettings', { description: "The viewer's own." })
export class StaffSettingsNode implements StaffSettings {
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
