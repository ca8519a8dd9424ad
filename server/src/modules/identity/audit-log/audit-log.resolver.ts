import { Args, Query, Resolver } from '@nestjs/graphql';
import { KeyScope, StaffOnly } from '../../../platform/access';
import { declaredAuditActions } from '../../../platform/audit';
import { AuditEntries } from './audit-entries.queries';
import { AuditEntryConnection, AuditEntryNode } from './audit-entry.type';
import { AuditEntriesArgs } from './audit-entries.args';

@Resolver(() => AuditEntryNode)
export class AuditLogResolver {
  constructor(private readonly entries: AuditEntries) {}

  @Query(() => AuditEntryConnection, { description: 'Newest first. Exported by GET /api/v1/audit.csv.' })
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  auditEntries(@Args() args: AuditEntriesArgs): Promise<AuditEntryConnection> {
    return this.entries.list(args);
  }

  @Query(() => [String], { description: 'Everything that `action` can be.' })
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  auditActions(): string[] {
    return declaredAuditActions();
  }
}
