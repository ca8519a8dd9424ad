import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import { StoredFile } from '../../platform/files';
import { toStoredFileNode } from './stored-file.type';
import type { StoredFileNode } from './stored-file.type';

/** Files by their ids, without regard to the scope: whoever asks may see what they belong to. */
@Injectable()
export class StoredFileLoader {
  private readonly files = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly dataSource: DataSource) {}

  byId(id: string): Promise<StoredFileNode | null> {
    return this.files.load(id);
  }

  private async load(ids: readonly string[]): Promise<(StoredFileNode | null)[]> {
    const files = await this.dataSource.manager.findBy(StoredFile, { id: In([...ids]) });
    const byId = new Map(files.map((file) => [file.id, file]));
    return ids.map((id) => {
      const file = byId.get(id);
      return file?.finishedAt ? toStoredFileNode(file) : null;
    });
  }
}
