import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, In } from 'typeorm';
import { AuditEntry } from '../../../platform/audit';
import { InvalidInput } from '../../../platform/errors';
import { toConnection } from '../../../platform/graphql';
import type { ConnectionOf } from '../../../platform/graphql';
import { ListConditions, pageOfIds } from '../../../platform/listing';
import type { ListOrder } from '../../../platform/listing';
import type { AuditEntriesArgs, AuditFilter } from './audit-entry.type';

const searchedText = `coalesce(actor_name, '') || ' ' || coalesce(object_label, '') || ' ' || coalesce(ip, '')`;
const newestFirst: ListOrder = { key: 'at', type: 'timestamptz', isDescending: true };

/** Reads the audit log, newest first. */
@Injectable()
export class AuditEntries {
  constructor(private readonly dataSource: DataSource) {}

  async list({ filter, ...pageArgs }: AuditEntriesArgs): Promise<ConnectionOf<AuditEntry>> {
    const page = await pageOfIds(this.dataSource, 'audit_entries', conditionsOf(filter), newestFirst, pageArgs);
    const keys = new Map(page.rows.map(({ id, key }) => [id, key]));
    const found = await this.dataSource.manager.findBy(AuditEntry, { id: In([...keys.keys()]) });
    const byId = new Map(found.map((entry) => [entry.id, entry]));
    const rows = [...keys.keys()].flatMap((id) => byId.get(id) ?? []);
    const key = ({ id }: AuditEntry) => [keys.get(id) ?? '', id];
    return toConnection({ ...page, rows, after: pageArgs.after, key }, (entry) => entry);
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
