import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { KeyedContentInput } from './keyed-content.inputs';
import type { QuestionDraft } from './question.policy';
import { Difficulty, QuestionType } from './vocabulary';

/** What the fields may hold depends on the type, so `readQuestion` checks them; the paths of its problems start here. */
@InputType({ description: 'A question with its answer key. Fields that the type does not use are ignored.' })
export class QuestionInput extends KeyedContentInput implements QuestionDraft {
  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String, { description: 'Plain, at most 2,000 characters; ignored when `textHtml` is given.' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text with formatting. The server keeps what is allowed of it and takes the plain text from it.',
  })
  textHtml?: string | null;

  @Field(() => Int, { description: '5 to 7200.' })
  durationSeconds: number;

  @Field(() => Float, { description: '0 to 1000, with at most two decimals.' })
  score: number;

  @Field(() => Difficulty)
  difficulty: Difficulty;

  @Field(() => String)
  skill: string;

  @Field(() => Boolean, { nullable: true, description: 'Asked and kept, not counted in the score.' })
  isAdditional?: boolean | null;
}

@InputType()
export class UpdateQuestionInput {
  @Field(() => ID)
  id: string;

  @Field(() => QuestionInput)
  question: QuestionInput;

  @Field(() => ID, { nullable: true, description: 'A test that takes the new version at once.' })
  testId?: string | null;
}
