import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Role } from '../../../platform/access';
import { AuditOutcome } from '../../../platform/audit';
import type { AuditEntry } from '../../../platform/audit';
import { Connection } from '../../../platform/graphql';
import { RoleType } from '../user';

registerEnumType(AuditOutcome, {
  name: 'AuditOutcome',
  description: 'REFUSED: by a rule about rights. FAILED: tried and not managed, such as a wrong password.',
  valuesMap: {
    FAILED: { description: 'It was tried and not managed, such as a wrong password.' },
    REFUSED: { description: 'A rule about rights forbade it.' },
  },
});

@ObjectType('AuditEntry', { description: 'Who did what to what, when, from where, with which outcome.' })
export class AuditEntryNode implements AuditEntry {
  @Field(() => ID)
  id: string;

  @Field(() => Date, { description: 'When it happened, by the server.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'As it was then. Null when nobody was signed in.' })
  actorName: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'UUID of the staff user; null when nobody was signed in, and for the server itself.',
  })
  actorId: string | null;

  @Field(() => RoleType, { nullable: true, description: 'Their role at that time.' })
  actorRole: Role | null;

  @Field(() => String, { description: 'Such as `user.create`; `auditActions` lists them.' })
  action: string;

  @Field(() => String, { nullable: true, description: 'Such as `assessment`, `candidate`, `api-key`, `webhook`.' })
  objectType: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the record it was done to; of API keys the key.' })
  objectId: string | null;

  @Field(() => String, { nullable: true, description: 'What people called it then.' })
  objectLabel: string | null;

  @Field(() => AuditOutcome, { description: 'DONE, REFUSED for want of a right, FAILED such as a wrong password.' })
  outcome: AuditOutcome;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the caller, IPv4 or IPv6; null for the server itself.',
  })
  ip: string | null;

  @Field(() => String, { nullable: true, description: 'As the caller named itself; null when it did not.' })
  userAgent: string | null;

  @Field(() => String, { nullable: true, description: 'The `X-Request-Id` of the answer to that call.' })
  requestId: string | null;
}

@ObjectType('AuditEntryConnection')
export class AuditEntryConnection extends Connection(AuditEntryNode, 'AuditEntry') {}
