import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { ProviderCatalogue } from '../../platform/discovery';
import { FileNotFound, FileUse } from '../../platform/files';
import type { SentFile, StoredFile } from '../../platform/files';

export type ReadableFile = SentFile & Pick<StoredFile, 'purpose'>;

/**
 * Which files staff may read: their scope's, and those that a module shows them beyond it. Pictures of candidates
 * and archives have addresses of their own, which log who looked.
 */
@Injectable()
export class ReadableFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly catalogue: ProviderCatalogue,
  ) {}

  /** @throws FileNotFound also when it is there, but not for this viewer, or not finished. */
  async find(viewer: Viewer, id: string): Promise<ReadableFile> {
    const [file] = isUUID(id) ? await this.query(viewer, id) : [];
    if (!file) throw new FileNotFound();
    return file;
  }

  private query(viewer: Viewer, id: string): Promise<ReadableFile[]> {
    const values: unknown[] = [id];
    const conditions = [this.scope.sql(viewer, 'f.owner_id', 2)].map(
      ({ sql, params }) => (values.push(...params), sql),
    );
    for (const use of this.catalogue.instancesOf(FileUse)) {
      const condition = use.readableBy?.(viewer, values.length + 1);
      if (!condition) continue;
      conditions.push(condition.sql);
      values.push(...condition.params);
    }
    const sql = `select id, name, content_type as "contentType", byte_size as "byteSize", sha256, purpose
      from stored_files f
      where id = $1 and finished_at is not null and purpose not in ('snapshot', 'export', 'question-bank') and (${conditions.join(' or ')})`;
    return this.dataSource.query<ReadableFile[]>(sql, values);
  }
}
