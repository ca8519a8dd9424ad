import { deserialize } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { InvalidInput } from '../../../platform/errors';
import { FileNotFound, FilePurpose, ReadFile, readPart, StoredFile } from '../../../platform/files';
import type { UploadedFile } from '../../../platform/graphql';
import { threadWork, Threads } from '../../../platform/threads';
import { withAcceptableImages } from './acceptable-images';
import { detectFormat } from './detect-format';
import { readFormat } from './formats';
import type { InterchangeReading } from './interchange';
import { QuestionFormatUnknown, TooManyQuestions } from './interchange.errors';
import type { QuestionFormat } from './question-format';
import type { readingBytes } from './reading-bytes';

export const MAX_IMPORTED = 5_000;

const READING = threadWork<typeof readingBytes>(require.resolve('./reading-bytes'), 'readingBytes');

export interface ImportFile {
  format?: QuestionFormat | null;
  file?: UploadedFile | null;
  /** Instead of the file: what came in parts. */
  uploadId?: string | null;
}

export interface ImportReading {
  format: QuestionFormat;
  reading: InterchangeReading;
}

/** What a file of questions holds, whole or in parts. */
@Injectable()
export class ReadImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: ReadFile,
    private readonly threads: Threads,
  ) {}

  /** @throws QuestionFormatUnknown, TooManyQuestions, FileTooLarge, FileNotFound, InvalidInput */
  async execute(viewer: Viewer, { format, file, uploadId }: ImportFile): Promise<ImportReading> {
    if (uploadId != null) return this.large(await this.uploaded(viewer, uploadId), format);
    if (file == null) throw InvalidInput.at('file', 'required');
    const bytes = await readPart(file);
    const known = knownFormat((await file).filename, bytes, format);
    return { format: known, reading: await acceptable(await readFormat(known, bytes)) };
  }

  /** What somebody sent in parts, whole. @throws FileNotFound */
  async uploaded(viewer: Viewer, id: string): Promise<StoredFile> {
    const own = { id, ownerId: viewer.userId, purpose: FilePurpose.QUESTION_BANK };
    const found = isUUID(id) ? await this.dataSource.manager.findOneBy(StoredFile, own) : null;
    if (!found?.finishedAt) throw new FileNotFound();
    return found;
  }

  /** Beside the event loop, and no longer than a thread may take: what is large may also mean harm. */
  private async large({ id, name }: StoredFile, format: QuestionFormat | null | undefined): Promise<ImportReading> {
    const bytes = await this.files.execute(id);
    const known = knownFormat(name, bytes, format);
    const reading = deserialize(await this.threads.run(READING, known, bytes)) as InterchangeReading;
    return { format: known, reading: await acceptable(reading) };
  }
}

function knownFormat(name: string, bytes: Buffer, format: QuestionFormat | null | undefined): QuestionFormat {
  const known = format ?? detectFormat(name, bytes);
  if (known === null) throw new QuestionFormatUnknown();
  return known;
}

async function acceptable(given: InterchangeReading): Promise<InterchangeReading> {
  const reading = await withAcceptableImages(given);
  if (reading.understood.length > MAX_IMPORTED) throw new TooManyQuestions({ limit: MAX_IMPORTED });
  return reading;
}
