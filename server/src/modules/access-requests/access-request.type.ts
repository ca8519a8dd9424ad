import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Connection, EmailAddressScalar } from '../../platform/graphql';
import { AccessRequestStatus } from './access-request.entity';

registerEnumType(AccessRequestStatus, {
  name: 'AccessRequestStatus',
  description: 'What became of a request for access.',
});

@ObjectType('AccessRequest', { description: 'Somebody who asks to become an HR user.' })
export class AccessRequestNode {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Full name of the person.' })
  name: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => String, { description: '8 to 15 digits, with a leading plus if it was given.' })
  phone: string;

  @Field(() => String)
  companyName: string;

  @Field(() => Int)
  companySize: number;

  @Field(() => String, { description: 'What the person wrote; may be empty.' })
  message: string;

  @Field(() => AccessRequestStatus, { description: 'OPEN until a person approves or declines.' })
  status: AccessRequestStatus;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was decided; null while it is open.' })
  decidedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Who decided; null while it is open.' })
  decidedByName: string | null;
}

@ObjectType('AccessRequestConnection')
export class AccessRequestConnection extends Connection(AccessRequestNode, 'AccessRequest') {}
