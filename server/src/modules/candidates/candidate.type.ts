import { Field, ID, ObjectType } from '@nestjs/graphql';
import { EmailAddressScalar } from '../../platform/graphql';
import type { CandidateContact } from './candidate-contact';

@ObjectType('Candidate', {
  description: 'A person who is invited; one for each e-mail address among the records of an owner.',
})
export class CandidateNode implements CandidateContact {
  @Field(() => ID, {
    description: 'UUID, for `candidateId` elsewhere. The same person invited by two owners is two candidates.',
  })
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String, { description: 'Family name; may be empty.' })
  lastName: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Digits, with a leading plus if it was given; null when a program invited without one.',
  })
  phone: string | null;
}
