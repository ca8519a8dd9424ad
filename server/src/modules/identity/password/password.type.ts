import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { TicketPurpose } from './password-ticket.entity';
import type { PasswordTicketInfo } from './show-password-ticket';

registerEnumType(TicketPurpose, {
  name: 'TicketPurpose',
  description: 'RESET: for a forgotten password. WELCOME: the first one of a new user.',
  valuesMap: {
    RESET: { description: 'A forgotten password.' },
    WELCOME: { description: 'The first password of a new user.' },
  },
});

@ObjectType('RequestPasswordCodePayload', { description: 'The same for known and unknown addresses.' })
export class PasswordCodeRequestNode {
  @Field(() => ID, { description: 'The code is worth nothing without it.' })
  requestId: string;

  @Field(() => Int, { description: 'When another can be asked for.' })
  resendAfterSeconds: number;

  @Field(() => Int, { description: 'For how long it is good.' })
  expiresInSeconds: number;

  @Field(() => Boolean, {
    description: 'No mail server is set up: the mail lies in `outbox/` of the data folder. Never in production.',
  })
  isMailInOutbox: boolean;
}

@ObjectType('VerifyPasswordCodePayload')
export class PasswordTicketNode {
  @Field(() => String, { description: 'Sets the password once: /Login/ChangePass/{ticket}' })
  ticket: string;

  @Field(() => Date, { description: 'From then on it is over.' })
  expiresAt: Date;
}

@ObjectType('PasswordTicketInfo', { description: 'What a mailed link can still do.' })
export class PasswordTicketInfoNode implements PasswordTicketInfo {
  @Field(() => Boolean, { description: 'Whether it is still good.' })
  isValid: boolean;

  @Field(() => TicketPurpose, { nullable: true, description: 'Null when it is not valid.' })
  purpose: TicketPurpose | null;

  @Field(() => Int, { description: 'Characters that a password needs at least.' })
  minimumLength: number;
}

@ObjectType('SetPasswordPayload', { description: 'Where to sign in now.' })
export class SetPasswordPayload {
  @Field(() => ID, { description: '/Login/ConfirmChange/{confirmation}' })
  confirmation: string;
}
