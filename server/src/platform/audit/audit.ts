import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../caller/viewer';
import { Clock } from '../clock';
import type { Tx } from '../database';
import { AuditEntry, AuditOutcome } from './audit-entry.entity';
import type { RequestOrigin } from './request-origin';
import { timeOrderedId } from './time-ordered-id';

export interface AuditedObject {
  type: string;
  id?: string | null;
  /** What people call it, as it was at that moment. */
  label?: string | null;
}

export interface Audited {
  /** Null when nobody is signed in. */
  by: Pick<Viewer, 'userId' | 'name' | 'role'> | null;
  origin: RequestOrigin;
  action: string;
  object?: AuditedObject;
  /** `done` when left out. */
  outcome?: AuditOutcome;
}

const MAX_LABEL = 300;

/** Writes the audit log. */
@Injectable()
export class Audit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of what it tells of, so that there is one exactly if the other is; null for what changed nothing. */
  async record(tx: Pick<Tx, 'manager'> | null, { by, origin: at, action, object, outcome }: Audited): Promise<void> {
    const now = this.clock.now();
    await (tx?.manager ?? this.dataSource.manager).insert(AuditEntry, {
      id: timeOrderedId(now),
      at: now,
      action,
      outcome: outcome ?? AuditOutcome.DONE,
      actorId: by?.userId ?? null,
      actorName: by?.name ?? null,
      actorRole: by?.role ?? null,
      objectType: object?.type ?? null,
      objectId: object?.id ?? null,
      objectLabel: object?.label?.slice(0, MAX_LABEL) ?? null,
      ip: at.ip,
      userAgent: at.userAgent,
      requestId: at.requestId,
    });
  }
}
