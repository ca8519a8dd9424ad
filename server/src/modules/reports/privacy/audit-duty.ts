import type { EntityManager } from 'typeorm';

/** To forget a person, or to forget the old: the only two changes that the audit log lets pass. */
const duties = {
  erasure: {
    begin: ['grant update (object_label) on audit_entries to current_user', `set local mizan.audit_duty = 'erasure'`],
    end: ['revoke update (object_label) on audit_entries from current_user', `set local mizan.audit_duty = ''`],
  },
  retention: {
    begin: ['grant delete on audit_entries to current_user', `set local mizan.audit_duty = 'retention'`],
    end: ['revoke delete on audit_entries from current_user', `set local mizan.audit_duty = ''`],
  },
} as const;

/** The account of the application may not change the log: it is allowed to for this work, within its transaction. */
export async function onAuditDuty<Result>(
  manager: EntityManager,
  duty: keyof typeof duties,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const statement of duties[duty].begin) await manager.query(statement);
  const result = await work();
  for (const statement of duties[duty].end) await manager.query(statement);
  return result;
}
