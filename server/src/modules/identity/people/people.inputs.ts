import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ContentLanguage, EmailAddress, EmailAddressScalar, Phone, SingleLine } from '../../../platform/graphql';

const MAX_NAME = 100;
const MAX_COMPANY = 150;
const MAX_COMPANY_SIZE = 10_000_000;
const MAX_REQUESTS = 1_000_000;

export const RecordsChoice = { HAND_OVER: 'hand-over', DELETE: 'delete' } as const;
export type RecordsChoice = (typeof RecordsChoice)[keyof typeof RecordsChoice];
registerEnumType(RecordsChoice, {
  name: 'RecordsChoice',
  description: 'What becomes of what belongs to a user.',
  valuesMap: {
    DELETE: { description: 'They are deleted with the user.' },
    HAND_OVER: { description: 'Somebody else takes them over.' },
  },
});

@InputType()
export class CreateAdminInput {
  @Field(() => String)
  @SingleLine(MAX_NAME)
  name: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  @EmailAddress()
  email: string;

  @Field(() => ContentLanguage, { description: 'Of the mail that welcomes them.' })
  language: ContentLanguage;
}

@InputType()
export class CreateHrInput extends CreateAdminInput {
  @Field(() => String, { description: '8 to 15 digits.' })
  @Phone()
  phone: string;

  @Field(() => String)
  @SingleLine(MAX_COMPANY)
  companyName: string;

  @Field(() => Int)
  @IsInt()
  @Min(1)
  @Max(MAX_COMPANY_SIZE)
  companySize: number;

  @Field(() => Int, { description: 'Invitations granted; null: not limited.' })
  @IsInt()
  @Min(0)
  @Max(MAX_REQUESTS)
  maxRequests: number;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateHrInput {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @SingleLine(MAX_NAME)
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: '8 to 15 digits, with a leading plus if it was given; null or empty when there is none.',
  })
  @IsOptional()
  @Phone()
  phone?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @SingleLine(MAX_COMPANY)
  companyName?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_COMPANY_SIZE)
  companySize?: number | null;

  @Field(() => Int, { nullable: true, description: 'Not below the number of requests already used.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_REQUESTS)
  maxRequests?: number | null;
}

@InputType()
export class ChangeStaffVerificationInput {
  @Field(() => ID)
  id: string;

  @Field(() => Boolean, { description: 'False ends their sessions at once.' })
  isVerified: boolean;
}

@InputType()
export class EndStaffSessionsInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class DeleteStaffUserInput {
  @Field(() => ID)
  id: string;

  @Field(() => RecordsChoice, { description: 'What becomes of the records of the user: handed over or deleted.' })
  records: RecordsChoice;

  @Field(() => ID, { nullable: true, description: 'Who gets the records; needed for HAND_OVER.' })
  receiverId?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail of the user, typed; needed for DELETE.' })
  confirmation?: string | null;
}

@InputType()
export class ChangeNameInput {
  @Field(() => String)
  @SingleLine(MAX_NAME)
  name: string;
}
