import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Role } from '../../../platform/access';
import { Connection, EmailAddressScalar } from '../../../platform/graphql';
import { CreditsType, RoleType } from '../user';
import type { Holdings } from './staff-records.port';
import type { StaffUser } from './staff-user';

@ObjectType('StaffUser', { description: 'Somebody who signs in.' })
export class StaffUserNode implements StaffUser {
  @Field(() => ID)
  id: string;

  @Field(() => RoleType)
  role: Role;

  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: '8 to 15 digits, with a leading plus if it was given; null or empty when there is none.',
  })
  phone: string | null;

  @Field(() => String, { nullable: true })
  companyName: string | null;

  @Field(() => Int, { nullable: true })
  companySize: number | null;

  @Field(() => Boolean, { description: 'False: disabled, cannot sign in.' })
  isVerified: boolean;

  @Field(() => CreditsType)
  credits: CreditsType;

  @Field(() => Date, { nullable: true, description: 'The last sign-in; null when there was none.' })
  lastSignInAt: Date | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Boolean, { description: 'False until the link of the welcome mail has been used.' })
  hasPassword: boolean;
}

@ObjectType('StaffUserConnection')
export class StaffUserConnection extends Connection(StaffUserNode, 'StaffUser') {}

@ObjectType('StaffUserHoldings', { description: 'What belongs to a user, and would be handed over or deleted.' })
export class StaffUserHoldings implements Holdings {
  @Field(() => Int)
  assessments: number;

  @Field(() => Int, { description: 'How many library tests belong to the user.' })
  tests: number;

  @Field(() => Int)
  questions: number;

  @Field(() => Int)
  candidates: number;

  @Field(() => Int)
  invitations: number;

  @Field(() => Int)
  results: number;
}
