import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../platform/access';
import { AppConfig } from '../../platform/config';
import { FileTypeNotAllowed, InvalidInput } from '../../platform/errors';
import {
  cleanFileName,
  FileNotFound,
  images,
  JoinParts,
  MAX_UPLOAD_BYTES,
  PartedFiles,
  questionBanks,
  readPart,
  readUpload,
  StoredFile,
  StoreFile,
  typeByName,
  UploadIncomplete,
  UploadTooLarge,
  videos,
} from '../../platform/files';
import type { FileType } from '../../platform/files';
import type { FinishUploadInput, StartUploadInput, UploadFileInput, UploadPartInput } from './uploads.inputs';
import type { StaffFilePurpose, ShownFile } from './shown-file';
import { toShownFile } from './shown-file';

export interface UploadInParts {
  id: string;
  partBytes: number;
  receivedParts: number[];
}

const MEGABYTE = 1_000_000;
/** What is read once and not kept may be larger than what is attached. */
const MAX_BANK_BYTES = 20 * MEGABYTE;

const accepted: Record<StaffFilePurpose, readonly FileType[]> = {
  'question-image': images,
  'welcome-video': videos,
  'question-bank': questionBanks,
};

/** What staff upload, whole or in parts. Whoever began an upload goes on with it. */
@Injectable()
export class StaffUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly files: StoreFile,
    private readonly parted: PartedFiles,
    private readonly parts: JoinParts,
  ) {}

  /** @throws FileTooLarge, FileTypeNotAllowed, StorageFull */
  async whole(viewer: Viewer, { purpose, file }: UploadFileInput): Promise<ShownFile> {
    const checked = await readUpload(file, accepted[purpose]);
    return toShownFile(await this.files.execute(checked, { ownerId: viewer.userId, purpose }));
  }

  /** @throws FileTypeNotAllowed, UploadTooLarge, InvalidInput, FileNotFound */
  async start(viewer: Viewer, input: StartUploadInput): Promise<UploadInParts> {
    const { uploadId, purpose, byteSize } = input;
    if (uploadId != null && !isUUID(uploadId)) throw InvalidInput.at('uploadId', 'invalid');
    const limit = this.limitOf(purpose);
    if (byteSize < 1) throw InvalidInput.at('byteSize', 'min', { min: 1 });
    if (byteSize > limit) throw new UploadTooLarge({ megabytes: Math.ceil(limit / MEGABYTE) });
    const name = cleanFileName(input.name);
    const type = typeByName(name, accepted[purpose]);
    if (!type) throw new FileTypeNotAllowed();
    const holder = { ownerId: viewer.userId, purpose, maxBytes: byteSize };
    const begun = await this.parted.start({ id: uploadId, name, contentType: type.contentType, ...holder });
    return this.stateOf(begun ?? (await this.ownUpload(viewer, uploadId ?? '')));
  }

  /** @throws FileNotFound, FileTooLarge, UploadTooLarge, StorageFull, InvalidInput */
  async part(viewer: Viewer, { uploadId, index, file }: UploadPartInput): Promise<UploadInParts> {
    const bytes = await readPart(file);
    const begun = await this.ownUpload(viewer, uploadId);
    return toUploadInPartsNode(begun, await this.parted.put(begun, index, bytes));
  }

  /** Finishing again gives the same file. @throws FileNotFound, UploadIncomplete, FileTypeNotAllowed, StorageFull */
  async finish(viewer: Viewer, { uploadId }: FinishUploadInput): Promise<ShownFile> {
    const begun = await this.ownUpload(viewer, uploadId);
    const received = await this.parted.received(begun);
    const type = typeByName(begun.name, accepted[begun.purpose as StaffFilePurpose]);
    if (!type) throw new FileTypeNotAllowed();
    if (!begun.finishedAt && begun.byteSize < begun.maxBytes) {
      throw new UploadIncomplete({ missing: firstMissing(received) });
    }
    // A bank has no one content to begin as, and is only ever read by the import, as data.
    await this.parts.execute(begun, begun.purpose === 'question-bank' ? null : type, received.length);
    return toShownFile(await this.ownUpload(viewer, uploadId));
  }

  private limitOf(purpose: StaffFilePurpose): number {
    if (purpose === 'welcome-video') return this.config.videoMegabytes * MEGABYTE;
    return purpose === 'question-bank' ? MAX_BANK_BYTES : MAX_UPLOAD_BYTES;
  }

  private async stateOf(file: StoredFile): Promise<UploadInParts> {
    return toUploadInPartsNode(file, await this.parted.received(file));
  }

  private async ownUpload(viewer: Viewer, id: string): Promise<StoredFile> {
    const file = isUUID(id)
      ? await this.dataSource.manager.findOneBy(StoredFile, { id, ownerId: viewer.userId })
      : null;
    if (!file || !(file.purpose in accepted)) throw new FileNotFound();
    return file;
  }
}

function toUploadInPartsNode({ id }: StoredFile, receivedParts: number[]): UploadInParts {
  return { id, partBytes: MAX_UPLOAD_BYTES, receivedParts };
}

/** Which come next cannot be known from the size alone: the first that is not there. */
function firstMissing(received: readonly number[]): number[] {
  const index = received.findIndex((part, place) => part !== place);
  return [index === -1 ? received.length : index];
}
