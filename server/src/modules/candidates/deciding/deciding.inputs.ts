import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Lines, PageArgs } from '../../../platform/graphql';
import { InvitationsInput } from '../invitation-life/invitation-life.inputs';

const MOST_STAGES = 20;
const MOST_MENTIONS = 10;
const STAGE_NAME = 40;
const REASON = 500;

@ArgsType()
export class ColleaguesArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Words in the name.' })
  search?: string | null;
}

@InputType()
export class DecideOnInvitationsInput extends InvitationsInput {
  @Field(() => ID, { nullable: true, description: 'Null takes them off every stage.' })
  stageId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Those who stand elsewhere are skipped; null stands for no stage. Left out: from wherever they stand.',
  })
  fromStageId?: string | null;

  @Field(() => String, { nullable: true, description: 'Kept with the decision and in the audit log.' })
  @IsOptional()
  @MaxLength(REASON)
  reason?: string | null;
}

@InputType()
export class TagInvitationsInput extends InvitationsInput {
  @Field(() => [String], { defaultValue: [], description: 'At most 30 characters each, and 20 on one person.' })
  add: string[];

  @Field(() => [String], { defaultValue: [], description: 'Those that somebody does not have change nothing.' })
  remove: string[];
}

@InputType()
export class DecisionStageInput {
  @Field(() => ID, { nullable: true, description: 'Left out of a new one.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Left out of one of the first four that keeps its name.' })
  @IsOptional()
  @MaxLength(STAGE_NAME)
  name?: string | null;
}

@InputType()
export class SetDecisionStagesInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => [DecisionStageInput], { description: 'In their order; one that is left out is removed.' })
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_STAGES)
  @ValidateNested({ each: true })
  @Type(() => DecisionStageInput)
  stages: DecisionStageInput[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Also for the viewer's own assessments that have no stages of their own, and for new ones.",
  })
  isForAll: boolean;
}

@InputType()
export class WriteNoteInput {
  @Field(() => ID)
  invitationId: string;

  @Field(() => String)
  @Lines(4_000)
  text: string;

  @Field(() => [ID], { defaultValue: [], description: 'Colleagues who are told by mail. At most 10.' })
  @ArrayMaxSize(MOST_MENTIONS)
  mentionIds: string[];
}

@InputType()
export class DeleteNoteInput {
  @Field(() => ID)
  id: string;
}
