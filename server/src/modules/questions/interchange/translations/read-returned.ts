import { deserialize } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../../platform/access';
import { InvalidInput } from '../../../../platform/errors';
import { FileNotFound, FilePurpose, ReadFile, readPart, StoredFile } from '../../../../platform/files';
import { threadWork, Threads } from '../../../../platform/threads';
import { readTranslations } from './reading-translations';
import type { readingTranslations } from './reading-translations';
import type { ReturnedFile } from './returned-text';
import type { TranslationFileInput } from './translation-file.inputs';

const READING = threadWork<typeof readingTranslations>(
  require.resolve('./reading-translations'),
  'readingTranslations',
);

/** What a translator's file says, whole or in parts. */
@Injectable()
export class ReadReturned {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: ReadFile,
    private readonly threads: Threads,
  ) {}

  /** @throws FileTooLarge, FileNotFound, InvalidInput */
  async execute(viewer: Viewer, { file, uploadId }: TranslationFileInput): Promise<ReturnedFile> {
    if (uploadId != null) return this.large(await this.uploaded(viewer, uploadId));
    if (file == null) throw InvalidInput.at('file', 'required');
    return readTranslations(await readPart(file));
  }

  /** Beside the event loop: it may also mean harm. */
  private async large(bytes: Buffer): Promise<ReturnedFile> {
    return deserialize(await this.threads.run(READING, bytes)) as ReturnedFile;
  }

  private async uploaded(viewer: Viewer, id: string): Promise<Buffer> {
    const own = { id, ownerId: viewer.userId, purpose: FilePurpose.QUESTION_BANK };
    const found = isUUID(id) ? await this.dataSource.manager.findOneBy(StoredFile, own) : null;
    if (!found?.finishedAt) throw new FileNotFound();
    return this.files.execute(id);
  }
}
