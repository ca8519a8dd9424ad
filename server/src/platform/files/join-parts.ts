import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { UnitOfWork } from '../database';
import { JobHandler } from '../jobs';
import { assertBeginsAs } from './content/recognise-file';
import type { FileType } from './content/file-types';
import { UploadIncomplete } from './files.errors';
import { keyOfFile, keyOfPart } from './file-keys';
import { FileStorage } from './file-storage.port';
import { CleanPictures } from './pictures/clean-pictures';
import { isPicture } from './pictures/encode-picture';
import { RemoveFiles } from './remove-files';
import { FileScans } from './scans/file-scans';
import { StoreBytes } from './store-bytes';
import { StoredFile } from './stored-file.entity';

const REMOVE_PARTS = 'remove-file-parts';
const HEAD_BYTES = 4_096;
const MISSING_NAMED = 100;

interface Part {
  index: number;
  byteSize: number;
}

type Written = Pick<StoredFile, 'byteSize'> & { sha256: string; maxBytes?: number };

/** Makes one file of its parts. */
@Injectable()
export class JoinParts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly bytes: StoreBytes,
    private readonly pictures: CleanPictures,
    private readonly scans: FileScans,
    private readonly removal: RemoveFiles,
  ) {}

  /**
   * The first `count` parts in their order, or all before the first gap; without a type for what was made here. Joining what is joined already changes nothing.
   * @throws UploadIncomplete, FileTypeNotAllowed, PictureTooLarge, StorageFull, FileNotFound when it is erased meanwhile
   */
  async execute({ id, finishedAt }: StoredFile, type: FileType | null, count: number | 'unbroken'): Promise<void> {
    if (finishedAt) return;
    const parts = this.chosen(await this.partsOf(id), count);
    try {
      if (type) await assertBeginsAs(type, await this.head(id, parts));
      const isPixels = type !== null && isPicture(type.content);
      const written = isPixels ? await this.writePicture(id, type, parts) : await this.write(id, parts);
      await this.finish(id, parts.length, written, type === null);
    } catch (error) {
      // Somebody else may have joined them meanwhile, and removed the parts.
      if (!(await this.isFinished(id))) throw error;
    }
  }

  @JobHandler(REMOVE_PARTS)
  async removeParts({ fileId }: { fileId: string }): Promise<void> {
    for (const { index } of await this.partsOf(fileId)) await this.storage.remove(keyOfPart(fileId, index));
    await this.dataSource.query('delete from stored_file_parts where file_id = $1', [fileId]);
  }

  private chosen(parts: readonly Part[], count: number | 'unbroken'): Part[] {
    const unbroken = parts.filter(({ index }, place) => index === place);
    const wanted = count === 'unbroken' ? Math.max(unbroken.length, 1) : count;
    const received = new Set(parts.map(({ index }) => index));
    const missing = Array.from({ length: wanted }, (_, index) => index).filter((index) => !received.has(index));
    if (missing.length > 0) throw new UploadIncomplete({ missing: missing.slice(0, MISSING_NAMED) });
    return unbroken.slice(0, wanted);
  }

  private async head(id: string, parts: readonly Part[]): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of this.contentOf(id, parts)) {
      size += chunks[chunks.push(chunk) - 1]?.length ?? 0;
      if (size >= HEAD_BYTES) break;
    }
    return Buffer.concat(chunks);
  }

  private async write(id: string, parts: readonly Part[]): Promise<Written> {
    const hash = createHash('sha256');
    const content = this.contentOf(id, parts, (chunk) => hash.update(chunk));
    const byteSize = sizeOf(parts);
    await this.bytes.put(keyOfFile(id), Readable.from(content, { objectMode: false }), byteSize);
    return { sha256: hash.digest('hex'), byteSize };
  }

  /** Small enough to be held whole: no larger than one upload. */
  private async writePicture(id: string, type: FileType, parts: readonly Part[]): Promise<Written> {
    const picture = await this.pictures.execute(type, await buffer(this.contentOf(id, parts)));
    await this.bytes.put(keyOfFile(id), picture, picture.length);
    const byteSize = picture.length;
    return { sha256: createHash('sha256').update(picture).digest('hex'), byteSize, maxBytes: byteSize };
  }

  private async *contentOf(id: string, parts: readonly Part[], seen?: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
    for (const { index } of parts) {
      for await (const chunk of await this.storage.read(keyOfPart(id, index))) {
        seen?.(chunk as Buffer);
        yield chunk as Buffer;
      }
    }
  }

  private finish(id: string, partCount: number, written: Written, isOwnMake: boolean): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const scan = isOwnMake ? null : await this.scans.announce(tx, id);
      const done = { ...written, partCount, scan, finishedAt: this.clock.now() };
      const { affected } = await tx.manager.update(StoredFile, id, done);
      if (affected === 0) await this.removal.arrivedTooLate(id);
      await tx.addJob(REMOVE_PARTS, { fileId: id });
    });
  }

  private isFinished(id: string): Promise<boolean> {
    const sql = 'select from stored_files where id = $1 and finished_at is not null';
    return this.dataSource.query<unknown[]>(sql, [id]).then((rows) => rows.length > 0);
  }

  private partsOf(id: string): Promise<Part[]> {
    const sql = `select part_index as index, byte_size as "byteSize" from stored_file_parts
      where file_id = $1 order by part_index`;
    return this.dataSource.query<Part[]>(sql, [id]);
  }
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { byteSize }) => sum + byteSize, 0);
}
