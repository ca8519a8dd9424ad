import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';

const MOST_AT_ONCE = 500;

@InputType()
export class InvitationsInput {
  @Field(() => [ID], { description: 'At most 500.' })
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_AT_ONCE)
  invitationIds: string[];
}

@InputType()
export class ReissueInvitationsInput extends InvitationsInput {
  @Field(() => Date, {
    nullable: true,
    description: 'To be begun before then. Left out: as before if that is still to come, otherwise without a date.',
  })
  expiresAt?: Date | null;
}

@InputType()
export class SetInvitationWindowInput extends InvitationsInput {
  @Field(() => Date, {
    nullable: true,
    description: 'Not to be begun before then, nor before the assessment opens; null for no date. Left out: as before.',
  })
  opensAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'To be begun before then; null for no date. A moment that is over expires them at once. Left out: as before.',
  })
  expiresAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Those that end at another moment are skipped; null stands for no date. Left out: whenever they end.',
  })
  fromExpiresAt?: Date | null;
}
