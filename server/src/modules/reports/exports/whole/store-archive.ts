import { Injectable } from '@nestjs/common';
import { FilePurpose, JoinParts, PartedFiles } from '../../../../platform/files';
import { fileNameOf } from '../file-name';
import type { ExportRun } from './export-runs';

/** One part more must still be a number that the database can hold, so that it is refused for its size and nothing else. */
const MOST_BYTES = 2_000_000_000;
const PART_BYTES = 4_000_000;

export type BegunArchive = NonNullable<Awaited<ReturnType<StoreArchive['begin']>>>;

/** Writes an archive into the storage while it grows; never more than one part of it lies in memory. */
@Injectable()
export class StoreArchive {
  constructor(
    private readonly parted: PartedFiles,
    private readonly join: JoinParts,
  ) {}

  /** Announces the file of the run, or null when the run is not the one that counts any more. */
  async begin({ id, runId, createdBy, assessmentTitle }: ExportRun) {
    const claimed = { isOurs: false };
    const file = await this.parted.start({
      ownerId: createdBy,
      purpose: FilePurpose.EXPORT,
      contentType: 'application/zip',
      maxBytes: MOST_BYTES,
      name: fileNameOf(assessmentTitle, 'zip'),
      attach: async (manager, fileId) => {
        const text = `update assessment_exports set file_id = $3 where id = $1 and run_id = $2 and state = 'running'`;
        const [, count] = await manager.query<[unknown[], number]>(text, [id, runId, fileId]);
        claimed.isOurs = count > 0;
      },
    });
    return claimed.isOurs ? file : null;
  }

  /** `alive` is called for every part that lies in the storage. @throws StorageFull, UploadTooLarge */
  async write(file: BegunArchive, content: AsyncIterable<Buffer>, alive: () => Promise<void>): Promise<void> {
    let count = 0;
    for await (const part of inParts(content)) {
      await this.parted.put(file, count, part);
      count += 1;
      await alive();
    }
    await this.join.execute(file, null, count);
  }
}

async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}
