import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import type { QuestionDraft } from './question.policy';
import type { ChoiceDraft } from './types';
import { Difficulty, QuestionType } from './vocabulary';
import './vocabulary.type';

@InputType()
export class ChoiceInput implements ChoiceDraft {
  @Field(() => ID, { nullable: true, description: 'Of a choice that stays; left out for a new one.' })
  id?: string | null;

  @Field(() => String)
  text: string;

  @Field(() => Boolean)
  isRight: boolean;
}

@InputType()
export class NumberKeyInput {
  @Field(() => String, { description: 'Western or Arabic-Indic digits.' })
  value: string;

  @Field(() => String, { nullable: true, description: '0 when left out.' })
  tolerance?: string | null;
}

/** What the fields may hold depends on the type, so `readQuestion` checks them; the paths of its problems start here. */
@InputType({ description: 'A question with its answer key. Fields that the type does not use are ignored.' })
export class QuestionInput implements QuestionDraft {
  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  text: string;

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

  @Field(() => [ChoiceInput], { nullable: true })
  choices?: ChoiceInput[] | null;

  @Field(() => Boolean, { nullable: true })
  allowsSeveral?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  truth?: boolean | null;

  @Field(() => [String], { nullable: true })
  acceptedAnswers?: string[] | null;

  @Field(() => NumberKeyInput, { nullable: true })
  number?: NumberKeyInput | null;

  @Field(() => String, { nullable: true })
  rubric?: string | null;
}

@InputType()
export class UpdateQuestionInput {
  @Field(() => ID)
  id: string;

  @Field(() => QuestionInput)
  question: QuestionInput;
}
