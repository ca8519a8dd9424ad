import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import { Phone, SingleLine } from '../../platform/graphql';
import { AskForHelpInput } from '../identity';

const MAX_COMPANY_SIZE = 10_000_000;

export const AccessDecision = { APPROVE: 'approve', DECLINE: 'decline' } as const;
export type AccessDecision = (typeof AccessDecision)[keyof typeof AccessDecision];
registerEnumType(AccessDecision, {
  name: 'AccessDecision',
  description: 'APPROVE makes an HR user and mails a link to set the password. DECLINE mails a refusal.',
});

@InputType()
export class RequestAccessInput extends AskForHelpInput {
  @Field(() => String, { description: '8 to 15 digits.' })
  @Phone()
  phone: string;

  @Field(() => String)
  @SingleLine(150)
  companyName: string;

  @Field(() => Int)
  @IsInt()
  @Min(1)
  @Max(MAX_COMPANY_SIZE)
  companySize: number;
}

@InputType()
export class DecideAccessRequestInput {
  @Field(() => ID)
  id: string;

  @Field(() => AccessDecision)
  decision: AccessDecision;
}
