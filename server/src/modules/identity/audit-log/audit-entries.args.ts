import { Field, ID, InputType, ArgsType } from '@nestjs/graphql';
import { AuditOutcome } from '../../../platform/audit';
import { PageArgs } from '../../../platform/graphql';

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
