import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { MaxLength, ValidateNested } from 'class-validator';
import { ContentLanguage, SingleLine } from '../../../platform/graphql';
import { InvitationsInput } from '../invitation-life/invitation-life.inputs';

const SUBJECT = 150;
const TEXT = 5_000;
const MAX_NAME = 60;

@ObjectType('Letter', { description: 'As a candidate gets it, or as it is written with `{name}` and `{assessment}`.' })
export class LetterNode {
  @Field(() => String, { description: 'One line.' })
  subject: string;

  @Field(() => String, { description: 'Paragraphs are parted by empty lines.' })
  text: string;
}

@ObjectType('ReplacedReply', { description: 'A letter as it was before another was kept under its name.' })
export class ReplacedReplyNode {
  @Field(() => String)
  name: string;

  @Field(() => LetterNode, { description: 'For candidates who are written to in English.' })
  en: LetterNode;

  @Field(() => LetterNode, { description: 'For candidates who are written to in Arabic.' })
  ar: LetterNode;
}

@ObjectType('SavedReply', { description: 'A letter that the viewer writes again and again, in both languages.' })
export class SavedReplyNode extends ReplacedReplyNode {
  @Field(() => ID)
  id: string;
}

@ObjectType('SaveReplyPayload')
export class SaveReplyPayload {
  @Field(() => SavedReplyNode)
  savedReply: SavedReplyNode;

  @Field(() => ReplacedReplyNode, {
    nullable: true,
    description: 'The letter that stood under this name until now: saved again, it is back. Null when there was none.',
  })
  replaced: ReplacedReplyNode | null;
}

@ObjectType('PreviewedLetter', { description: 'What one candidate would get.' })
export class PreviewedLetterNode extends LetterNode {
  @Field(() => String, { description: 'The address that it would go to.' })
  to: string;

  @Field(() => ContentLanguage, { description: 'That of the exam.' })
  language: ContentLanguage;
}

@InputType()
export class LetterInput {
  @Field(() => String, { description: 'Empty where nobody is written to in this language.' })
  @MaxLength(SUBJECT)
  subject: string;

  @Field(() => String, { description: '`{name}` and `{assessment}` are filled in for each.' })
  @MaxLength(TEXT)
  text: string;
}

@InputType()
export class LettersInput {
  @Field(() => LetterInput, { description: 'For exams in English.' })
  @ValidateNested()
  @Type(() => LetterInput)
  en: LetterInput;

  @Field(() => LetterInput, { description: 'For exams in Arabic.' })
  @ValidateNested()
  @Type(() => LetterInput)
  ar: LetterInput;
}

@InputType()
export class MailCandidatesInput extends InvitationsInput {
  @Field(() => LettersInput, { description: 'Each is written to in the language of their exam.' })
  @ValidateNested()
  @Type(() => LettersInput)
  letters: LettersInput;
}

@InputType()
export class SaveReplyInput {
  @Field(() => String, {
    description: 'A name that is there already is given the new letter; `replaced` has the former one.',
  })
  @SingleLine(MAX_NAME)
  name: string;

  @Field(() => LettersInput, { description: 'One of the two may be empty.' })
  @ValidateNested()
  @Type(() => LettersInput)
  letters: LettersInput;
}

@InputType()
export class DeleteReplyInput {
  @Field(() => ID)
  id: string;
}

@ObjectType('MailCandidatesPayload')
export class MailCandidatesPayload {
  @Field(() => Int, { description: 'Those of them that are still there and in scope.' })
  mailedCount: number;
}
