import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import { StoredFile } from '../../platform/files';
import type { ShownFile } from './shown-file';
import { toShownFile } from './shown-file';

/** Files by their ids, without regard to the scope: whoever asks may see what they belong to. */
@Injectable()
export class StoredFileLoader {
  private readonly files = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly dataSource: DataSource) {}

  byId(id: string): Promise<ShownFile | null> {
    return this.files.load(id);
  }

  private async load(ids: readonly string[]): Promise<(ShownFile | null)[]> {
    const files = await this.dataSource.manager.findBy(StoredFile, { id: In([...ids]) });
    const byId = new Map(files.map((file) => [file.id, file]));
    return ids.map((id) => {
      const file = byId.get(id);
      return file?.finishedAt ? toShownFile(file) : null;
    });
  }
}
