import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../../platform/access';
import { FileTypeNotAllowed } from '../../../../platform/errors';
import { FilePurpose, readUpload, StoreFile } from '../../../../platform/files';
import type { UploadedFile } from '../../../../platform/graphql';
import { TooManyFiles, readUuid } from '../../attempt';
import { acceptedFiles } from './accepted-types';
import { AnswerFile } from './answer-file.entity';
import type { UploadAnswerFileInput } from './answer-files.inputs';
import { AnswerFilesQueries } from './answer-files.queries';
import type { NamedFile, QuestionForFiles } from './answer-files.queries';
import { ExamFileLinks } from './exam-file-links';
import { assertLivePage, OpenedQuestions } from './opened-questions';
import type { ShownAnswerFile } from './shown-answer-file';

/** With every file that was replaced by another. */
export const MAX_FILES_PER_QUESTION = 30;

/** Takes a file for a question. It counts once an answer names it. */
@Injectable()
export class HandInFile {
  constructor(
    private readonly questions: OpenedQuestions,
    private readonly queries: AnswerFilesQueries,
    private readonly files: StoreFile,
    private readonly links: ExamFileLinks,
  ) {}

  /**
   * Handing in the same `fileId` again gives the file that is there: its first reply may have been lost.
   * @throws FileTooLarge, FileTypeNotAllowed, TooManyFiles, StorageFull, AttemptQuestionNotFound, PageTaken
   */
  async execute(credential: ExamCredential, input: UploadAnswerFileInput): Promise<ShownAnswerFile> {
    const question = await this.questions.find(credential, input.questionId, input.pageId);
    const chosenId = input.fileId == null ? null : readUuid(input.fileId, 'fileId');
    const holder = chosenId === null ? null : await this.queries.named(credential, question.id, chosenId);
    // An id that something else holds, such as a try that a crash cut off, is no reason to refuse the file.
    const { id, name, contentType, byteSize } = holder?.isOwn
      ? holder
      : await this.store(question, input.file, holder ? null : chosenId);
    assertLivePage(question);
    return { id, name, contentType, byteSize, url: this.links.urlFor(credential, id) };
  }

  private async store(
    question: QuestionForFiles,
    file: UploadedFile,
    chosenId: string | null,
  ): Promise<Omit<NamedFile, 'isOwn'>> {
    const accepted = acceptedFiles(question.type, question.fileKinds);
    if (accepted.length === 0) throw new FileTypeNotAllowed();
    const checked = await readUpload(file, accepted);
    if (question.fileCount >= MAX_FILES_PER_QUESTION) throw new TooManyFiles({ limit: MAX_FILES_PER_QUESTION });
    const { id: questionId, attemptId, ownerId } = question;
    return this.files.execute(checked, {
      id: chosenId,
      ownerId,
      purpose: FilePurpose.ANSWER,
      attach: (manager, fileId) => manager.insert(AnswerFile, { fileId, attemptId, questionId }),
    });
  }
}
