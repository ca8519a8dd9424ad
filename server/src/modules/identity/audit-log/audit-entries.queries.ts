import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, In } from 'typeorm';
import { AuditEntry } from '../../../platform/audit';
import { InvalidInput } from '../../../platform/errors';
import type { ConnectionOf } from '../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../../platform/listing';
import type { ListOrder } from '../../../platform/listing';
import type { AuditFilter, AuditEntriesArgs } from './audit-entries.args';

const searchedText = `coalesce(actor_name, '') || ' ' || coalesce(object_label, '') || ' ' || coalesce(ip, '')`;
const newestFirst: ListOrder = { key: 'at', type: 'timestamptz', isDescending: true };

/** Reads the audit log, newest first. */
@Injectable()
export class AuditEntries {
  constructor(private readonly dataSource: DataSource) {}

  async list({ filter, ...pageArgs }: AuditEntriesArgs): Promise<ConnectionOf<AuditEntry>> {
    const page = await pageOfIds(this.dataSource, 'audit_entries', conditionsOf(filter), newestFirst, pageArgs);
    return connectionOfIds(page, pageArgs.after, (ids) => this.dataSource.manager.findBy(AuditEntry, { id: In(ids) }));
  }
}

function conditionsOf(filter: AuditFilter | null | undefined): ListConditions {
  const { action, outcome, actorId, from, until, search } = filter ?? {};
  if (actorId != null && !isUUID(actorId)) throw InvalidInput.at('filter.actorId', 'id');
  const conditions = new ListConditions().equals('action', action).equals('outcome', outcome);
  conditions.equals('actor_id', actorId);
  if (from) conditions.add({ sql: `at >= $${conditions.nextParam}`, params: [from] });
  if (until) conditions.add({ sql: `at < $${conditions.nextParam}`, params: [until] });
  return conditions.search(searchedText, search);
}
