import { Injectable } from '@nestjs/common';
import type { Sitting } from '../../../platform/access';
import { FileTypeNotAllowed } from '../../../platform/errors';
import { FilePurpose, readUpload, StoreFile } from '../../../platform/files';
import { TooManyFiles } from '../exam.errors';
import { acceptedFiles } from './accepted-types';
import { AnswerFile } from './answer-file.entity';
import type { AnswerFileNode } from './answer-file.type';
import type { UploadAnswerFileInput } from './answer-files.inputs';
import { ExamFileLinks } from './exam-file-links';
import { assertLivePage, OpenedQuestions } from './opened-questions';

/** With every file that was replaced by another. */
export const MAX_FILES_PER_QUESTION = 30;

/** Takes a file for a question. It counts once an answer names it. */
@Injectable()
export class HandInFile {
  constructor(
    private readonly questions: OpenedQuestions,
    private readonly files: StoreFile,
    private readonly links: ExamFileLinks,
  ) {}

  /** @throws FileTooLarge, FileTypeNotAllowed, TooManyFiles, StorageFull, AttemptQuestionNotFound, PageTaken */
  async execute(sitting: Sitting, { pageId, questionId, file }: UploadAnswerFileInput): Promise<AnswerFileNode> {
    const question = await this.questions.find(sitting, questionId, pageId);
    const accepted = acceptedFiles(question.type, question.fileKinds);
    if (accepted.length === 0) throw new FileTypeNotAllowed();
    const checked = await readUpload(file, accepted);
    if (question.fileCount >= MAX_FILES_PER_QUESTION) throw new TooManyFiles({ limit: MAX_FILES_PER_QUESTION });
    const { id, attemptId, ownerId } = question;
    const {
      id: fileId,
      name,
      contentType,
      byteSize,
    } = await this.files.execute(checked, {
      ownerId,
      purpose: FilePurpose.ANSWER,
      attach: (manager, newId) => manager.insert(AnswerFile, { fileId: newId, attemptId, questionId: id }),
    });
    assertLivePage(question);
    return { id: fileId, name, contentType, byteSize, url: this.links.urlFor(sitting, fileId) };
  }
}
