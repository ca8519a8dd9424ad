import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional, ValidateNested, IsUUID, MaxLength } from 'class-validator';
import { NumberKeyInput } from '../../questions';
import { Type } from 'class-transformer';

const MOST = 500;

const MAX_TEXT = 500;

@InputType({
  description: 'What is right from now on, in the form that the type of the question asks for.',
  isOneOf: true,
})
export class CorrectedKeyInput {
  @Field(() => [ID], { nullable: true, description: 'All that are right, or acceptable in a qualifier.' })
  @IsOptional()
  rightChoiceIds?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the statement is true.' })
  @IsOptional()
  truth?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Any of these is right; case, spaces, quotes, dashes and Arabic letter forms do not matter.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST)
  acceptedAnswers?: string[] | null;

  @Field(() => NumberKeyInput, { nullable: true })
  @IsOptional()
  number?: NumberKeyInput | null;
}

@InputType({ description: 'A key for papers already sat.' })
export class KeyCorrectionInput {
  @Field(() => ID, { description: 'The question of the bank.' })
  questionId: string;

  @Field(() => CorrectedKeyInput, { description: 'Instead of the key that marked the papers.' })
  @ValidateNested()
  @Type(() => CorrectedKeyInput)
  key: CorrectedKeyInput;
}

@InputType()
export class RemarkingInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => [KeyCorrectionInput], {
    nullable: true,
    description:
      'Instead of what the bank says now. Left out: every key whose question has a newer version, unless questions are set aside or count again.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST)
  corrections?: KeyCorrectionInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Questions that stop counting for everybody: still asked and marked, but no part of a score.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST)
  @IsUUID(undefined, { each: true })
  setAside?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Questions that were set aside and count again.' })
  @IsOptional()
  @ArrayMaxSize(MOST)
  @IsUUID(undefined, { each: true })
  countAgain?: string[] | null;
}

@InputType()
export class ApplyRemarkingInput extends RemarkingInput {
  @Field(() => String, { description: 'Of the list of differences that was seen.' })
  token: string;

  @Field(() => String, { description: 'Why it is marked again; kept with every mark that changes.' })
  @MaxLength(MAX_TEXT)
  reason: string;
}
