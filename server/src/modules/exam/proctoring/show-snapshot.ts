import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { FileNotFound } from '../../../platform/files';
import type { SentFile } from '../../../platform/files';

const SNAPSHOT_VIEW = auditAction('snapshot.view');

/** Looking at the same picture again within this time is the same look. */
const LOOK_MINUTES = 60;

interface Shown extends SentFile {
  label: string;
}

const looked = `
  select from audit_entries where action = $1 and object_id = $2 and actor_id = $3
    and at > $4::timestamptz - make_interval(mins => $5) limit 1`;

/** A picture for the staff who see its result; who looked is written down. */
@Injectable()
export class ShowSnapshot {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** @throws FileNotFound also when it is there, but not for this viewer. */
  async execute(viewer: Viewer, origin: RequestOrigin, snapshotId: string): Promise<SentFile> {
    const found = isUUID(snapshotId) ? await this.find(viewer, snapshotId) : null;
    if (!found) throw new FileNotFound();
    const { label, ...file } = found;
    if (!(await this.hasLooked(viewer, snapshotId))) {
      const object = { type: 'snapshot', id: snapshotId, label };
      await this.audit.record(null, { by: viewer, origin, action: SNAPSHOT_VIEW, object });
    }
    return file;
  }

  private async find(viewer: Viewer, snapshotId: string): Promise<Shown | null> {
    const { sql, params } = this.scope.sql(viewer, 't.owner_id', 2);
    const text = `
      select f.id, f.name, f.content_type as "contentType", f.byte_size as "byteSize", f.sha256,
        t.settings ->> 'title' || ' · ' || c.email as label
      from proctor_snapshots s
      join attempts t on t.id = s.attempt_id join candidates c on c.id = t.candidate_id
      join stored_files f on f.id = s.file_id
      where s.id = $1 and f.finished_at is not null and ${sql}`;
    const [file] = await this.dataSource.query<Shown[]>(text, [snapshotId, ...params]);
    return file ?? null;
  }

  private async hasLooked({ userId }: Viewer, snapshotId: string): Promise<boolean> {
    const values = [SNAPSHOT_VIEW, snapshotId, userId, this.clock.now(), LOOK_MINUTES];
    return (await this.dataSource.query<unknown[]>(looked, values)).length > 0;
  }
}
