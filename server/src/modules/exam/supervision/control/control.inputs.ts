import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsOptional, MaxLength } from 'class-validator';
import { ReasonCode } from '../../attempt';

const MAX_NOTE_LENGTH = 500;

const note = { nullable: true, description: 'At most 500 characters; OTHER demands one.' };
const requestId = { description: 'A UUID made for this wish: sent again with the same one, nothing more happens.' };

/** Ids are looked up, not validated: what is no id answers like one that does not exist. */
@InputType()
export class PauseAttemptInput {
  @Field(() => ID)
  attemptId: string;

  @Field(() => ReasonCode, { description: 'Why, by a stable name.' })
  reasonCode: ReasonCode;

  @Field(() => String, note)
  @IsOptional()
  @MaxLength(MAX_NOTE_LENGTH)
  note?: string | null;
}

@InputType()
export class EndAttemptInput extends PauseAttemptInput {}

@InputType()
export class ContinueAttemptInput {
  @Field(() => ID)
  attemptId: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(MAX_NOTE_LENGTH)
  note?: string | null;
}

@InputType()
export class AddTimeInput extends PauseAttemptInput {
  @Field(() => Int, { description: 'From 1 to 86,400.' })
  seconds: number;

  @Field(() => ID, requestId)
  requestId: string;
}

@InputType()
export class ReopenAttemptInput extends PauseAttemptInput {
  @Field(() => Int, {
    nullable: true,
    description: 'To the question that was on the screen last, on top of what it had left; 0 to 86,400.',
  })
  addSeconds?: number | null;
}

@InputType()
export class SetExtraTimeInput {
  @Field(() => ID)
  invitationId: string;

  @Field(() => Int, { description: 'From 0 to 900; 50 gives half as much time again.' })
  percent: number;
}

@InputType()
export class MessageCandidateInput {
  @Field(() => ID)
  attemptId: string;

  @Field(() => String, { description: 'From 1 to 500 characters.' })
  @MaxLength(MAX_NOTE_LENGTH)
  text: string;

  @Field(() => ID, requestId)
  requestId: string;
}
