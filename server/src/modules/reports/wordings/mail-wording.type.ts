import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { ContentLanguage } from '../../../platform/graphql';
import { MailKind } from '../../assessments';
import type { WordedMail } from './worded-mail';

registerEnumType(MailKind, { name: 'MailKind', description: 'The mails that an assessment may word itself.' });

@ObjectType('MailWording', { description: 'A mail to candidates, with `{…}` for what is filled in for each.' })
export class MailWordingNode implements WordedMail {
  @Field(() => MailKind)
  kind: MailKind;

  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => String)
  subject: string;

  @Field(() => String, { description: 'Paragraphs are parted by empty lines.' })
  text: string;

  @Field(() => Boolean, { description: 'False: these are the words that go out where nobody wrote others.' })
  isReworded: boolean;

  @Field(() => [String], { description: 'What may stand in the text, in braces.' })
  placeholders: string[];

  @Field(() => String, { description: 'The one without which the mail would be in vain.' })
  necessary: string;
}

@ObjectType('PreviewedMail', { description: 'As a candidate would get it, with what is filled in.' })
export class PreviewedMailNode {
  @Field(() => String)
  subject: string;

  @Field(() => String, { description: 'For mail programs that show no layout.' })
  text: string;

  @Field(() => String)
  html: string;
}

@InputType({ description: 'As they were shown.' })
export class ExpectedWordingInput {
  @Field(() => String)
  subject: string;

  @Field(() => String)
  text: string;
}

@InputType()
export class WhichMailInput {
  @Field(() => ID)
  assessmentId: string;

  @Field(() => MailKind)
  kind: MailKind;

  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => ExpectedWordingInput, {
    nullable: true,
    description:
      'The words as they were read: where they are others by now, a change of them is refused with ' +
      'ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced.',
  })
  expected?: ExpectedWordingInput | null;
}

@InputType()
export class WordMailInput extends WhichMailInput {
  @Field(() => String, { description: 'One line.' })
  @MaxLength(150)
  subject: string;

  @Field(() => String, { description: 'Paragraphs are parted by empty lines; a link stands on a line of its own.' })
  @MaxLength(5_000)
  text: string;
}
