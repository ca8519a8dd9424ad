import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Connection, EmailAddressScalar } from '../../platform/graphql';
import { AccessRequestStatus } from './access-request.entity';

registerEnumType(AccessRequestStatus, { name: 'AccessRequestStatus' });

@ObjectType('AccessRequest', { description: 'Somebody who asks to become an HR user.' })
export class AccessRequestNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => EmailAddressScalar)
  email: string;

  @Field(() => String)
  phone: string;

  @Field(() => String)
  companyName: string;

  @Field(() => Int)
  companySize: number;

  @Field(() => String)
  message: string;

  @Field(() => AccessRequestStatus)
  status: AccessRequestStatus;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { nullable: true })
  decidedAt: Date | null;

  @Field(() => String, { nullable: true })
  decidedByName: string | null;
}

@ObjectType('AccessRequestConnection')
export class AccessRequestConnection extends Connection(AccessRequestNode, 'AccessRequest') {}
