import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../../platform/access';
import { AppConfig } from '../../../../platform/config';
import { FileTypeNotAllowed, InvalidInput } from '../../../../platform/errors';
import { FileNotFound, FilePurpose, JoinParts, PartedFiles, readPart } from '../../../../platform/files';
import type { FileType, StoredFile } from '../../../../platform/files';
import { TooManyFiles, readUuid } from '../../attempt';
import { recordingType } from './accepted-types';
import { AnswerFile } from './answer-file.entity';
import { AnswerFilesQueries } from './answer-files.queries';
import type { QuestionForFiles } from './answer-files.queries';
import type { FinishRecordingInput, StartRecordingInput, UploadRecordingPartInput } from './answer-files.inputs';
import { ExamFileLinks } from './exam-file-links';
import { maxRecordingBytes } from './recording-size';
import { assertLivePage, OpenedQuestions } from './opened-questions';
import type { ShownAnswerFile } from './shown-answer-file';

export interface Recording {
  id: string;
  receivedParts: number[];
}

const MAX_RECORDINGS_PER_QUESTION = 10;
const MAX_PARTS = 20_000;

/** Video and audio answers: sent in parts while they are recorded, and after a lost line from where the server has them. */
@Injectable()
export class RecordAnswer {
  constructor(
    private readonly config: AppConfig,
    private readonly questions: OpenedQuestions,
    private readonly queries: AnswerFilesQueries,
    private readonly parted: PartedFiles,
    private readonly parts: JoinParts,
    private readonly links: ExamFileLinks,
  ) {}

  /** @throws FileTypeNotAllowed, TooManyFiles, AttemptQuestionNotFound, PageTaken */
  async start(credential: ExamCredential, input: StartRecordingInput): Promise<Recording> {
    const question = await this.questions.find(credential, input.questionId, input.pageId);
    const type = recordingType(question.type, input.contentType);
    if (!type) throw new FileTypeNotAllowed();
    const recordingId = input.recordingId == null ? null : readUuid(input.recordingId, 'recordingId');
    const begun = recordingId === null ? null : await this.queries.ownRecording(credential, recordingId);
    const recording = begun ?? (await this.begin(question, type, recordingId));
    if (!recording) throw new FileNotFound();
    assertLivePage(question);
    return { id: recording.id, receivedParts: await this.parted.received(recording) };
  }

  /** @throws FileTooLarge, UploadTooLarge, StorageFull, FileNotFound, PageTaken */
  async part(
    credential: ExamCredential,
    { pageId, recordingId, index, file }: UploadRecordingPartInput,
  ): Promise<Recording> {
    const bytes = await readPart(file);
    const { recording, question } = await this.find(credential, pageId, recordingId);
    const receivedParts = await this.parted.put(recording, index, bytes);
    assertLivePage(question);
    return { id: recording.id, receivedParts };
  }

  /** Finishing again gives the same file. @throws UploadIncomplete, FileTypeNotAllowed, StorageFull, FileNotFound, PageTaken */
  async finish(
    credential: ExamCredential,
    { pageId, recordingId, parts }: FinishRecordingInput,
  ): Promise<ShownAnswerFile> {
    if (parts < 1 || parts > MAX_PARTS) throw InvalidInput.at('parts', 'max', { max: MAX_PARTS });
    const { recording, question, type } = await this.find(credential, pageId, recordingId);
    await this.parts.execute(recording, type, parts);
    assertLivePage(question);
    const { id, name, contentType, byteSize } = (await this.queries.ownRecording(credential, recordingId)) ?? recording;
    return { id, name, contentType, byteSize, url: this.links.urlFor(credential, id) };
  }

  private begin(question: QuestionForFiles, type: FileType, id: string | null): Promise<StoredFile | null> {
    if (question.fileCount >= MAX_RECORDINGS_PER_QUESTION)
      throw new TooManyFiles({ limit: MAX_RECORDINGS_PER_QUESTION });
    const { id: questionId, attemptId, ownerId, position } = question;
    return this.parted.start({
      id,
      ownerId,
      contentType: type.contentType,
      purpose: FilePurpose.RECORDING,
      name: `question-${position}.${type.extensions[0]}`,
      maxBytes: maxRecordingBytes(question, this.config),
      attach: (manager, fileId) => manager.insert(AnswerFile, { fileId, attemptId, questionId }),
    });
  }

  private async find(credential: ExamCredential, pageId: string, recordingId: string) {
    const recording = await this.queries.ownRecording(credential, readUuid(recordingId, 'recordingId'));
    if (!recording) throw new FileNotFound();
    const question = await this.questions.find(credential, recording.questionId, pageId);
    const type = recordingType(question.type, recording.contentType);
    if (!type) throw new FileTypeNotAllowed();
    return { recording, question, type };
  }
}
