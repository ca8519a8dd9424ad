import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional } from 'class-validator';

@InputType({ description: 'A text of a question in its other language.' })
export class TranslatedTextInput {
  @Field(() => String, { description: 'As `QuestionTranslation.texts` names it.' })
  path: string;

  @Field(() => String, { description: 'Empty takes a translation back. Of a list an item a line.' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it was translated from; when the question says something else by now, nothing is taken over.',
  })
  source?: string | null;
}

@InputType({ description: 'A text whose translation was read against what the question says.' })
export class ConfirmedTextInput {
  @Field(() => String, { description: 'As `QuestionTranslation.texts` names it.' })
  path: string;

  @Field(() => String, {
    description: 'What it was read against; when the question says something else by now, nothing is taken over.',
  })
  source: string;
}

@InputType({ description: 'Texts that are left out stay as they are.' })
export class TranslateQuestionInput {
  @Field(() => ID)
  id: string;

  @Field(() => [TranslatedTextInput], { description: 'Those that are said anew.' })
  @ArrayMaxSize(3_000)
  texts: TranslatedTextInput[];

  @Field(() => [ConfirmedTextInput], {
    nullable: true,
    description: 'Stale texts that still hold, and others that were read.',
  })
  @IsOptional()
  @ArrayMaxSize(3_000)
  confirmed?: ConfirmedTextInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The viewer has read all of it against the source. Taken only where nothing is missing or stale.',
  })
  isReviewed?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'A test that takes the new version at once.' })
  testId?: string | null;
}
