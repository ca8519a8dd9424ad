import { Field, ID, ObjectType } from '@nestjs/graphql';
import { EmailAddressScalar } from '../../platform/graphql';
import type { Candidate } from './candidate.entity';

@ObjectType('Candidate')
export class CandidateNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => EmailAddressScalar)
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Digits, with a leading plus if it was given; null when a program invited without one.',
  })
  phone: string | null;
}

type Person = Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>;

export function toCandidateNode({ id, firstName, lastName, email, phone }: Person): CandidateNode {
  return { id, firstName, lastName, name: `${firstName} ${lastName}`.trim(), email, phone };
}
