import { ArgsType, Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Role } from '../../../platform/access';
import { AuditOutcome } from '../../../platform/audit';
import type { AuditEntry } from '../../../platform/audit';
import { Connection, PageArgs } from '../../../platform/graphql';
import { RoleType } from '../viewer.type';

registerEnumType(AuditOutcome, {
  name: 'AuditOutcome',
  description: 'REFUSED: by a rule about rights. FAILED: tried and not managed, such as a wrong password.',
});

@ObjectType('AuditEntry', { description: 'Who did what to what, when, from where, with which outcome.' })
export class AuditEntryNode implements AuditEntry {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  at: Date;

  @Field(() => String, { nullable: true, description: 'As it was then. Null when nobody was signed in.' })
  actorName: string | null;

  @Field(() => ID, { nullable: true })
  actorId: string | null;

  @Field(() => RoleType, { nullable: true })
  actorRole: Role | null;

  @Field(() => String, { description: 'One of `auditActions`.' })
  action: string;

  @Field(() => String, { nullable: true })
  objectType: string | null;

  @Field(() => ID, { nullable: true })
  objectId: string | null;

  @Field(() => String, { nullable: true, description: 'What people called it then.' })
  objectLabel: string | null;

  @Field(() => AuditOutcome)
  outcome: AuditOutcome;

  @Field(() => String, { nullable: true })
  ip: string | null;

  @Field(() => String, { nullable: true })
  userAgent: string | null;

  @Field(() => String, { nullable: true })
  requestId: string | null;
}

@ObjectType('AuditEntryConnection')
export class AuditEntryConnection extends Connection(AuditEntryNode, 'AuditEntry') {}

@InputType()
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Words in the names of actor and object, and in the address.' })
  search?: string | null;

  @Field(() => String, { nullable: true })
  action?: string | null;

  @Field(() => AuditOutcome, { nullable: true })
  outcome?: AuditOutcome | null;

  @Field(() => Date, { nullable: true, description: 'This moment and later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Before this moment.' })
  until?: Date | null;

  @Field(() => ID, { nullable: true })
  actorId?: string | null;
}

@ArgsType()
export class AuditEntriesArgs extends PageArgs {
  @Field(() => AuditFilter, { nullable: true })
  filter?: AuditFilter | null;
}
