import { kindOf, nearMissReasons } from '@mizan/question-model';
import type { NearMissReason, ShownQuestion } from '@mizan/question-model';
import { Field, ID, InputType, InterfaceType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsOptional, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { enumOf } from '../../../platform/graphql';
import { declareMembers, memberName, NumberKeyInput, QuestionType } from '../../questions';
import { ResultFigures } from '../result';

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

export const NearMissReasonEnum = enumOf(nearMissReasons);
registerEnumType(NearMissReasonEnum, {
  name: 'NearMissReason',
  description: 'In what an answer differs from an accepted one.',
});

@ObjectType('NearMiss', {
  description: 'An answer that was not accepted and differs from an accepted one by a spelling.',
})
export class NearMissNode {
  @Field(() => String, { description: 'As the first who gave it wrote it.' })
  answer: string;

  @Field(() => String, { description: 'The accepted answer that it misses.' })
  accepted: string;

  @Field(() => NearMissReasonEnum, { description: 'What would have to make no difference.' })
  reason: NearMissReason;

  @Field(() => Int, { description: 'How many gave it.' })
  count: number;
}

/** Others are corrected in the question bank, whose newer version marking again takes up. */
export const correctedInPlace: readonly QuestionType[] = [
  ...(['multiple-choice', 'qualifier', 'dropdown', 'true-false', 'short-answer', 'number'] as const),
];

@InterfaceType('CorrectableKey', {
  description: 'A question of papers already sat, with the key that marked them.',
  resolveType: ({ type }: { type: QuestionType }) => memberName(type, 'CorrectableKey'),
})
class CorrectableKeyFields {
  @Field(() => ID)
  questionId: string;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  text: string;
}

declareMembers(
  CorrectableKeyFields,
  { suffix: 'CorrectableKey', types: correctedInPlace, fieldsOf: (type) => kindOf(type).authored },
  (member, type) => {
    if (type !== 'short-answer') return;
    const description = 'At most 20, the most frequent first.';
    Field(() => [NearMissNode], { description })(member.prototype as object, 'nearMisses');
  },
);

/** Content and key stand beside it: the schema shows the fields that the type has. */
export const CorrectableKeyNode = CorrectableKeyFields as new () => CorrectableKeyNode;
export type CorrectableKeyNode = CorrectableKeyFields & ShownQuestion & { nearMisses: NearMissNode[] };

@ObjectType('RemarkedQuestion', { description: 'A question whose key changed.' })
export class RemarkedQuestionNode {
  @Field(() => ID)
  questionId: string;

  @Field(() => String)
  text: string;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => Int, { description: 'Papers that are marked by the corrected key.' })
  papers: number;

  @Field(() => Int, { description: 'Papers that showed other choices or blanks: they stay as they are.' })
  unfit: number;

  @Field(() => Int, { description: 'Marks that a person gave: they stay as they are.' })
  byPerson: number;
}

@ObjectType('RemarkedFigures', { implements: () => ResultFigures, description: 'A result before or after.' })
export class RemarkedFiguresNode extends ResultFigures {}

@ObjectType('RemarkedResult', { description: 'A result that would change.' })
export class RemarkedResultNode {
  @Field(() => ID)
  attemptId: string;

  @Field(() => ID)
  candidateId: string;

  @Field(() => String)
  candidateName: string;

  @Field(() => RemarkedFiguresNode)
  before: RemarkedFiguresNode;

  @Field(() => RemarkedFiguresNode)
  after: RemarkedFiguresNode;
}

@ObjectType('RemarkingPreview', { description: 'What marking again would change; nothing of it is stored.' })
export class RemarkingPreviewNode {
  @Field(() => String, { description: 'For `applyRemarking`: it refuses when the list would be another one.' })
  token: string;

  @Field(() => [RemarkedQuestionNode])
  questions: RemarkedQuestionNode[];

  @Field(() => [RemarkedResultNode], { description: 'Only results that would change.' })
  changes: RemarkedResultNode[];

  @Field(() => Int, { description: 'Results that stay as they are.' })
  unchanged: number;

  @Field(() => Int, {
    description: 'Results whose answers are no longer kept: they cannot be marked again, and count among neither.',
  })
  forgotten: number;
}
